### /mito classifica.

# I comandi

mito-ladder = classifica
    .about = Mostra la metaclassifica, anche come immagine
    .example = /mito classifica mese
    .which = quale
    .which-about = settimana, mese, trimestre, anno o sempre

# Le carte

mito-column-place = Pos.
mito-column-player = Giocatore
mito-column-value = Valore
mito-column-best = Max
mito-column-games = V/P
mito-first = 🥇 { $who } { $value }
mito-second = 🥈 { $who } { $value }
mito-third = 🥉 { $who } { $value }
mito-ladder-games = { $games ->
    [one] 1 partita
   *[other] { $games } partite
} · { $players ->
    [0] nessuno in classifica
    [one] 1 in classifica
   *[other] { $players } in classifica
}
mito-ladder-apart = { $count ->
    [one] Con «–» chi ha giocato
   *[other] Con «–» { $count } persone che hanno giocato
} meno di { $minimum ->
    [one] 1 partita
   *[other] { $minimum } partite
}.
mito-ladder-empty = Ancora nessuna partita: la prima si registra con /mito partita.
mito-ladder-ends = Si chiude { $at }
mito-ladder-page = { $first }–{ $last }
