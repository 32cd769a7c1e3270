### /mito classifica, /mito archivio, e i periodi che si chiudono.

# I comandi

mito-ladder = classifica
    .about = Mostra la metaclassifica, anche come immagine
    .example = /mito classifica mese
    .which = quale
    .which-about = settimana, mese, trimestre, anno o sempre

mito-archive = archivio
    .about = Mostra una settimana, un mese, un trimestre o un anno già chiusi
    .example = /mito archivio mese 2026-04
    .which = quale
    .which-about = settimana, mese, trimestre o anno
    .period = periodo
    .period-about = quale periodo; senza, l'ultimo chiuso

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
    [one] Con «–» chi ha giocato meno di { $minimum } partite.
   *[other] Con «–» i { $count } che hanno giocato meno di { $minimum } partite.
}
mito-ladder-empty = Ancora nessuna partita: la prima si registra con /mito partita.
mito-ladder-ends = Si chiude { $at }
mito-ladder-page = { $first }–{ $last }
mito-archive-older = ← { $period }
mito-archive-newer = { $period } →

mito-closed-title = { $period }: vince { $who }
mito-closed-title-nobody = { $period }: nessun vincitore
mito-closed-nobody = Nessuno ha giocato almeno { $minimum } partite.
mito-closed-climbers = Chi è salito
mito-closed-climb = ↑ { $up } · { $who }: { $before }º → { $after }º
mito-closed-upsets = Vittorie a sorpresa
mito-closed-upset = Partita { $number }: { $who } contro { $favourite }, probabilità { $percent }
mito-closed-button = La classifica

# Il diario

mito-line-closed = Chiuso un periodo: { $ladder }, { $period }

# I rifiuti

refused-mito-no-such-period = Non capisco «{ $value }» come periodo: scrivi per esempio { $example }.
refused-mito-period-open = { $period } non è ancora finito: si vede con /mito classifica.
refused-mito-period-empty = Non risultano partite in questo periodo: { $period }.
refused-mito-none-closed = Di questa metaclassifica non c'è ancora nessun periodo chiuso.
