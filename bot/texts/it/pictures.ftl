### Le parole nelle immagini dei tornei e delle classifiche.

pictures-place = { $place }º posto
pictures-places = Dal { $first }º { $last ->
    [8] all'8º
   *[other] al { $last }º
} posto
pictures-final = Finale
pictures-semifinals = Semifinali
pictures-quarterfinals = Quarti
pictures-winner-of = vincente di { $match }
pictures-loser-of = perdente di { $match }
pictures-match = { $match } · tavolo { $table }
pictures-starts = chi comincia
pictures-rests = Riposa: { $who }
pictures-won = vinte
pictures-lost = perse
pictures-best = massimo
pictures-centres = Centri alla fine di ogni anno
pictures-to-win = { $centres } per vincere
pictures-power-austria = Austria
pictures-power-england = Inghilterra
pictures-power-france = Francia
pictures-power-germany = Germania
pictures-power-italy = Italia
pictures-power-russia = Russia
pictures-power-turkey = Turchia
pictures-qr = Codice QR: { $title }
