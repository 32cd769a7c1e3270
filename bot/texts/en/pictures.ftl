### The words in the pictures of tournaments and ladders.

pictures-place = { ORDINAL($place) ->
    [one] { $place }st place
    [two] { $place }nd place
    [few] { $place }rd place
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
