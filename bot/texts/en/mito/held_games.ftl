### Games that wait for another's word.

# Cards

mito-held-title = Game { $number }: { $who } wins, but it does not count yet
mito-held-closed = It falls in a period that has closed.
mito-held-late = It was played some time ago.
mito-held-guests = When it was recorded it had more guests than members.
mito-held-whose = It will count when another of its players, or a referee, confirms it.
mito-held-director = It would change who won a closed period: a director decides.
mito-held-button = Referee: it stands
mito-held-button-director = Director: it stands
mito-held-column-place = #
mito-held-column-before = Now
mito-held-column-after = With this game
mito-held-cell = { $who } { $value }
mito-correction-title = Correction · { $period }: { $who } wins
mito-correction-was = Before: { $who }. Game { $number } has come in, with a director's yes.
mito-correction-places = Correction · game { $number } changes places in closed periods

# The journal

mito-line-held = Game { $number }, which does not count yet: { $who } wins, then { $others } · recorded by { $by }
mito-line-counted = { $who } has confirmed it: game { $number } counts

# Refusals

refused-mito-needs-director = Game { $number } would change who won a closed period: only a director can say yes to it.
