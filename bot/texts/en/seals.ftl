### /verify, and the notices of seals.

# The commands

verify = verify
    .about = Show the seal of dice and draws; once it is open, check every die
    .example = /verify
    .book = book
    .book-about = which book; without it, the one last used here
    .open = open
    .open-about = yes to open the present seal now

# The cards

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
seal-retired-title = Seal { $seal } retired
seal-retired-why = The books were taken back from a copy: what was recorded after it is gone. No more dice come from this seal; its secret number will be told with that of the next.
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
verify-chain-broken = The lines of this book are no longer those that were written: its chain is broken.
verify-differing = Rolls other than the seal gives: { $rolls }
verify-missing = Missing rolls: { $rolls }
verify-doubled = Rolls recorded twice: { $rolls }
verify-how = To check by yourself: python -m bot verify FILE

# The journal

seal-set-line = New seal { $seal }
seal-opened-line = Seal { $seal } opened
seal-retired-line = Book taken back from a copy: seal { $seal } retired

# The refusals

refused-seal-unused = Nothing has been rolled with this seal yet.
refused-seal-not-yet = This seal opens by itself when the session or tournament ends.
refused-seal-opened-before = That seal has been opened already: repeat /verify for the present one.
