### /mito import.

# The commands

mito-import = import
    .about = Load past games from a CSV file
    .example = /mito import
    .file = file
    .file-about = the CSV file, attached
    .answers = answers
    .answers-about = whose the doubtful names are

# The cards

mito-imported = { $count ->
    [0] No game imported
    [one] 1 game imported
   *[other] { $count } games imported
} of { $all }
mito-import-button = The ladder

# The refusals

refused-mito-import-empty = There is not a single line in this file: it takes a CSV with date, winner, player2, player3… and each one's risikometro, if there is one.
refused-mito-import-date = The whole date is needed, such as 20/11/2026 (with the hour, if known), not “{ $value }”.
refused-mito-import-day = “{ $value }” is not a day on which anybody can have played: it takes a real date, such as 20/11/2026.
refused-mito-import-names = The players are missing: it takes at least two, the winner first.
refused-mito-import-winner = The winner, “{ $name }”, is not among the players.
refused-mito-import-alike = It is already there, as game { $number }.
