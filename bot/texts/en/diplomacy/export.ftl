### Diplomacy: the tables of the export.

diplomacy-sheet-number = number
diplomacy-sheet-player = player
diplomacy-sheet-person = person
diplomacy-sheet-since = since round
diplomacy-sheet-fate = state
diplomacy-sheet-round = round
diplomacy-sheet-board = board
diplomacy-sheet-power = power
diplomacy-sheet-centres = centres
diplomacy-sheet-place = place
diplomacy-sheet-points = points
diplomacy-sheet-sum = sum
diplomacy-sheet-year = year
diplomacy-fate-in = in
diplomacy-fate-withdrawn = withdrawn
diplomacy-fate-disqualified = disqualified
