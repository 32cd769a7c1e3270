### /mito quality: how well the values predict.

# The commands

mito-quality = quality
    .about = Say how well the ratings predict the results
    .example = /mito quality

# The cards

mito-quality-title = How well the values predict
mito-quality-better = Over { $games ->
    [one] the one game
   *[other] { $games } games
} “{ $ladder }” predicts better than chance: { $gain } less error.
mito-quality-worse = Over { $games ->
    [one] the one game
   *[other] { $games } games
} “{ $ladder }” predicts no better than chance: { $gain } more error.
mito-quality-parts = In games with a risikometro, ELO alone: { $elo } · risikometro alone: { $risikometro }
mito-quality-what = Mean log-loss of the winner's expected share: the lower, the better it predicts. “Equal” gives everybody the same chance.
mito-quality-equal = Equal
mito-quality-column-ladder = Which
mito-quality-column-loss = Log-loss
mito-quality-column-gain = Gain

# The refusals

refused-mito-no-games = There is no game yet: the first is recorded with /mito game.
