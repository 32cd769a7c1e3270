### Names of the commands of the M.I.T.O. ladders.

mito = mito
    .about = M.I.T.O. games and ladders

mito-game = game
    .about = Record a game, and show what each player gains or loses
    .example = /mito game @Anna @Bruno @Carla @Dario 35 30 30 30
    .players = players
    .players-about = 2 to 6, the winner first
    .risikometro = risikometro
    .risikometro-about = a value each, in the same order
    .when = when
    .when-about = when it was played; without it, now

mito-fix = fix
    .about = Correct or delete a game; later ones are worked out again
    .example = /mito fix 41 @Bruno @Anna @Carla
    .game = game
    .game-about = number of the game
    .players = players
    .players-about = 2 to 6, the winner first
    .risikometro = risikometro
    .risikometro-about = a value each, in the same order
    .when = when
    .when-about = when it was played; without it, as it is
    .delete = delete
    .delete-about = yes to delete it

mito-ladder = ladder
    .about = Show the ladder, as a picture too
    .example = /mito ladder month
    .which = which
    .which-about = week, month, quarter, year or all-time

mito-player = player
    .about = Show the value, best, games and history of a player
    .example = /mito player @Anna
    .player = player
    .player-about = whose; without it, yours
    .which = which
    .which-about = week, month, quarter, year or all-time

mito-stake = stake
    .about = Work out what each player would win or lose
    .example = /mito stake @Anna @Bruno @Carla
    .players = players
    .players-about = 2 to 6
    .risikometro = risikometro
    .risikometro-about = a value each, in the same order

mito-archive = archive
    .about = Show a closed week, month, quarter or year
    .example = /mito archive month 2026-04
    .which = which
    .which-about = week, month, quarter or year
    .period = period
    .period-about = which one; without it, the last closed

mito-settings = settings
    .about = Show or change the ladders and their numbers
    .example = /mito settings month minimum:4
    .which = which
    .which-about = which ladder; without it, all
    .name = name
    .name-about = what it is called
    .start = start
    .start-about = the value everybody starts at
    .minimum = minimum
    .minimum-about = how many games are needed to be listed
    .pot = pot
    .pot-about = the part of everybody's points that makes the pot, in percent
    .active = active
    .active-about = no to keep it no longer

mito-import = import
    .about = Load past games from a CSV file
    .example = /mito import
    .file = file
    .file-about = the CSV file, attached

mito-quality = quality
    .about = Say how well the ratings predict the results
    .example = /mito quality

choices-which =
    .week = week
    .month = month
    .quarter = quarter
    .year = year
    .all-time = all-time
