### The tournament's refusals: why not, and what to do instead.

refused-codice-no-tournament = No tournament is open here yet: a director opens it with /codice new.
refused-codice-not-started = The tournament has not begun: a director makes the draw with /codice start.
refused-codice-started-already = The first round is drawn already: see it with /codice tables.
refused-codice-ended = The tournament is over: correct with /codice fix, naming the round.
refused-codice-too-few-teams = At least { $least } teams are needed (article 5): so far { $have ->
    [0] there is none
    [one] there is 1
   *[other] there are { $have }
}.
refused-codice-team-of-two = A team has { $players } players (article 1).
refused-codice-team-not-yours = You enter the team you play in: for others ask a director.
refused-codice-name-taken = There is a team called “{ $name }” already: choose another name.
refused-codice-no-such-team = There is no team “{ $name }”: see them with /codice tables.
refused-codice-team-of-many = “{ $name }” can mean { $names }: write the whole name.
refused-codice-team-not-waiting = { $name } is not waiting for a place.
refused-codice-entries-closed = Entries are closed: a director can still let a late team in.
refused-codice-robin-closed = In a round robin of { $teams } teams nobody can enter after the draw.
refused-codice-too-late = It is too late: after { $rounds } rounds the qualifying is over.
refused-codice-import-empty = There is no team in the file: one line a team, with name, player 1, player 2, paid, box.
refused-codice-import-missing = the team's name and two players are needed
refused-codice-import-yes-or-no = “{ $value }” is neither yes nor no

refused-codice-no-such-round = The rounds posted go from 1 to { $last }.
refused-codice-no-such-table = In this round the tables go from 1 to { $last }.
refused-codice-no-such-hand = At table { $table } { $last ->
    [0] there is no hand to correct yet
    [one] there is only hand 1
   *[other] the hands recorded go from 1 to { $last }
}.
refused-codice-round-other = This button is of another round: round { $round } is on now. See /codice tables.
refused-codice-round-begun = Round { $round } has begun: its tables are no longer changed by hand.
refused-codice-tables-held = The director is looking at the tables of round { $round }: they will be here soon.
refused-codice-tables-missing = Tables { $tables } are still missing: the round closes with the last hand.
refused-codice-tables-are-fixed = In a round robin and in the finals the rules give the tables: they are not changed by hand.
refused-codice-tables-begun = Something is recorded at tables { $tables }: round { $round } cannot be paired again, keep the tables as they are.
refused-codice-nothing-to-settle = There is nothing left to choose: the tables are fine.
refused-codice-no-bye = Nobody has a bye in this round.
refused-codice-has-the-bye = That team has the bye already.
refused-codice-same-team = They are the same team: name two.
refused-codice-own-team = It concerns your own team: another director has to do it.
refused-codice-not-in-this-round = { $name } is not in this round.
refused-codice-not-in-standings = { $name } is not in the standings.

refused-codice-not-your-table = At table { $table } its two teams and the referees record.
refused-codice-winner-not-here = That team is not at table { $table }: see /codice tables.
refused-codice-loser-not-here = That team is not at table { $table }: see /codice tables.
refused-codice-agents-missing = How many agents did the losing team find? Add a number from 0 to { $most } (article 33).
refused-codice-agents-too-many = { $started ->
    [1] The losing team started: it can have found 0 to { $most } agents, not { $have } (article 33).
   *[other] The losing team did not start: it can have found 0 to { $most } agents, not { $have } (articles 33 and 34).
}
refused-codice-agents-lost = Whoever finds the assassin has 0 points (article 36): leave the number of agents out.
refused-codice-agents-not-by-decision = By decision the losing team has 0 (article 32): leave the number of agents out.
refused-codice-hand-other = Table { $table } has moved on: hand { $hand } is next.
refused-codice-hand-disputed = Hand { $hand } of table { $table } is disputed: the referee decides first.
refused-codice-hand-is-so = Hand { $hand } of table { $table } is recorded like that already.
refused-codice-match-complete = Table { $table } has all its hands; to change one there is /codice fix.
refused-codice-match-decided = The match of round { $round } at table { $table } is given by decision already.
refused-codice-referee-decides = Decisions are the referee's: call one with /codice dispute.
refused-codice-nothing-to-confirm = Hand { $hand } of table { $table } no longer awaits confirmation.
refused-codice-own-report = Your own team recorded hand { $hand } of table { $table }: the opponents answer.
refused-codice-referee-called = A referee has been called to table { $table } already.
refused-codice-final-hand-needs-a-winner = In the finals somebody must win a hand: name who loses it.
refused-codice-own-table = You play at table { $table } yourself: another referee decides (article 6).
refused-codice-own-proposal = It was proposed on your side of table { $table }: the opponents answer.
refused-codice-nothing-proposed = There is nothing to agree on at table { $table }.
refused-codice-no-decision = There is no decision to take back at table { $table }.
refused-codice-leaves-open = Table { $table } of round { $round } would have no winner, and that cannot be: the tournament has gone on. If the last hand is wrong, take it back with /undo.

refused-codice-no-clock = The clock of table { $table } has not started: /codice clock { $table }
refused-codice-clock-on = The clock of hand { $hand } at table { $table } is on already.
refused-codice-clock-stopped = The clock of table { $table } stands still: let it run first.
refused-codice-flag-fell = At table { $table } the time of { $team } is over: record the hand.

refused-tournament-begun = There is a tournament in this room already: open another in another room.
refused-tournament-over-already = This tournament is over already.
refused-tournament-no-such-entrant = There is no such team: see them with /codice tables.
refused-tournament-player-twice = The same person stands there twice.
refused-tournament-plays-already = { $player } plays for { $name } already.
refused-tournament-not-in-it = { $player } does not play for { $name }.
refused-tournament-out-already = { $name } is out of the tournament already.
refused-tournament-nothing-to-mark = Say what to mark: paid:yes, box:yes, or both.
refused-tournament-clock-held = The clock of round { $round } starts when you post its tables: “Review” and “Post”.
refused-tournament-minutes-too-few = It takes at least a minute.
refused-tournament-no-round-on = No round is on now.
refused-tournament-held-already = Notices wait for the director already.
refused-tournament-not-held = Notices are not held.
refused-tournament-nothing-held = No notice is waiting.
