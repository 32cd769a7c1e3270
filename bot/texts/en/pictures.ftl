### The words in the pictures of tournaments and ladders.

pictures-place = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
    [21] { $place }st place
    [22] { $place }nd place
    [23] { $place }rd place
    [31] { $place }st place
    [32] { $place }nd place
    [33] { $place }rd place
    [41] { $place }st place
    [42] { $place }nd place
    [43] { $place }rd place
    [51] { $place }st place
    [52] { $place }nd place
    [53] { $place }rd place
    [61] { $place }st place
    [62] { $place }nd place
    [63] { $place }rd place
    [71] { $place }st place
    [72] { $place }nd place
    [73] { $place }rd place
    [81] { $place }st place
    [82] { $place }nd place
    [83] { $place }rd place
    [91] { $place }st place
    [92] { $place }nd place
    [93] { $place }rd place
   *[other] { $place }th place
}
pictures-places = Places { $first } to { $last }
pictures-final = Final
pictures-semifinals = Semi-finals
pictures-quarterfinals = Quarter-finals
pictures-winner-of = winner of { $match }
pictures-loser-of = loser of { $match }
pictures-match = { $match } · table { $table }
pictures-starts = who starts
pictures-rests = Sits out: { $who }
pictures-won = won
pictures-lost = lost
pictures-best = best
pictures-centres = Centres at the end of each year
pictures-to-win = { $centres } to win
pictures-power-austria = Austria
pictures-power-england = England
pictures-power-france = France
pictures-power-germany = Germany
pictures-power-italy = Italy
pictures-power-russia = Russia
pictures-power-turkey = Turkey
pictures-qr = QR code: { $title }
