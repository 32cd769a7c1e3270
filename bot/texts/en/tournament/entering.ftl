### Every tournament: opening, entries, marks, withdrawals, substitutes.

# The cards

tournament-entrant-gone = an entry that was voided
tournament-paid = fee paid
tournament-not-paid = fee to pay
tournament-box = brings a box
tournament-no-box = no box

# The journal

tournament-line-founded = { $who } opens the tournament { $name }
tournament-line-abandoned = { $who } closes the tournament before its end
tournament-line-entered = Entered: { $name }
tournament-line-admitted = { $entrant }: a place from round { $since } on
tournament-line-marked = { $entrant }: { $paid }, { $box }
tournament-line-withdrawn = { $entrant }: withdrawn
tournament-line-disqualified = { $entrant }: disqualified
tournament-line-replaced = { $entrant }: { $who } in place of { $player }

# The refusals

refused-tournament-begun = There is already a tournament in this room: open another in another room.
refused-tournament-over-already = This tournament is already over.
refused-tournament-no-such-entrant = There is no such entrant here: perhaps it was withdrawn.
refused-tournament-player-twice = The same person is there twice.
refused-tournament-plays-already = { $player } already plays for { $name }.
refused-tournament-not-in-it = { $player } does not play for { $name }.
refused-tournament-out-already = Already out of the tournament: { $name }.
refused-tournament-nothing-to-mark = Say what to mark: paid:yes, box:yes, or both.

# Whoever bears the username of somebody entered

tournament-your-username = Your username is entered (the club has not yet confirmed that this is you):
