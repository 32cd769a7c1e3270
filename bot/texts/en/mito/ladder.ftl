### /mito ladder, /mito archive, and the periods that close.

# The commands

mito-ladder = ladder
    .about = Show the ladder, as a picture too
    .example = /mito ladder month
    .which = which
    .which-about = week, month, quarter, year or all-time

mito-archive = archive
    .about = Show a closed week, month, quarter or year
    .example = /mito archive month 2026-04
    .which = which
    .which-about = week, month, quarter or year
    .period = period
    .period-about = which one; without it, the last closed

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
    [one] With “–” who has played fewer than { $minimum } games.
   *[other] With “–” the { $count } who have played fewer than { $minimum } games.
}
mito-ladder-empty = No game yet: the first is recorded with /mito game.
mito-ladder-ends = Closes { $at }
mito-ladder-page = { $first }–{ $last }
mito-archive-older = ← { $period }
mito-archive-newer = { $period } →

mito-closed-title = { $period }: { $who } wins
mito-closed-title-nobody = { $period }: no winner
mito-closed-nobody = Nobody has played at least { $minimum } games.
mito-closed-climbers = Climbers
mito-closed-climb = ↑ { $up } · { $who }: #{ $before } → #{ $after }
mito-closed-upsets = Upsets
mito-closed-upset = Game { $number }: { $who } against { $favourite }, chance { $percent }
mito-closed-button = The ladder

# The journal

mito-line-closed = A period closed: { $ladder }, { $period }

# The refusals

refused-mito-no-such-period = I cannot read “{ $value }” as a period: write for instance { $example }.
refused-mito-period-open = { $period } is not over yet: see it with /mito ladder.
refused-mito-period-empty = No games are recorded in this period: { $period }.
refused-mito-none-closed = No period of this ladder has closed yet.
