### /diplomacy centres, finish, chart: winters, and the card of a board.

# The commands

diplomacy-centres = centres
    .about = Record the centres of a winter; a power with none left may be left out
    .example = /diplomacy centres 1 1904 5 4 6 5 3 7 4
    .board = board
    .board-about = number of the board
    .year = year
    .year-about = the year, from 1901
    .austria = austria
    .austria-about = centres of Austria
    .england = england
    .england-about = centres of England
    .france = france
    .france-about = centres of France
    .germany = germany
    .germany-about = centres of Germany
    .italy = italy
    .italy-about = centres of Italy
    .russia = russia
    .russia-about = centres of Russia
    .turkey = turkey
    .turkey-about = centres of Turkey
    .round = round
    .round-about = number of the round; without it, the current one

diplomacy-finish = finish
    .about = End a board, score it and post it
    .example = /diplomacy finish 1
    .board = board
    .board-about = number of the board
    .round = round
    .round-about = number of the round; without it, the current one

diplomacy-chart = chart
    .about = Show the centres year by year, or whose they are on the map
    .example = /diplomacy chart 1
    .board = board
    .board-about = number of the board
    .round = round
    .round-about = number of the round; without it, the current one
    .map = map
    .map-about = yes to see who owns each centre, on the map

diplomacy-winter = winter
    .counts = counts
    .counts-about = "France 8, Austria 3, …", or seven numbers in order, from Austria to Turkey

# The cards

diplomacy-board-of = { $board } · round { $round }
diplomacy-board-at = { $board } · round { $round } · winter { $year }
diplomacy-marked = { $power }{ $marks }
diplomacy-in-place = { $player } (played by { $other })
diplomacy-in-disorder = in disorder
diplomacy-star = * has taken the minute
diplomacy-solo = 🏆 { $power } { $player } wins a solo
diplomacy-drawn = 🤝 A draw on the centres of { $year }
diplomacy-over = Board closed
diplomacy-last-winter = The last winter: the board can be closed
diplomacy-to-vote = First comes the vote on the variant
diplomacy-not-begun = Play goes to { $last }
diplomacy-goes-on = Play goes on, to { $last }
diplomacy-lost-centres = ⚠️ { $count ->
    [one] One centre fewer than the year before
   *[other] { $count } centres fewer than the year before
}: usually a mistake.
diplomacy-winter-button = Centres { $year }
diplomacy-finish-button = Close the board
diplomacy-propose-button = Draw?
diplomacy-chart-button = Chart
diplomacy-score-button = Score
diplomacy-overtake-title = A draw on the centres of { $year } is being voted on.
diplomacy-sure-title = { $board } · winter { $year }: shall I record it?
diplomacy-record-button = Record { $year }
diplomacy-leap = ⚠️ { $power }: from { $before } to { $after } centres in a year? Each unit can take one: { $most } at most.
diplomacy-overtake-what = If you record the next winter, the vote closes without a draw.
diplomacy-reopened = { $board }: open again
diplomacy-reopened-what = After the correction the game was not over: it goes on, and the points given do not count.
diplomacy-reopened-round = Round { $round }: board { $board } is open again. Results and standings come back when it is closed.
diplomacy-reopened-later = The standings after round { $round } come back when board { $board } of round { $of } is closed.
diplomacy-reopened-prizes = The prizes come back when board { $board } of round { $of } is closed.
diplomacy-correct-title = { $board } · { $year } is already recorded
diplomacy-correct-open = If it is a mistake, a referee who does not play here corrects it.
diplomacy-correct-closed = The board is closed: the correction works out the scores and standings again.
diplomacy-correct-button = Correct it
diplomacy-corrected = { $year } is corrected: everything after it is worked out again.
diplomacy-corrected-power = { $power } { $before } → { $after }
diplomacy-early-title = { $board }: it is at { $year }, and play goes to { $last }
diplomacy-early-what = Close it now? The centres of the last winter recorded count.
diplomacy-early-told = ⚠️ { $year } has been reported but not confirmed: if you close now, it does not count.
diplomacy-early-button = Yes, close it now

# The journal

diplomacy-log-counted = { $place }: { $year }, centres { $counts }
diplomacy-log-corrected = { $place }: { $year } corrected, centres { $counts }
diplomacy-log-reopened = { $place }: open again
diplomacy-log-finished = { $place }: closed

# The refusals

refused-diplomacy-board-over = Board { $board } of round { $round } is closed.
refused-diplomacy-board-complete = The game at board { $board } is over: close it with /diplomacy finish { $board }
refused-diplomacy-board-not-complete = Board { $board } is at { $year }, and play goes to { $last }. Only a director can close it early.
refused-diplomacy-no-centres = No year of board { $board } has been recorded: /diplomacy centres { $board }
refused-diplomacy-year-recorded = { $year } of board { $board } is already recorded: a referee corrects it.
refused-diplomacy-year-not-recorded = { $year } of board { $board } has not been recorded yet.
refused-diplomacy-year-expected = Board { $board } is at { $expected }, not at { $year }.
refused-diplomacy-nothing-changed = { $year } of board { $board } is already like that.
refused-diplomacy-too-many-centres = That makes { $total } centres: the map has { $most }.
refused-diplomacy-nobody-left = Nobody would be left in play at board { $board }.
refused-diplomacy-came-back = { $power }: nobody comes back from no centres. Check the years either side.
refused-diplomacy-not-played = { $power }: nobody plays it at board { $board }.
refused-diplomacy-solo-before = After a victory in { $year } there would be no later years: look at the numbers.
refused-diplomacy-own-board = You play at board { $board }: somebody else is its referee (article 4).
refused-diplomacy-changed-since = The centres of that board have changed since: look at what they are now.
refused-diplomacy-counts-missing = Seven numbers are needed: { $count ->
    [one] there is one.
   *[other] there are { $count }.
}
refused-diplomacy-counts-unpaired = One number for each power: "France 8, Austria 3, …", or seven numbers in order.
refused-diplomacy-counts-word = “{ $name }”: I don't know which power that is.
refused-diplomacy-counts-either = “I” could be Italy, or England as Italians write it: write “Ita” or “Eng”.
refused-diplomacy-counts-twice = { $power } is in there twice.
refused-diplomacy-counts-without = The centres of a power in play are missing: { $power }.
refused-diplomacy-variant-first = First the six of board { $board } vote on the variant: /diplomacy variant { $board }
