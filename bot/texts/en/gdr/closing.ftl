### RBB 2.0: what is missing, what the director settles, closing.

# The commands

gdr-confirm = confirm
    .about = Confirm the stroke of genius that is waiting for it
    .example = /gdr confirm "The Crows" @Anna
    .team = team
    .team-about = the team
    .player = player
    .player-about = whose idea it was

gdr-progress = progress
    .about = Show which sheets are missing
    .example = /gdr progress

gdr-close = close
    .about = Close the tournament, work out the scores and post the standings
    .example = /gdr close

gdr-compare = compare
    .about = Show where the sheets of a team differ, and choose which one stands
    .example = /gdr compare "The Crows"
    .team = team
    .team-about = the team that several referees have judged

gdr-reopen = reopen
    .about = Give a sheet that was handed in back to its referee; the journal shows it
    .example = /gdr reopen "The Crows"
    .team = team
    .team-about = the team
    .referee = referee
    .referee-about = whose sheet, if there are several

# The cards

gdr-progress-title = Sheets ready: { $ready } of { $all }
gdr-progress-ready = ✓ { $team }
gdr-gap-no-sheet = ○ { $team } · nobody has judged it yet
gdr-gap-open-sheet = ○ { $team } · { $referee } has not handed in yet
gdr-gap-undecided = ○ { $team } · the sheets differ: choose which one stands
gdr-gap-unconfirmed = ○ { $team } · a stroke of genius to confirm: { $player }
gdr-progress-competes = You play: the rest, and closing, is for a director who does not. If all directors play, an organiser names another with /club role.
gdr-discard-button = Without the sheet of { $referee } · { $team }
gdr-discarded = The sheet of { $referee } for { $team } no longer counts.
gdr-compare-button = Compare · { $team }
gdr-genius-yes-button = { $who }: genius
gdr-genius-no-button = { $who }: no
gdr-word-yes = ★ { $team } · a stroke of genius: { $player }
gdr-word-no = ☆ { $team } · no stroke of genius: { $player }
gdr-word-to-yes-button = Change · { $who }: genius
gdr-word-to-no-button = Change · { $who }: no
gdr-genius-confirmed = The stroke of genius of { $player } ({ $team }) is confirmed.
gdr-genius-denied = No stroke of genius for { $player } ({ $team }).
gdr-compare-title = The sheets of { $team }
gdr-compare-where = This is where the referees disagree.
gdr-compare-alike = The sheets that were handed in do not differ at all.
gdr-compare-eyes-shut = You judge or play in this tournament: you see what they differ about, not what they say.
gdr-read-warning = Whoever reads the answers can no longer judge in this tournament.
gdr-read-button = Read the answers
gdr-stands-button = { $referee }'s stands
gdr-mean-button = The mean stands
gdr-reopen-button = Give back to { $referee }
gdr-decided-one = For { $team } the sheet of { $referee } stands.
gdr-decided-mean = For { $team } the mean of the sheets stands.
gdr-reopen-whose = Which sheet of { $team } shall I give back?
gdr-reopened = The sheet of { $team } is back with { $referee }, who can change it and hand it in again.
gdr-not-yet = I cannot close yet. Still missing:
gdr-close-button = Close the tournament
gdr-closed-already = The tournament is closed: nothing is missing.
gdr-closed-now = Tournament closed · { $name }
gdr-closed-posted = The rankings are posted: the teams', and one for each character.
gdr-closed-explain = The sums behind every score: { $command }
gdr-report-button = Report
gdr-standings-button = Standings

# The journal

gdr-line-reopened = { $who } gives the sheet of { $team } back to { $referee }
gdr-line-discarded = The sheet of { $referee } for { $team } no longer counts
gdr-line-all-read = { $who } closes, and may read all sheets from here on
gdr-line-read = { $who } reads where the sheets of { $team } differ
gdr-line-mean = { $team }: the mean of the sheets stands
gdr-line-stands = { $team }: the sheet of { $referee } stands
gdr-line-word = { $who } prepares the closing
gdr-line-genius = Stroke of genius confirmed: { $player } ({ $team })
gdr-line-no-genius = Stroke of genius not confirmed: { $player } ({ $team })
gdr-line-closed = { $who } closes the tournament

# The refusals

refused-gdr-sheet-handed-by-now = That sheet of { $team } has been handed in, or is gone.
refused-gdr-one-sheet = There are not two sheets of { $team } to compare yet.
refused-gdr-mean-of-all = For a mean, all sheets of { $team } must have been handed in.
refused-gdr-nothing-to-confirm = Nobody has reported a stroke of genius by { $player }.
refused-gdr-no-teams = There are no teams yet.
refused-gdr-not-ready = I cannot close: something is missing. /gdr progress shows what.
refused-gdr-eyes-shut = You judge or play in this tournament: until it is closed you read no answers.
refused-gdr-competes = You play in this tournament: while it is judged, that is for a director or a referee who does not.
refused-gdr-own-sheet = You have judged { $team }: you can only choose the mean, or ask another director.
