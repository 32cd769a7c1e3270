### What every book has: undo, journal, seals, export.

# The commands

undo = undo
    .about = Void the last recorded action, after naming it and asking
    .example = /undo
    .book = book
    .book-about = which book; without it, the one last used here

journal = journal
    .about = Show what was recorded, by whom and when
    .example = /journal 20
    .last = last
    .last-about = how many lines: 10 unless you say
    .book = book
    .book-about = which book; without it, the one last used here

verify = verify
    .about = Show the seal of dice and draws; once it is open, check every die
    .example = /verify
    .book = book
    .book-about = which book; without it, the one last used here
    .open = open
    .open-about = yes to open the present seal now

export = export
    .about = Make a file of everything recorded, and the tables as CSV
    .example = /export
    .book = book
    .book-about = which book; without it, the one last used here

choices-book =
    .table = table
    .campaign = campaign
    .codice = codice
    .diplomacy = diplomacy
    .gdr = gdr
    .mito = mito

# The cards

undo-title = Undo this last action?
undo-more = …and all the rest of the same action
undo-when = Recorded { $at }
undo-sure = Yes, undo it
undone = { $who } undid:
undone-dice = Undone dice stay in the book and can be checked.
voided-line = An action was undone

journal-title = { $book } · { $count ->
    [one] the last entry
   *[other] the last { $count } entries
} of { $all }
journal-line = { $at } · { $what }
journal-by = { $line } ({ $who })
journal-voided = { $line } — undone
journal-empty = There is nothing yet.

seal-set-title = New seal { $seal }
seal-set-what-dice = The next dice are already settled by a secret number; this is its SHA-256 print: { $commitment }
seal-set-what-oracle = The oracle's answers in this adventure are already settled by a secret number; this is its SHA-256 print: { $commitment }
seal-set-commitment = New seal { $seal }: { $commitment }
seal-opened-title = Seal { $seal } opened
seal-opened-seed = Secret number: { $seed }
seal-opened-rolls = { $rolls ->
    [one] 1 roll: it can be checked now.
   *[other] { $rolls } rolls: each can be checked now.
}
seal-check = Check the dice
seal-opening = Opened: the secret number is here in the room.
seal-open-now = Open the seal now

verify-sound = The dice are as they should be ({ $dice ->
    [0] none rolled
    [one] 1 rolled
   *[other] { $dice } rolled
})
verify-unsound = The dice are NOT as they should be
verify-closed = No gaps between the rolls: the dice are checked when the seal is opened ({ $dice ->
    [0] none rolled
    [one] 1 rolled
   *[other] { $dice } rolled
})
verify-file = Here is the file of the dice
verify-file-button = File to check
verify-present = Seal { $seal }, still closed: { $rolls ->
    [0] no rolls
    [one] 1 roll, no gaps
   *[other] { $rolls } rolls, no gaps
}
verify-commitment = Print: { $commitment }
verify-opened = Seal { $seal } opened: { $rolls ->
    [one] 1 roll done again, it is the same
   *[other] { $rolls } rolls done again, all the same
}
verify-wrong = Seal { $seal } opened: something is wrong in { $rolls ->
    [one] 1 roll
   *[other] { $rolls } rolls
}
verify-wrong-seed = The secret number is not the one of the print.
verify-differing = Rolls other than the seal gives: { $rolls }
verify-missing = Missing rolls: { $rolls }
verify-doubled = Rolls recorded twice: { $rolls }
verify-how = To check by yourself: python -m bot verify FILE

export-title = { $book }: here is everything
export-what = The .jsonl holds every entry recorded (what is still secret is masked), the .csv the tables, with “{ $separator }” between the cells.
book-in-room = { $book } · { $room }

book-table = Rolls at the table
book-campaign = Campaign
book-codice = Codenames
book-diplomacy = Diplomacy
book-gdr = RPG tournament
book-mito = Ladder

# The journal

seal-set-line = New seal { $seal }
seal-opened-line = Seal { $seal } opened

# The refusals

refused-nothing-to-undo = There is nothing to undo.
refused-undo-overtaken = Something has changed in the meantime: repeat /undo to see the last action.
refused-seal-unused = Nothing has been rolled with this seal yet.
refused-seal-not-yet = This seal opens by itself when the session or tournament ends.
refused-seal-opened-before = That seal has been opened already: repeat /verify for the present one.
refused-no-book-here = Nothing has been recorded here yet. Begin with /roll 5
refused-no-table-here = No die has been rolled here yet. Begin with /roll 5
refused-no-campaign-here = There is no campaign in this room: one is opened with /campaign new.
refused-no-codice-here = There is no Codenames tournament in this room: a director opens one with /codice new.
refused-no-diplomacy-here = There is no Diplomacy tournament in this room: a director opens one with /diplomacy new.
refused-no-gdr-here = There is no RPG tournament in this room: a director opens one with /gdr new.
refused-no-mito-here = This club has no ladders yet: they begin with the first game, /mito game.
refused-no-sheet-here = There is no campaign with sheets here: say how many dice, for instance /roll 5 reserve:2
