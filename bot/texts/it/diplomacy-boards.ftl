### Diplomacy: inverni, voti, punti.

diplomacy-winter = inverno
    .counts = centri
    .counts-about = sette numeri: Austria Inghilterra Francia Germania Italia Russia Turchia
diplomacy-board-of = { $board } · round { $round }
diplomacy-board-at = { $board } · round { $round } · inverno { $year }
diplomacy-marked = { $power }{ $marks }
diplomacy-in-disorder = in disordine
diplomacy-star = * ha preso il minuto
diplomacy-solo = 🏆 { $power } { $player } vince da solo
diplomacy-drawn = 🤝 Patta sui centri del { $year }
diplomacy-over = Tavolo chiuso
diplomacy-last-winter = Ultimo inverno: si può chiudere il tavolo
diplomacy-to-vote = Prima si vota la variante
diplomacy-not-begun = Si gioca fino al { $last }
diplomacy-goes-on = Si continua, fino al { $last }
diplomacy-lost-centres = ⚠️ { $count ->
    [one] C'è un centro in meno dell'anno prima
   *[other] Ci sono { $count } centri in meno dell'anno prima
}: di solito è una svista.
diplomacy-column-power = Potenza
diplomacy-column-player = Giocatore
diplomacy-column-centres = Centri
diplomacy-column-place = Pos.
diplomacy-column-points = Punti
diplomacy-column-number = #
diplomacy-column-year = Anno
diplomacy-column-stands = Ora
diplomacy-column-would = Diventa
diplomacy-column-what = Criterio
diplomacy-seats-picture = Chi gioca che cosa
diplomacy-column-round = R{ $round }
diplomacy-winter-button = Centri { $year }
diplomacy-finish-button = Chiudi il tavolo
diplomacy-propose-button = Patta?
diplomacy-chart-button = Grafico
diplomacy-score-button = Punti
diplomacy-standings-button = Classifica
diplomacy-correct-title = { $board } · il { $year } c'è già
diplomacy-correct-open = Se è uno sbaglio, lo corregge un arbitro che non gioca qui.
diplomacy-correct-closed = Il tavolo è chiuso: la correzione ricalcola punti e classifica.
diplomacy-correct-button = Correggi
diplomacy-corrected = Corretto il { $year }: tutto il resto è ricalcolato.
diplomacy-early-title = { $board }: è al { $year }, si gioca fino al { $last }
diplomacy-early-what = Chiuderlo adesso? Valgono i centri dell'ultimo inverno registrato.
diplomacy-early-button = Sì, chiudi adesso
diplomacy-vote-draw = { $board }: patta?
diplomacy-vote-variant = { $board }: quale variante?
diplomacy-draw-proposed = { $player } propone la patta sui centri del { $year }.
diplomacy-draw-rule = Serve il sì di tutti quelli in gioco; i voti si scoprono quando ci sono tutti.
diplomacy-variant-rule = Votano i sei, in segreto; in parità si sorteggia.
diplomacy-vote-missing = { $count ->
    [0] Hanno votato tutti
   *[other] Mancano: { $players }
}
diplomacy-vote-button = Vota
diplomacy-vote-for-button = Chi non ha account
diplomacy-vote-close-button = Chiudi il voto
diplomacy-ballot-secret = Nessuno vede il tuo voto prima che ci siano tutti.
diplomacy-ballot-for = Voto di { $player }
diplomacy-ballot-yes = Sì, patta
diplomacy-ballot-no = No, si gioca
diplomacy-ballot-italy = Italia in disordine
diplomacy-ballot-turkey = Turchia tolta
diplomacy-ballot-escalation = Escalation
diplomacy-ballot-in = Voto registrato
diplomacy-voters-title = Chi vota senza account?
diplomacy-voters-how = Fatti dire il voto a parte, e segnalo qui: lo vedi solo tu.
diplomacy-voters-none = Chi manca ha un account: vota da sé.
diplomacy-counted = { $board }: voto chiuso
diplomacy-draw-agreed = { $board }: patta accettata
diplomacy-draw-all = Tutti hanno detto sì.
diplomacy-draw-failed = { $board }: niente patta
diplomacy-draw-against = Contro: { $players }
diplomacy-draw-on = Si continua a giocare.
diplomacy-variant-button = Variante, tavolo { $board }
diplomacy-variant-chosen = Tavolo { $board }: { $variant }
diplomacy-variant-lot = Parità: ha deciso il sorteggio.
diplomacy-votes-for = { $variant } { $count }
diplomacy-variant-how-italy = L'Italia non ordina: tiene i suoi centri, ma non è un giocatore.
diplomacy-variant-how-turkey = La Turchia non c'è e vale un solo centro: { $centres } in tutto.
diplomacy-variant-how-escalation = Mappa vuota: a turno si piazzano { $pieces } pezzi a testa; nell'inverno 1901 ognuno scrive i suoi tre centri di casa.
diplomacy-score-title = { $board } · round { $round } · punti
diplomacy-score-so-far = Se finisse con il { $year }:
diplomacy-score-line = { $place }. { $player } ({ $power }) { $points }: { $sum }
diplomacy-plus = { $first } + { $then }
diplomacy-times = ({ $sum }) × { $factor } ({ $survivors } con almeno { $least } centri) = { $points }
diplomacy-times-told = ({ $sum }) × { $factor }
diplomacy-score-factor = Moltiplicatore { $factor }: { $survivors } con almeno { $least } centri
diplomacy-line-centres = { $points } ({ $count ->
    [one] 1 centro
   *[other] { $count } centri
})
diplomacy-line-alive = { $points } (in gioco)
diplomacy-line-place = { $points } ({ $count }° posto)
diplomacy-line-break = { $points } (distacco)
diplomacy-line-no-break = { $points } (nessun distacco)
diplomacy-line-solo = { $points } (vittoria a { $count })
diplomacy-line-eliminated = { $points } (eliminato)
diplomacy-line-beaten = { $points } (un altro ha vinto da solo)
diplomacy-extra-top = { $sum }; +{ $percent }% top table
diplomacy-extra-double = { $sum }; +{ $percent }% due tavoli
diplomacy-extra-declined = { $sum }; −{ $percent }% rinuncia al top table
diplomacy-extra-worst = { $sum }; risultato peggiore, vale il { $percent }%
diplomacy-extra-waits = { $sum }; il premio per i due tavoli aspetta l'altro
diplomacy-extra-makes = { $sum } → { $points }
diplomacy-results-title = Risultati · round { $round }
diplomacy-result-line = { $board }: { $players }
diplomacy-result-player = { $player } ({ $power }) { $points }
diplomacy-prizes-title = { $name } · vince { $player }
