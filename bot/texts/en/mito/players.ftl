### /mito player.

# The commands

mito-player = player
    .about = Show the value, best, games and history of a player
    .example = /mito player @Anna
    .player = player
    .player-about = whose; without it, yours
    .which = which
    .which-about = week, month, quarter, year or all-time

# The cards

mito-player-title = { $who } · { $ladder }
mito-result = { $games ->
    [one] 1 game
   *[other] { $games } games
}, place { $place } with { $value }
mito-result-apart = { $games ->
    [one] 1 game
   *[other] { $games } games
}, value { $value }
mito-player-value = { $value } · { $place } · best { $best }
mito-player-none = { $ladder }: no game yet
mito-player-elsewhere = { $ladder }: { $value } · { $place } · best { $best }
mito-player-all = { $wins ->
    [one] 1 win
   *[other] { $wins } wins
} of { $games }: { $percent } ({ $chance } expected by chance)
mito-player-favourite = As favourite: { $wins } of { $games } ({ $percent }, { $chance } expected by chance)
mito-player-underdog = As underdog: { $wins } of { $games } ({ $percent }, { $chance } expected by chance)
mito-player-best = Best win: { $change } (game { $number }, { $at })
mito-player-form = Form: { $form }
mito-form-won = W
mito-form-lost = L
mito-form-then = { $form } { $one }
mito-history-title = { $who }'s progress

# The refusals

refused-mito-no-games-of = { $who } has not played here yet.
