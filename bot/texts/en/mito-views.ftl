### M.I.T.O. ladders: ladders, archive, players, settings, notices, journal.

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

# A period that closes

mito-closed-title = { $period }: { $who } wins
mito-closed-title-nobody = { $period }: no winner
mito-closed-nobody = Nobody has played at least { $minimum } games.
mito-closed-climbers = Climbers
mito-closed-climb = ↑ { $up } · { $who }: #{ $before } → #{ $after }
mito-closed-upsets = Upsets
mito-closed-upset = Game { $number }: { $who } against { $favourite }, chance { $percent }
mito-closed-button = The ladder

# A player

mito-player-title = { $who } · { $ladder }
mito-player-value = { $value } · { $place } · best { $best }
mito-player-none = { $ladder }: no game yet
mito-player-elsewhere = { $ladder }: { $value } · { $place } · best { $best }
mito-player-all = { $wins ->
    [one] 1 win
   *[other] { $wins } wins
} of { $games }: { $percent } ({ $chance } by an even chance)
mito-player-favourite = As favourite: { $wins } of { $games } ({ $percent }, { $chance } by an even chance)
mito-player-underdog = As underdog: { $wins } of { $games } ({ $percent }, { $chance } by an even chance)
mito-player-best = Best win: { $change } (game { $number }, { $at })
mito-player-form = Form: { $form }
mito-form-won = W
mito-form-lost = L
mito-form-then = { $form } { $one }
mito-history-title = The way of { $who }

# Settings

mito-settings-title = The ladders
mito-settings-what = Press one to change it, or type /mito settings. Every change stays in the journal.
mito-settings-changed = Changed: { $ladders }
mito-settings-holds = It holds for all that is still open, games already played included; closed periods stay as they are.
mito-settings-off = off
mito-settings-column-ladder = Which
mito-settings-column-start = From
mito-settings-column-pot = Pot
mito-settings-column-minimum = Min.

# Import

mito-imported = { $count ->
    [0] No game imported
    [one] 1 game imported
   *[other] { $count } games imported
} of { $all }
mito-import-guests = { $count ->
    [one] A new name, a guest now
   *[other] { $count } new names, guests now
}: { $who }. If somebody was here by another name, /me link joins them.
mito-import-button = The ladder

# How well they predict

mito-quality-title = How well the values predict
mito-quality-better = Over { $games ->
    [one] the one game
   *[other] { $games } games
} “{ $ladder }” predicts better than chance: { $gain } less error.
mito-quality-worse = Over { $games ->
    [one] the one game
   *[other] { $games } games
} “{ $ladder }” predicts no better than chance: { $gain } more error.
mito-quality-parts = ELO alone: { $elo } · risikometro alone: { $risikometro }
mito-quality-what = Mean log-loss of the winner's expected share: the lower, the better it predicts. “Equal” gives everybody the same chance.
mito-quality-equal = Equal
mito-quality-column-ladder = Which
mito-quality-column-loss = Log-loss
mito-quality-column-gain = Gain

# The board in the hall

mito-board-title = M.I.T.O. ladders
mito-board-games = { $games ->
    [0] No game yet
    [one] 1 game
   *[other] { $games } games
}
mito-board-last = Last games
mito-board-column-number = No.
mito-board-column-winner = Winner
mito-board-column-gain = Gain
mito-board-column-others = Against
mito-board-ends = About to close

# Export

mito-sheet-when = date
mito-sheet-winner = winner
mito-sheet-player = player{ $seat }
mito-sheet-risikometro = risikometro
mito-sheet-number = number
mito-sheet-standing = standing
mito-sheet-ladder = ladder
mito-sheet-period = period
mito-sheet-place = place
mito-sheet-value = value
mito-sheet-best = best
mito-sheet-games = games
mito-sheet-wins = wins
mito-sheet-person = player
mito-standing-player = recorded by a player; confirmed by: { $confirmed }
mito-standing-referee = recorded by a referee; confirmed by: { $confirmed }
mito-standing-import = imported; confirmed by: { $confirmed }
mito-standing-disputed = disputed
mito-standing-settled = decided by a referee

# Journal

mito-line-opened = The ladders were opened, time zone { $zone }
mito-line-zone = Days now follow the time zone { $zone }
mito-line-played = Game { $number }: { $who } wins, then { $others } · recorded by { $by }
mito-line-fixed = { $by } fixed game { $number }: { $who } wins, then { $others }
mito-line-deleted = { $by } deleted game { $number }
mito-line-dropped = Game { $number } deleted
mito-line-confirmed = { $who } confirms game { $number }
mito-line-disputed = { $who } disputes game { $number }
mito-line-upheld = { $who } has decided: game { $number } stands
mito-line-changed = { $who } changed “{ $ladder }”: from { $start }, pot { $pot }%, minimum { $minimum } { $minimum ->
    [one] game
   *[other] games
}
mito-line-off = { $who } turned “{ $ladder }” off (start { $start }, pot { $pot }%, minimum { $minimum })
mito-line-closed = A period closed: { $ladder }, { $period }
