### M.I.T.O. ladders: what ladders, periods and places are called.

# The commands

mito = mito
    .about = M.I.T.O. games and ladders

choices-which =
    .week = week
    .month = month
    .quarter = quarter
    .year = year
    .all-time = all-time

# The cards

mito-ladder-all-time = All time
mito-ladder-week = Week
mito-ladder-month = Month
mito-ladder-quarter = Quarter
mito-ladder-year = Year
mito-ladder-title = { $ladder } · { $period }
mito-period-week = week { $part } of { $year }
mito-period-month = { moment-month } { $year }
mito-period-quarter = quarter { $part } of { $year }
mito-title-all-time = The all-time ladder
mito-title-week = Week { $part } of { $year }
mito-title-month = { moment-month } { $year }
mito-title-quarter = Quarter { $part } of { $year }
mito-title-year = Year { $year }
mito-place = #{ $place }
mito-apart = { $games } of { $minimum ->
    [one] 1 game
   *[other] { $minimum } games
}
mito-nobody = nobody

# The journal

mito-line-opened = The ladders were opened, time zone { $zone }
mito-line-zone = Days now follow the time zone { $zone }

# The refusals

refused-mito-off = This ladder is off: a director can turn it on again with /mito settings.
