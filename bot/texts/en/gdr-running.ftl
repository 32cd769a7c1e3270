### RBB 2.0: opening a tournament, entering teams, directing, closing.

gdr-opened = Tournament open · { $name }
gdr-next-adventure = First the adventure: { $command } with the TOML file attached
gdr-next-teams = Then the teams: { $command }
gdr-next-judge = Referees judge in private: { $command }
gdr-adventure-loaded = Adventure loaded · { $title }
gdr-kind-technical = technical
gdr-kind-standard = standard
gdr-kind-interpretive = interpretive
gdr-kind-own = with shares of its own
gdr-adventure-kind = { $diceless ->
    [1] Kind of adventure: { $kind }, diceless
   *[other] Kind of adventure: { $kind }
}
gdr-adventure-characters = Characters: { $names }
gdr-adventure-optional = Can be played without: { $names }
gdr-adventure-items = { $progress ->
    [one] 1 item of progress
   *[other] { $progress } items of progress
}, { $consistency ->
    [one] 1 of consistency
   *[other] { $consistency } of consistency
}
gdr-adventure-words = Adventure brought up to date: only words have changed
gdr-adventure-changed = { $count ->
    [one] Mathematics changed: 1 number
   *[other] Mathematics changed: { $count } numbers
}
gdr-adventure-answers-stay = The referees' answers stay as they are.
gdr-adventure-recounted = The rankings have been worked out anew: the journal says what has changed.
gdr-team-button = Enter a team
gdr-entered = Entered · { $team }
gdr-without = They play without { $names }
gdr-judge-button = Judge
gdr-replaced = { $by } plays in the place of { $player } · { $team }
gdr-dropped = { $team } is not judged
gdr-dropped-why = It stays out of the rankings. If this is a mistake: /undo

gdr-progress-title = Sheets ready: { $ready } of { $all }
gdr-progress-ready = ✓ { $team }
gdr-gap-no-sheet = ○ { $team } · nobody has judged it yet
gdr-gap-open-sheet = ○ { $team } · { $referee } has not handed in yet
gdr-gap-undecided = ○ { $team } · the sheets differ: choose which one stands
gdr-gap-unconfirmed = ○ { $team } · a stroke of genius to confirm: { $player }
gdr-gap-others = ○ { $team } · waits for another director: you play in it
gdr-discard-button = Without the sheet of { $referee } · { $team }
gdr-discarded = The sheet of { $referee } for { $team } counts no more.
gdr-compare-button = Compare · { $team }
gdr-genius-yes-button = { $who }: genius
gdr-genius-no-button = { $who }: no
gdr-genius-confirmed = The stroke of genius of { $player } ({ $team }) is confirmed.
gdr-genius-denied = No stroke of genius for { $player } ({ $team }).
gdr-compare-title = The sheets of { $team }
gdr-compare-where = This is where the referees do not agree.
gdr-compare-alike = The sheets that were handed in do not differ at all.
gdr-compare-eyes-shut = You judge or play in this tournament: you see what they differ about, not what they say.
gdr-read-warning = Whoever reads the answers judges no more in this tournament.
gdr-read-button = Read the answers
gdr-stands-button = The one of { $referee } stands
gdr-mean-button = The mean stands
gdr-reopen-button = Give back to { $referee }
gdr-decided-one = For { $team } the sheet of { $referee } stands.
gdr-decided-mean = For { $team } the mean of the sheets stands.
gdr-reopen-whose = Which sheet of { $team } shall I give back?
gdr-reopened = The sheet of { $team } is back with { $referee }, who can change it and hand it in again.
gdr-not-yet = I cannot close yet: this is missing
gdr-close-button = Close the tournament
gdr-closed-already = The tournament is closed: nothing is missing any more.
gdr-closed-now = Tournament closed · { $name }
gdr-closed-posted = The rankings are posted: the teams, and one for each character.
gdr-closed-explain = The sums behind every score: { $command }
gdr-report-button = Report
gdr-standings-button = Standings
gdr-open-again = Ranking withdrawn: the tournament is open again

gdr-state-title = Sheets
gdr-state-handed = Handed in: { $teams }
gdr-state-missing = Missing: { $teams }
gdr-state-ready = All are in: now it is up to the director.
gdr-progress-button = Progress
