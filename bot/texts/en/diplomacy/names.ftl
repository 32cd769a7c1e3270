### Diplomacy: what players, powers and boards are called.

# The commands

choices-power =
    .austria = austria
    .england = england
    .france = france
    .germany = germany
    .italy = italy
    .russia = russia
    .turkey = turkey

# The cards

diplomacy-nobody = nobody
diplomacy-either = Italy or Turkey
diplomacy-colour = colour { $power }
diplomacy-variant-italy = Italy in civil disorder
diplomacy-variant-turkey = no Turkey
diplomacy-variant-escalation = escalation
diplomacy-column-power = Power
diplomacy-column-player = Player
diplomacy-column-centres = Centres
diplomacy-column-place = Pl.
diplomacy-column-points = Points
diplomacy-column-number = #
diplomacy-column-year = Year
diplomacy-column-stands = Now
diplomacy-column-would = Becomes
diplomacy-column-what = Criterion
diplomacy-column-round = R{ $round }
diplomacy-column-other = Other

# The journal

diplomacy-log-board = Round { $round }, board { $board }

# The refusals

refused-diplomacy-no-tournament = There is no Diplomacy tournament here yet: /diplomacy new "Cup"
refused-diplomacy-no-round = No round has been posted yet.
refused-diplomacy-no-such-round = There is no such round: the last one is { $last }.
refused-diplomacy-no-such-board = There is no such board in round { $round }: they go from 1 to { $last }.
refused-diplomacy-no-such-player = There is no “{ $name }” among the players.
refused-diplomacy-player-of-many = “{ $name }” could be: { $names }. Write the whole name.
