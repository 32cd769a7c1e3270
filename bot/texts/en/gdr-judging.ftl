### RBB 2.0: the referee's sheet. No digit ever appears here.

gdr-player = { $who } · { $character }
gdr-whole-team = { $team } · the whole team
gdr-team-part = The team
gdr-and-others = { $first } and more
gdr-about = { $who }: { $what }
gdr-team-gone = a team that is no more
gdr-progress-section = Progress
gdr-element-done = Done
gdr-element-part = Done in part
gdr-element-undone = Not done

gdr-how-it-goes = Every answer is saved at once: you can skip, go back, stop, and go on elsewhere.
gdr-chosen = ✓ { $answer }
gdr-lettered = { $letter } · { $answer }
gdr-answer-about = { $answer }: { $about }
gdr-praise-button = Nothing against their conduct
gdr-back-button = ‹ Back
gdr-skip-button = Skip ›
gdr-on-button = Next ›
gdr-index-button = Index

gdr-sheet-title = Sheet · { $team }
gdr-section-done = ✓ { $section }
gdr-section-to-begin = ○ { $section } · to begin
gdr-section-lacks = ○ { $section } · missing: { $missing }
gdr-sheet-complete = All is answered. You can still look at something again, or hand it in.
gdr-sheet-is-handed = Handed in. To change it, the director has to give it back.
gdr-continue-button = Go on
gdr-hand-in-button = Hand the sheet in
gdr-rest-button = Enough for now
gdr-rest-title = Sheet · { $team }: all saved
gdr-rest-how = Whenever you like, from another phone or chat too: { $command }

gdr-handed-in = Sheet handed in · { $team }
gdr-handed-thanks = Thank you! The results are seen when the director closes the tournament.
gdr-handed-genius = The director still has to confirm the stroke of genius: { $player }
gdr-judge-next = Judge { $team }
gdr-reopened-told = { $who } has given the sheet of { $team } back to you
