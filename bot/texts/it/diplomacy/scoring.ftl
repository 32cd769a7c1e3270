### /diplomazia punteggio: il punteggio di un tavolo, riga per riga.

# I comandi

diplomacy-score = punteggio
    .about = Mostra i punti di ogni giocatore di un tavolo, riga per riga
    .example = /diplomazia punteggio 1
    .board = tavolo
    .board-about = numero del tavolo
    .round = round
    .round-about = numero del round; senza, quello in corso

# Le carte

diplomacy-score-title = { $board } · round { $round } · punti
diplomacy-score-so-far = Se finisse con il { $year }:
diplomacy-score-line = { $place }. { $player } ({ $power }) { $points }: { $sum }
diplomacy-plus = { $first } + { $then }
diplomacy-times = ({ $sum }) × { $factor } ({ $survivors } con almeno { $least } centri) = { $points }
diplomacy-times-told = ({ $sum }) × { $factor } = { $points }
diplomacy-score-factor = Moltiplicatore { $factor }: { $survivors } con almeno { $least } centri
diplomacy-line-centres = { $points } ({ $count ->
    [one] 1 centro
   *[other] { $count } centri
})
diplomacy-line-alive = { $points } (in gioco)
diplomacy-line-place = { $points } ({ $count }º posto)
diplomacy-line-break = { $points } (distacco)
diplomacy-line-no-break = { $points } (nessun distacco)
diplomacy-line-solo = { $points } (vittoria a { $count })
diplomacy-line-eliminated = { $points } (fuori gioco)
diplomacy-line-beaten = { $points } (un altro ha vinto da solo)
diplomacy-extra-top = { $sum }; +{ $percent }% top table
diplomacy-extra-double = { $sum }; +{ $percent }% due tavoli
diplomacy-extra-declined = { $sum }; −{ $percent }% rinuncia al top table
diplomacy-extra-worst = { $sum }; risultato peggiore, vale il { $percent }%
diplomacy-extra-waits = { $sum }; il premio per i due tavoli aspetta l'altro
diplomacy-extra-makes = { $sum }: { $before } × { $factor } = { $points }
refused-diplomacy-score-hidden = I punti del tavolo { $board } si vedono quando è chiuso: chi ci gioca li ha in «Il mio tavolo».
