### A winter told by who plays at the board: by presses, centre by centre, and a rival's yes.

# The cards

diplomacy-step-button = − / +
diplomacy-take-button = Who took what
diplomacy-step-title = { $board } · winter { $year }
diplomacy-step-sum = Centres: { $total }. Neutral: { $neutral }. In all: { $most }
diplomacy-step-lost = { $count ->
    [one] 1 centre is missing: a captured centre always has an owner.
   *[other] { $count } centres are missing: a captured centre always has an owner.
}
diplomacy-step-less = − { $power }
diplomacy-step-more = + { $power }
diplomacy-take-who = Who has taken a centre?
diplomacy-take-which = { $power }: which centre? The nearest come first.
diplomacy-take-since = Owners are known up to { $year }: what has changed since?
diplomacy-take-beginning = Only the starting owners are known: what has changed since?
diplomacy-take-back = Back
diplomacy-take-more = More…
diplomacy-taken = { $centre }: from { $before } to { $power }
diplomacy-taken-neutral = { $centre }: to { $power }
diplomacy-untake-button = ✕ { $centre }
diplomacy-centre-neutral = { $centre }
diplomacy-centre-of = { $centre } ({ $power })
diplomacy-gained = ⚠️ { $power }: centres taken in a year: { $gained }; units: { $units }. Each unit can take only one.
diplomacy-told = Winter { $year }, reported by { $player }: { $counts }
diplomacy-told-power = { $power } { $centres }
diplomacy-told-waits = It counts once somebody at the board other than { $player } confirms it, with one press.
diplomacy-told-no = { $player } says that is wrong.
diplomacy-told-rival = { $player } says instead: { $counts }
diplomacy-told-referee = A referee who does not play here decides; or whoever was wrong agrees with the other.
diplomacy-confirm-button = Confirm
diplomacy-doubt-button = That's wrong
diplomacy-right-button = { $player } is right
diplomacy-report-told = Winter { $year } reported: it counts once somebody else at the board confirms it.
diplomacy-report-confirmed = Winter { $year } confirmed.
diplomacy-report-doubted = Winter { $year }: a referee decides.
diplomacy-object-button = { $year } is wrong
diplomacy-uphold-button = { $year } stands
diplomacy-disputed-fix-button = Correct { $year }
diplomacy-disputed = ⚠️ Winter { $year }: { $player } says that is wrong. It stands until a referee decides.
diplomacy-disputed-title = { $board } · winter { $year } disputed
diplomacy-referees-called = { $who }: a referee is needed.
diplomacy-referee-wanted = A referee who does not play at this board is needed.
diplomacy-upheld = Winter { $year }: it stands.
diplomacy-now = If it ended now: { $powers }
diplomacy-now-power = { $power } { $points }

diplomacy-map-button = Map
diplomacy-map-since = Owners are known up to { $year }: later winters were only counted.
diplomacy-map-beginning = Owners were not reported: this is the start, without the powers that have no centre left.
diplomacy-map-line = { $power } { $centres }: { $own }
diplomacy-map-back = ◀ { $year }
diplomacy-map-on = { $year } ▶

diplomacy-all-title = All boards · round { $round }
diplomacy-all-line = { $board }: { $state }
diplomacy-all-begins = about to begin
diplomacy-all-year = at { $year }
diplomacy-all-behind = ⏰ at { $year }, others are ahead
diplomacy-all-first = ⏰ no winter yet, others are ahead
diplomacy-all-told = { $year } to be confirmed (reported by { $player })
diplomacy-all-doubted = ⚠️ two versions of { $year }: a referee decides
diplomacy-all-disputed = ⚠️ { $year } disputed: a referee decides
diplomacy-all-vote = voting on the variant
diplomacy-all-complete = finished: ready to close
diplomacy-all-over = closed
diplomacy-all-now = If it ended now: { $players }
diplomacy-all-place = { $place }. { $player } { $points }
diplomacy-all-top = At the top table there would be { $players }
diplomacy-own-now = In the tournament, if it ended now: place { $place } (points: { $points })
diplomacy-own-top = ⭐ And you would be at the top table

# The journal

diplomacy-log-reported = { $place }: { $year } reported by { $player }, centres { $counts }
diplomacy-log-confirmed = { $place }: { $year } confirmed, centres { $counts }
diplomacy-log-doubted = { $place }: { $year } is wrong, says { $player }
diplomacy-log-disputed = { $place }: { $year } disputed by { $player }
diplomacy-log-upheld = { $place }: { $year } stands

# The refusals

refused-diplomacy-not-your-winter = A winter of board { $board } is reported by somebody who plays there, or by a referee.
refused-diplomacy-told-already = { $year } at board { $board } is already reported like that: somebody else at the board has to confirm it.
refused-diplomacy-told-own = { $year } at board { $board } is your own report: somebody else at the board has to confirm it.
refused-diplomacy-told-doubted = There are two versions of { $year } at board { $board }: a referee decides, or whoever was wrong agrees with the other.
refused-diplomacy-disputed-already = { $year } at board { $board } is already disputed: a referee decides.
refused-diplomacy-no-objection = { $year } at board { $board } can no longer be disputed with a press: speak to a referee.
refused-diplomacy-own-word = { $year } at board { $board } counts on your word too: if it is wrong, tell a referee.
refused-diplomacy-not-disputed = { $year } at board { $board } is not disputed.
refused-diplomacy-nothing-told = There is no report of { $year } to confirm at board { $board }.
refused-diplomacy-no-centre = “{ $name }” is not a centre.
refused-diplomacy-owners-turkey = At board { $board } Turkey counts as one centre: write the seven numbers.
