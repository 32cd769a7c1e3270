### /verify, and the notices of seals.

# The commands

verify = verify
    .about = Show the seal of dice and draws; once it is open, check every die
    .example = /verify
    .book = book
    .book-about = which book; without it, the one last used here
    .cut = cut
    .cut-about = a word that nobody can guess, 1 to 32 letters or digits: it goes into the next dice
    .act = act
    .act-about = which dice, as the card calls them: “check 12”
    .open = open
    .open-about = yes to open the current seal now

# The cards

seal-print-dice = Seal { $print }, { $cuts ->
   [-1] never cut
    [0] not cut yet
    [one] cut by { $by }
   *[other] cut { $cuts } times, last by { $by }
}
seal-print-oracle = The oracle's seal { $print }, { $cuts ->
   [-1] never cut
    [0] not cut yet
    [one] cut by { $by }
   *[other] cut { $cuts } times, last by { $by }
}
seal-print-key = Seal of the key { $print }, { $cuts ->
   [-1] never cut
    [0] not cut yet
    [one] cut by { $by }
   *[other] cut { $cuts } times, last by { $by }
}
seal-cut-button = Cut the seal
seal-cut-title = { $who } cuts the seal: “{ $word }”
seal-opened-title = Seal { $seal } opened
seal-opened-here = Seal { $seal } opened, secret number { $seed }
seal-opened-seed = Secret number: { $seed }
seal-opened-acts = { $acts }: { $lots ->
    [1] { $dice ->
        [one] 1 lot, which can be checked now.
       *[other] { $dice } lots, each of which can be checked now.
    }
   *[0] { $dice ->
        [0] each can be checked now.
        [one] 1 die, which can be checked now.
       *[other] { $dice } dice, each of which can be checked now.
    }
}
seal-check = { $lots ->
    [1] Check the lots
   *[0] Check the dice
}
seal-retired-title = Seal { $seal } retired
seal-retired-why = The books were restored from a backup: what was recorded after it is gone. { $lots ->
    [1] No more lots come from this seal, and a draw made again comes out differently, with somebody else's yes
   *[0] No more dice come from this seal, and what was still waiting for some is withdrawn
}; its secret number will be revealed with that of the next.
seal-opening = Opened: the secret number is here in the room.
seal-open-now = Open the seal now

verify-sound = { $lots ->
    [1] The lots are as they should be ({ $dice ->
        [0] none drawn
        [one] 1 drawn
       *[other] { $dice } drawn
    })
   *[0] The dice are as they should be ({ $dice ->
        [0] none rolled
        [one] 1 rolled
       *[other] { $dice } rolled
    })
}
verify-unsound = { $lots ->
    [1] The lots are NOT as they should be
   *[0] The dice are NOT as they should be
}
verify-closed = { $lots ->
    [1] The lots are checked when the seal is opened ({ $dice ->
        [0] none drawn
        [one] 1 drawn
       *[other] { $dice } drawn
    })
   *[0] The dice are checked when the seal is opened ({ $dice ->
        [0] none rolled
        [one] 1 rolled
       *[other] { $dice } rolled
    })
}
verify-file = Here is the book, and the page that checks it
verify-file-button = File to check
verify-present = { $print }, still closed: { $acts }
verify-retired = { $print }, retired: nothing more comes from it, and it opens with the next one: { $acts }
verify-commitment = Fingerprint { $commitment }
verify-opened = Seal { $seal } opened: { $acts }, all the same
verify-wrong = Seal { $seal } opened: { $acts }, and something is wrong
verify-wrong-seed = The secret number does not match the fingerprint.
verify-chain-broken = The lines of this book are no longer the ones that were written: its chain is broken.
verify-differing = { $lots ->
    [1] Lots that differ from what the seal gives: { $rolls }
   *[0] Dice that differ from what the seal gives: { $rolls }
}
verify-missing = Missing rolls: { $rolls }
verify-doubled = Rolls recorded twice: { $rolls }
verify-how = To check for yourself: save both, open the page (offline if you like) and give it the book
verify-act = { $lots ->
    [1] The lots of: { $act }
   *[0] The dice of: { $act }
}
verify-act-seal = { $opened ->
    [1] Seal { $seal }, opened
   *[0] { $retired ->
        [1] Seal { $seal }, retired: they are checked when it is opened, with the next one
       *[0] Seal { $seal }, still closed: they are checked when it is opened
    }
}
verify-act-cut = The last cut before it is by { $by }: anyone who distrusts them can cut again.
verify-act-uncut = Nobody had cut the seal before it: anyone who distrusts it can cut it.
verify-act-sound = Worked out again, they come out the same.
verify-act-unsound = Worked out again, they do NOT come out the same.

# What dice and draws are called

acts-none = nothing yet
acts-roll = { $count ->
    [one] 1 roll
   *[other] { $count } rolls
}
acts-check = { $count ->
    [one] 1 check
   *[other] { $count } checks
}
acts-contest = { $count ->
    [one] 1 contest
   *[other] { $count } contests
}
acts-strike = { $count ->
    [one] 1 strike
   *[other] { $count } strikes
}
acts-shot = { $count ->
    [one] 1 shot
   *[other] { $count } shots
}
acts-oracle = { $count ->
    [one] 1 question to the oracle
   *[other] { $count } questions to the oracle
}
acts-session = { $count ->
    [one] 1 first Master
   *[other] { $count } first Masters
}
acts-vacancy = { $count ->
    [one] 1 scene's Master
   *[other] { $count } scenes' Masters
}
acts-round = { $count ->
    [one] 1 round
   *[other] { $count } rounds
}
acts-entrant = { $count ->
    [one] 1 entrant
   *[other] { $count } entrants
}
acts-board = { $count ->
    [one] 1 board
   *[other] { $count } boards
}
acts-making = { $count ->
    [one] 1 character
   *[other] { $count } characters
}
acts-words = { $count ->
    [one] 1 board of words
   *[other] { $count } boards of words
}
acts-key = { $count ->
    [one] 1 table with its key
   *[other] { $count } tables with their keys
}
acts-friendly = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
seal-of = { $seal }·{ $act }
act-roll = roll { $number }
act-check = check { $number }
act-contest = contest { $number }
act-strike = strike { $number }
act-fight = fight { $number }
act-shot = shot { $number }
act-oracle = question { $number }
act-session = session { $number }
act-vacancy = scene { $number }
act-round = round { $number }
act-entrant = entrant { $number }
act-board = board { $number }
act-making = character { $number }
act-words = words of table { $number }
act-key = key of table { $number }
act-friendly = friendly { $number }
act-vote = vote { $number }
lots-known = Known draw: it was changed after it had been seen

# The journal

seal-set-line = New seal { $seal }
seal-cut-line = { $who } cut seal { $seal }: “{ $word }”
seal-opened-line = Seal { $seal } opened
seal-retired-line = Book restored from a backup: seal { $seal } retired

# The refusals

refused-seal-unused = Nothing has been rolled with this seal yet.
refused-seal-not-yet = This seal opens by itself: when the session or tournament ends, or once the draw is posted.
refused-seal-opened-before = That seal has already been opened: repeat /verify for the current one.
refused-cut-of-letters-and-digits = A cut is 1 to 32 letters or digits, without spaces: something nobody could guess.
refused-no-dice-here = No dice are rolled in this book and no lots are drawn: there is no seal.
refused-seal-cannot-be-cut = This seal dates from before seals could be cut: the next one can be.
refused-no-such-act = There is no { $act } here: write for example “check 12”, as on the card.
refused-dice-known-why = Those dice have already been rolled and are known: say why, too.
refused-dice-known = Those dice have been rolled and are known: to use them for something else, somebody else must say yes.
refused-drawn-over = This has been drawn, and nothing more comes from its seal: it is not drawn again. Undo what came after it, then put it back as it was with /undo and the number of its line, which /journal shows.{ $round ->
    [1] {" "}That holds with other entrants too: whoever is missing can enter afterwards, where the tournament allows it, or join a new tournament.
   *[0] {""}
}
refused-dice-over = Nothing more comes from the seal of those dice: withdraw and begin again, with dice of the new seal.
