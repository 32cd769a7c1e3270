### RBB 2.0: the tables of the export.

gdr-sheet-number = Number
gdr-sheet-team = Team
gdr-sheet-player = Player
gdr-sheet-character = Character
gdr-sheet-place = Place
gdr-sheet-score = Score
gdr-sheet-vsp = VSP
gdr-sheet-aa = AA
gdr-sheet-referee = Referee
gdr-sheet-question = Item
gdr-sheet-answer = Answer
