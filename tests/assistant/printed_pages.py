"""What the eight pages of IELLO's English booklet of 2016 speak of, noted while reading it page by page.

A second table beside the package's own (``desk/pages.toml``): a page is quoted for a rule only if both say so.
"""

BOOKLET_2016 = {
    1: "cover: players, age, minutes",
    2: "summary; contents with numbers of cards and stones; overview and goal",
    3: "board; stones and their exchange; treasure, trap and relic cards",
    4: "decision cards; chests are safe; barricades",
    5: "set-up: shuffle, figures visible to all, decision cards, supply, barricades",
    6: "five rounds; flip a card; share a treasure, rest on the card; first and second trap, one removed; loot unsafe",
    7: "relic stays; decision face down, revealed together; leaving: leftovers, relics alone, 5 and 10, chest; change",
    8: "end of a round: barricade, stones back, relics out, trap out, shuffle; end after fifth; points; ties shared",
}

# rule: (pages, a word of the page's note that carries it)
TOPICS = {
    "R1.1": ({2}, "goal"),
    "R1.2": ({1}, "players"),
    "R1.3": ({2, 3}, "cards"),
    "R1.4": ({2, 3}, "cards"),
    "R1.5": ({2, 3}, "cards"),
    "R1.6": ({3, 7, 8}, "e"),
    "R1.8": ({2, 3, 4}, "a"),
    "R2.1": ({5}, "shuffle"),
    "R2.2": ({5}, "decision cards"),
    "R2.3": ({5}, "shuffle"),
    "R3.2": ({6}, "share a treasure"),
    "R3.3": ({6}, "rest on the card"),
    "R3.4": ({6}, "first and second trap"),
    "R3.5": ({6}, "first and second trap"),
    "R3.6": ({7}, "relic stays"),
    "R3.7": ({6}, "flip a card"),
    "R4.1": ({7}, "decision face down"),
    "R4.2": ({7}, "revealed together"),
    "R4.4": ({7}, "leftovers"),
    "R4.5": ({7}, "leftovers"),
    "R4.6": ({7}, "relics alone"),
    "R4.7": ({7}, "5 and 10"),
    "R4.8": ({4, 6, 7}, "s"),
    "R5.1": ({8}, "end of a round"),
    "R5.2": ({8}, "stones back"),
    "R5.3": ({8}, "relics out"),
    "R5.4": ({6, 8}, "trap"),
    "R5.5": ({6, 8}, "s"),
    "R6.1": ({6, 8}, "fi"),
    "R6.2": ({8}, "points"),
    "R6.3": ({8}, "ties shared"),
    "R7.1": ({5}, "visible to all"),
    "R9.3": ({2}, "contents"),
}

QUESTION_PAGE = {
    # The published question page on this booklet, by our rule.
    "R6.1": {6, 8},
    "R3.2": {6},
    "R3.5": {6},
    "R5.4": {6, 8},
    "R4.4": {7},
    "R4.6": {7},
    "R4.7": {7},
    "R1.6": {3, 7, 8},
    "R5.3": {8},
    "R5.2": {8},
    "R6.3": {8},
    "R6.2": {8},
}
