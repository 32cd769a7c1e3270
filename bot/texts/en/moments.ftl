### How moments are written, and the words by which they are typed: several are parted by commas.

when-now = now
when-day =
    .today = today
    .tonight = tonight
    .yesterday = yesterday
    .tomorrow = tomorrow
    .before-yesterday = day before yesterday
    .after-tomorrow = day after tomorrow
when-weekday =
    .monday = monday, mon
    .tuesday = tuesday, tue, tues
    .wednesday = wednesday, wed
    .thursday = thursday, thu, thur, thurs
    .friday = friday, fri
    .saturday = saturday, sat
    .sunday = sunday, sun
when-evening = evening, night
when-morning = morning
when-afternoon = afternoon
when-last-night = last night
when-noon = noon, midday
when-midnight = midnight
when-am = am, a.m.
when-pm = pm, p.m.
when-at = at, from, o'clock
when-filler = on, the, of, this, in the
when-next = next, coming
when-last = last, past
when-ago = ago
when-in = in
when-one = a, an, one
when-hours = hour, hours
when-minutes = minute, minutes, min, mins
when-half-hour = half an hour, half hour
when-days = day, days
when-weeks = week, weeks
# The hour of a clock with hands: # stands for the hour, @ for minutes.
when-clock =
    .half = half past #, half #
    .quarter-past = quarter past #, a quarter past #
    .quarter-to = quarter to #, a quarter to #
    .past = @ past #
    .to = @ to #
when-number =
    .n1 = one
    .n2 = two
    .n3 = three
    .n4 = four
    .n5 = five
    .n6 = six
    .n7 = seven
    .n8 = eight
    .n9 = nine
    .n10 = ten
    .n11 = eleven
    .n12 = twelve
    .n20 = twenty
    .n25 = twenty-five, twenty five
when-ordinal = st, nd, rd, th
# The months are read by these names, too, and by how they begin.
moment-month = { $part ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}
moment-time = { $hour }:{ $minute }
moment-date = { $day } { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[12] Dec
} { $year }
moment-both = { moment-date }, { moment-time }
