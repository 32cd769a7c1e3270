### Diplomacy: winters, votes, scores.

diplomacy-winter = winter
    .counts = counts
    .counts-about = seven numbers: Austria England France Germany Italy Russia Turkey
diplomacy-board-of = { $board } · round { $round }
diplomacy-board-at = { $board } · round { $round } · winter { $year }
diplomacy-marked = { $power }{ $marks }
diplomacy-in-disorder = in disorder
diplomacy-star = * has taken the minute
diplomacy-solo = 🏆 { $power } { $player } wins alone
diplomacy-drawn = 🤝 A draw on the centres of { $year }
diplomacy-over = Board closed
diplomacy-last-winter = The last winter: the board can be closed
diplomacy-to-vote = First the variant is voted on
diplomacy-not-begun = It plays to { $last }
diplomacy-goes-on = It goes on to { $last }
diplomacy-lost-centres = ⚠️ { $count ->
    [one] One centre fewer than the year before
   *[other] { $count } centres fewer than the year before
}: usually a slip.
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
diplomacy-seats-picture = Who plays what
diplomacy-column-round = R{ $round }
diplomacy-winter-button = Centres { $year }
diplomacy-finish-button = Close the board
diplomacy-propose-button = Draw?
diplomacy-chart-button = Chart
diplomacy-score-button = Score
diplomacy-standings-button = Standings
diplomacy-correct-title = { $board } · { $year } is there already
diplomacy-correct-open = If it is a mistake, a referee who does not play here corrects it.
diplomacy-correct-closed = The board is closed: the correction works out scores and standings anew.
diplomacy-correct-button = Correct it
diplomacy-corrected = { $year } is corrected: everything after it is worked out again.
diplomacy-early-title = { $board }: it is at { $year }, and plays to { $last }
diplomacy-early-what = Close it now? The centres of the last winter recorded count.
diplomacy-early-button = Yes, close it now
diplomacy-vote-draw = { $board }: a draw?
diplomacy-vote-variant = { $board }: which variant?
diplomacy-draw-proposed = { $player } proposes a draw on the centres of { $year }.
diplomacy-draw-rule = All who are in play must say yes; the votes are shown when all are in.
diplomacy-variant-rule = The six vote in secret; a tie is drawn by lot.
diplomacy-vote-missing = { $count ->
    [0] All have voted
   *[other] Missing: { $players }
}
diplomacy-vote-button = Vote
diplomacy-vote-for-button = Without an account
diplomacy-vote-close-button = Close the vote
diplomacy-ballot-secret = Nobody sees your vote before all are in.
diplomacy-ballot-for = The vote of { $player }
diplomacy-ballot-yes = Yes, a draw
diplomacy-ballot-no = No, play on
diplomacy-ballot-italy = Italy in disorder
diplomacy-ballot-turkey = Turkey removed
diplomacy-ballot-escalation = Escalation
diplomacy-ballot-in = Your vote is in
diplomacy-voters-title = Who votes without an account?
diplomacy-voters-how = Have the vote told apart, and note it here: only you see it.
diplomacy-voters-none = Those missing have an account, and vote alone.
diplomacy-counted = { $board }: the vote is closed
diplomacy-draw-agreed = { $board }: the draw is agreed
diplomacy-draw-all = All said yes.
diplomacy-draw-failed = { $board }: no draw
diplomacy-draw-against = Against: { $players }
diplomacy-draw-on = Play goes on.
diplomacy-variant-button = Variant, board { $board }
diplomacy-variant-chosen = Board { $board }: { $variant }
diplomacy-variant-lot = A tie: the lot decided.
diplomacy-votes-for = { $variant } { $count }
diplomacy-variant-how-italy = Italy gives no orders: it keeps its centres, but is no player.
diplomacy-variant-how-turkey = Turkey is not there and is one centre: { $centres } in all.
diplomacy-variant-how-escalation = An empty map: in turn each places { $pieces } pieces; in winter 1901 each writes down three home centres.
diplomacy-score-title = { $board } · round { $round } · score
diplomacy-score-so-far = If it ended with { $year }:
diplomacy-score-line = { $place }. { $player } ({ $power }) { $points }: { $sum }
diplomacy-plus = { $first } + { $then }
diplomacy-times = ({ $sum }) × { $factor } ({ $survivors } with { $least } centres or more) = { $points }
diplomacy-times-told = ({ $sum }) × { $factor }
diplomacy-score-factor = Multiplier { $factor }: { $survivors } with { $least } centres or more
diplomacy-line-centres = { $points } ({ $count ->
    [one] 1 centre
   *[other] { $count } centres
})
diplomacy-line-alive = { $points } (in play)
diplomacy-line-place = { $points } ({ $count ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $count }th
} place)
diplomacy-line-break = { $points } (break)
diplomacy-line-no-break = { $points } (no break)
diplomacy-line-solo = { $points } (solo victory at { $count })
diplomacy-line-eliminated = { $points } (eliminated)
diplomacy-line-beaten = { $points } (another won alone)
diplomacy-extra-top = { $sum }; +{ $percent }% top table
diplomacy-extra-double = { $sum }; +{ $percent }% two boards
diplomacy-extra-declined = { $sum }; −{ $percent }% refused the top table
diplomacy-extra-worst = { $sum }; worst result, counts { $percent }%
diplomacy-extra-waits = { $sum }; the bonus for two boards waits for the other
diplomacy-extra-makes = { $sum } → { $points }
diplomacy-results-title = Results · round { $round }
diplomacy-result-line = { $board }: { $players }
diplomacy-result-player = { $player } ({ $power }) { $points }
diplomacy-prizes-title = { $name } · { $player } wins
