"""The rules desk: answers with their sources, or computed by the engine; never written by a model.

`tacora.assistant.desk.Desk` answers questions about one game in French, Spanish and English. What it knows of a
game comes from that game's ``desk`` part (curated answers, players' words, computed answers) and its rulebook.
"""
