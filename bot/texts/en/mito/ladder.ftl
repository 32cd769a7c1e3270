### /mito ladder.

# The commands

mito-ladder = ladder
    .about = Show the ladder, as a picture too
    .example = /mito ladder month
    .which = which
    .which-about = week, month, quarter, year or all-time

# The cards

mito-column-place = #
mito-column-player = Player
mito-column-value = Value
mito-column-best = Best
mito-column-games = W/G
mito-first = 🥇 { $who } { $value }
mito-second = 🥈 { $who } { $value }
mito-third = 🥉 { $who } { $value }
mito-ladder-games = { $games ->
    [one] 1 game
   *[other] { $games } games
} · { $players ->
    [0] nobody placed yet
   *[other] { $players } placed
}
mito-ladder-apart = { $count ->
    [one] With “–” the one who has played
   *[other] With “–” the { $count } who have played
} fewer than { $minimum ->
    [one] 1 game
   *[other] { $minimum } games
}.
mito-ladder-empty = No game yet: the first is recorded with /mito game.
mito-ladder-ends = Closes { $at }
mito-ladder-page = { $first }–{ $last }
