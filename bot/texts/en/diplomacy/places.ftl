### Diplomacy: where the boards stand in the hall.

diplomacy-hall = hall
    .where = where
    .where-about = where the boards are: 1-4 Blue room; 5-10 Terrace
    .where-example = 1-4 Blue room; 5-10 Terrace
diplomacy-hall-button = Where the boards are…
diplomacy-hall-title = Where the boards are
diplomacy-hall-line = { $place }: { $count ->
    [one] board { $boards }
   *[other] boards { $boards }
}
diplomacy-you-sit = Where: { $place }
diplomacy-log-hall = It was announced where the boards are
refused-diplomacy-hall-read = “{ $value }”: first the board (or the first and the last), then the place, as in 1-4 Blue room; 5 Bar.
refused-diplomacy-hall-what = Boards are numbered from 1 to 99: for example 1-4 Blue room; 5-10 Terrace.
