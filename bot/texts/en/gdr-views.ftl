### RBB 2.0: the rankings, the sums, the report, the export, the board.

gdr-standings-teams = Ranking of the teams
gdr-standings-character = Ranking · { $name }
gdr-player-of = { $who } ({ $team })
gdr-column-place = Pl.
gdr-column-team = Team
gdr-column-player = Player
gdr-column-score = Points
gdr-column-vsp = VSP
gdr-column-aa = AA
gdr-page-button = Page { $page }
gdr-teams-button = Teams

gdr-explain-title = { $who } · { $team }
gdr-explain-title-team = The sums · { $team }
gdr-explain-total = Score: { $total }
gdr-explain-sheets = { $count ->
    [one] Sheet of { $names }
   *[other] Mean of the sheets of { $names }
}
gdr-explain-part = { $part }: { $points } of { $most }
gdr-explain-player = { $who }: { $points } without the sense of the adventure
gdr-explain-mean = Mean of the players (VSP): { $points }
gdr-explain-vsp = VSP { $value }: ({ $value } − { $low }) / ({ $high } − { $low }) × { $share } = { $points }
gdr-explain-aa = AA { $value }: ({ $value } − { $low }) / ({ $high } − { $low }) × { $share } = { $points }
gdr-either = { $first } / { $then }
gdr-explain-line = { $question }: { $answer } → { $points } / { $most }
gdr-explain-team-button = Team

gdr-report-title = How well the questions told players apart
gdr-report-how = For each item: the answers used of those there are, and the share of the most frequent. Where nearly all have the same one, the item tells nobody apart.
gdr-report-flat = { $count ->
    [one] 1 nearly flat item to think over: the first below.
   *[other] { $count } nearly flat items to think over: the first below.
}
gdr-report-all-well = Every item told somebody apart.
gdr-report-line = { $question } · { $used }/{ $of } · { $top }

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

gdr-board-over = { $count ->
    [one] { $teams } win
   *[other] { $teams } share the first place
}
gdr-board-no-adventure = Waiting for the adventure
gdr-board-teams = Teams
gdr-board-players = Players
gdr-board-sheet = Sheet
gdr-board-waits = awaited
gdr-board-in = handed in
