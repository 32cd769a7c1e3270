### Diplomacy: classifica, spiegazioni, ordini, schermo in sala.

refused-diplomacy-no-standings = La prima classifica arriva quando si chiude il primo tavolo.
refused-diplomacy-entered-already = { $player } è già fra gli iscritti.
diplomacy-standings-now = Classifica · round { $round } di { $rounds }
diplomacy-standings-final = Classifica finale
diplomacy-standings-top = { $count ->
    [one] Il primo è quello del top table.
   *[other] I primi { $count } sono quelli del top table.
}
diplomacy-standings-lot = * Pari in tutto: ha deciso il sorteggio.
diplomacy-standings-tied = A pari punti decide l'articolo 5: «Perché?» dice come.
diplomacy-standings-out = Squalificati: { $players }
diplomacy-standings-part = { $name } · posti { $first }–{ $last } di { $players }
diplomacy-standings-page = { $first }–{ $last }
diplomacy-why-button = Perché?
diplomacy-sat = ({ $points })
diplomacy-medal-first = 🥇 { $player }
diplomacy-medal-second = 🥈 { $player }
diplomacy-medal-third = 🥉 { $player }
diplomacy-total = { $points } punti
diplomacy-explain-title = { $player } · { $place }° posto
diplomacy-explain-game = Round { $round }, tavolo { $board }, { $power }: { $sum }
diplomacy-explain-sitting = Round { $round }: saltato per il direttore, { $points }
diplomacy-explain-top = Vittoria al top table: { $points }
diplomacy-explain-penalty = Sanzione: −{ $points } ({ $reason })
diplomacy-explain-out = Squalifica{ $points ->
    [0] { "" }
   *[other] {" "}e −{ $points }
} ({ $reason })
diplomacy-explain-none = Nessuna partita finita: non è in classifica.
diplomacy-compare-button = Confronta…
diplomacy-above = { $ahead } davanti a { $behind }
diplomacy-decides = Decide: { $what }, { $ahead } contro { $behind }
diplomacy-decides-stated = Decide: { $what }
diplomacy-level = { $count ->
    [one] Sul criterio prima di questo sono pari
   *[other] Sui { $count } criteri prima di questo sono pari
}
diplomacy-by-top = il posto al top table
diplomacy-by-points = i punti
diplomacy-by-games = (a) le partite giocate
diplomacy-by-women = (b) prima le donne
diplomacy-by-score = { $round ->
    [1] (c) il punteggio del round 1
    [2] (d) il punteggio del round 2
    [3] (e) il punteggio del round 3
   *[other] il punteggio del round { $round }
}
diplomacy-by-power = { $round ->
    [1] (f) la potenza del round 1
    [2] (g) la potenza del round 2
    [3] (h) la potenza del round 3
   *[other] la potenza del round { $round }
}
diplomacy-by-young = (i) il più giovane
diplomacy-by-lot = (j) il sorteggio
diplomacy-missed = non giocato
diplomacy-place = { $place }°
diplomacy-not-top = non fra i primi tre
diplomacy-orders-title = Ordini: { $count ->
    [one] ne vale 1
   *[other] ne valgono { $count }
} su { $all }
diplomacy-builds-title = Inverno: { $count ->
    [one] ne vale 1
   *[other] ne valgono { $count }
} su { $all }
diplomacy-builds-button = { $count ->
    [one] 1 costruzione
   *[other] { $count } costruzioni
}
diplomacy-orders-none = Non vedo nessun ordine.
diplomacy-order-counts = { $sign } { $order }
diplomacy-order-void = { $sign } { $order }: { $why }
diplomacy-order-later = superato dall'ultimo, { $by }
diplomacy-order-beyond = di troppo: valgono gli ultimi
diplomacy-order-unreadable = non si capisce
diplomacy-order-unknown = non so dove sia { $about }
diplomacy-order-two-ways = si può leggere in più modi: { $about }
diplomacy-order-two-actions = due azioni per una sola unità
diplomacy-order-itself = { $about }: un'unità non appoggia né trasporta se stessa
diplomacy-order-same-place = si muove dov'è già
diplomacy-order-not-there = non confinano: { $about }
diplomacy-order-not-by-sea = { $about }: una flotta di lì non passa
diplomacy-order-at-sea = { $about }: un'armata non va in mare
diplomacy-order-inland = { $about }: una flotta non va nell'entroterra
diplomacy-order-not-convoyed = { $about }: su questo foglio nessuno la trasporta
diplomacy-order-convoyer-busy = { $about }: la flotta non può trasportarla, ha un altro ordine ({ $by })
diplomacy-order-not-a-fleet = trasporta solo una flotta in mare
diplomacy-order-no-home = { $about } non è un centro di casa
diplomacy-order-two-powers = case di più potenze: scrivi davanti di chi è la scheda, «Germania: …»
diplomacy-order-no-coast = { $about }: manca la costa
diplomacy-order-occupied = { $about }: ci si costruisce una volta sola, vale l'ultimo
diplomacy-order-how-many = quante costruzioni spettano?
diplomacy-order-no-builds = non spettano costruzioni
diplomacy-order-not-a-build = in inverno si costruisce o si toglie, non si muove
diplomacy-screen-entered = { $players ->
    [one] Iscrizioni aperte · 1 giocatore
   *[other] Iscrizioni aperte · { $players } giocatori
}
diplomacy-screen-players = Iscritti
diplomacy-screen-round = Round { $round } di { $rounds } · { $count ->
    [one] manca 1 tavolo
   *[other] mancano { $count } tavoli
}
diplomacy-screen-between = Finito il round { $round } di { $rounds }
diplomacy-screen-over = Torneo finito · vince { $player }
diplomacy-screen-board = { $board } · { $year }
diplomacy-screen-cell = { $player } { $centres }
diplomacy-screen-player = { $number }. { $player }
diplomacy-screen-top = { $board } · top
diplomacy-screen-variant = { $board } · { $variant }
diplomacy-screen-begins = si comincia
diplomacy-screen-closed = finito
