### /diplomazia spiega: da dove vengono i punti, perché uno sta davanti all'altro.

# I comandi

diplomacy-explain = spiega
    .about = Spiega i punti di un giocatore e perché sta davanti a un altro
    .example = /diplomazia spiega @Anna @Bruno
    .player = giocatore
    .player-about = di chi
    .other = altro
    .other-about = con chi confrontarlo

# Le carte

diplomacy-total = { $points } punti
diplomacy-explain-title = { $player } · { $place }º posto
diplomacy-explain-game = Round { $round }, tavolo { $board }, { $power }: { $sum }
diplomacy-explain-sitting = Round { $round }: fuori su richiesta del direttore, { $points }
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
diplomacy-place = { $place }º
diplomacy-not-top = non fra i primi tre
