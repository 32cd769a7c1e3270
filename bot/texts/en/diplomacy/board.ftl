### Diplomacy: the screen in the hall.

diplomacy-screen-entered = { $players ->
    [one] Entries are open · 1 player
   *[other] Entries are open · { $players } players
}
diplomacy-screen-players = Players
diplomacy-screen-round = Round { $round } of { $rounds } · { $count ->
    [one] 1 board to go
   *[other] { $count } boards to go
}
diplomacy-screen-between = Round { $round } of { $rounds } is over
diplomacy-screen-over = The tournament is over · { $player } wins
diplomacy-screen-board = { $board } · { $year }
diplomacy-screen-cell = { $player } { $centres }
diplomacy-screen-player = { $number }. { $player }
diplomacy-screen-top = { $board } · top
diplomacy-screen-variant = { $board } · { $variant }
diplomacy-screen-now = If it ended now
diplomacy-screen-begins = starting
diplomacy-screen-closed = over
diplomacy-screen-own = Round { $round }
