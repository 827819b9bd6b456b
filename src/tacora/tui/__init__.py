"""The terminal game: menu, table and replay in Textual, and the same game line by line (``--plain``)."""
