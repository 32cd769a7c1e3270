### Il diario e le tabelle esportate dei tornei di Diplomacy.

diplomacy-log-opened = Aperto il registro di un torneo di Diplomacy
diplomacy-log-board = Round { $round }, tavolo { $board }
diplomacy-log-ties = Spareggi: (b) { $women ->
    [1] acceso
   *[other] spento
}, (i) { $young ->
    [1] acceso
   *[other] spento
}
diplomacy-log-stated = { $player } ha detto qualcosa di sé per gli spareggi
diplomacy-log-penalty = { $player }: −{ $points } punti ({ $reason })
diplomacy-log-out = { $player }: squalifica{ $points ->
    [0] { "" }
   *[other] {" "}e −{ $points } punti
} ({ $reason })
diplomacy-log-drafted = Bozza del round { $round }: { $boards ->
    [one] 1 tavolo
   *[other] { $boards } tavoli
}
diplomacy-log-swapped = Bozza cambiata: due posti scambiati
diplomacy-log-declined = { $player } rinuncia al top table
diplomacy-log-urn = Potenze del top table pescate dall'urna
diplomacy-log-counted = { $place }: { $year }, centri { $counts }
diplomacy-log-corrected = { $place }: { $year } corretto, centri { $counts }
diplomacy-log-finished = { $place }: chiuso
diplomacy-log-closed = Round { $round } finito
diplomacy-log-ended = Torneo finito
diplomacy-log-draw = { $place }: { $player } propone la patta
diplomacy-log-variant = { $place }: si vota la variante
diplomacy-log-ballot = { $place }: { $player } ha votato
diplomacy-log-agreed = { $place }: patta accettata
diplomacy-log-refused = { $place }: patta respinta
diplomacy-log-chosen = { $place }: { $variant }
diplomacy-log-late = { $place }: { $power } in ritardo
diplomacy-log-minute = { $place }: { $power } prende il minuto
diplomacy-log-clock = Orologio del round { $round }, { $phase }: { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minuti
}
diplomacy-sheet-number = numero
diplomacy-sheet-player = giocatore
diplomacy-sheet-person = persona
diplomacy-sheet-since = dal round
diplomacy-sheet-fate = stato
diplomacy-sheet-round = round
diplomacy-sheet-board = tavolo
diplomacy-sheet-power = potenza
diplomacy-sheet-centres = centri
diplomacy-sheet-place = posto
diplomacy-sheet-points = punti
diplomacy-sheet-sum = conto
diplomacy-sheet-year = anno
diplomacy-fate-in = in gara
diplomacy-fate-withdrawn = ritirato
diplomacy-fate-disqualified = squalificato
