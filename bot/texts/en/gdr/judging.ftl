### /gdr judge: the referee's sheet. No digit ever appears here.

# The commands

gdr-judge = judge
    .about = Open the judge's sheet in private, item by item with all the players; it can be resumed
    .example = /gdr judge "The Crows"
    .team = team
    .team-about = the team to judge

# The cards

gdr-state-title = Sheets
gdr-state-handed = Handed in: { $teams }
gdr-state-missing = Missing: { $teams }
gdr-state-ready = All are in: now it is up to the director.
gdr-progress-button = Progress
gdr-whole-team = { $team } · the whole team
gdr-progress-section = Progress
gdr-how-it-goes = Tap whoever stands out, then one word for the others. Each tap is saved.
gdr-chosen = ✓ { $answer }
gdr-lettered = { $letter } · { $answer }
gdr-answer-about = { $answer }: { $about }
gdr-conduct-asked = Anything against anybody?
gdr-praise-all-button = Nothing against anybody
gdr-praise-button = Nothing against the others' conduct
gdr-for-all = For all: { $answer }
gdr-for-the-rest = For the others: { $answer }
gdr-for-all-items = For all of these: { $answer }
gdr-for-other-items = For the rest: { $answer }
gdr-row = ✓ { $about }: { $answer }
gdr-row-open = ○ { $about }
gdr-told = { $what }: { $answer }
gdr-told-of = { $answer } ({ $who })
gdr-no-answer = missing
gdr-by-item = Item by item · { $team }
gdr-by-item-button = Item by item
gdr-all-alike = ≡ The same for everybody: { $items }
gdr-page-whole = ✓ { $said }
gdr-page-alike = ≡ { $said }
gdr-page-open = ○ { $said }
gdr-back-button = ‹ Back
gdr-skip-button = Skip ›
gdr-on-button = Next ›
gdr-index-button = Index
gdr-sheet-title = Sheet · { $team }
gdr-section-done = ✓ { $section }
gdr-section-to-begin = ○ { $section } · not started
gdr-section-lacks = ○ { $section } · missing: { $missing }
gdr-sheet-complete = All answered: read it over, or hand it in.
gdr-sheet-is-handed = Handed in. To change it, the director has to give it back.
gdr-continue-button = Go on
gdr-hand-in-button = Hand the sheet in
gdr-rest-button = Enough for now
gdr-rest-title = Sheet · { $team }: all saved
gdr-rest-how = Whenever you like, from another phone or chat too: { $command }
gdr-handed-in = Sheet handed in · { $team }
gdr-handed-thanks = Thank you! Results come out when the director closes the tournament.
gdr-handed-genius = The stroke of genius counts if the director confirms it: { $player }
gdr-judge-next = Judge { $team }
gdr-reopened-told = { $who } has given the sheet of { $team } back to you

# The journal

gdr-line-begun = { $referee } starts the sheet of { $team }
gdr-line-answered = { $referee } on { $team }: { $answers }
gdr-line-taken-back = { $referee } on { $team }, taken back: { $answers }
gdr-line-answer = { $what } → { $answer }
gdr-line-handed = { $referee } hands in the sheet of { $team }

# The refusals

refused-gdr-own-team = You play for { $team }: somebody else judges it.
refused-gdr-other-table = The tables are assigned, and others are at that of { $team }. A director can change it with /gdr table.
refused-gdr-sheet-handed = Your sheet of { $team } has been handed in. To change it, ask the director to give it back.
refused-gdr-sheet-incomplete = The sheet of { $team } still lacks: { $missing }
refused-gdr-sheet-not-handed = No such sheet of { $team } has been handed in.
refused-gdr-was-closed = The tournament has been closed once, and anybody could read the sheets of { $team }: nobody can start a new one.
refused-gdr-has-read = You have read what the referees answered: you can no longer judge in this tournament.
