### /mito qualita: quanto i valori prevedono.

# I comandi

mito-quality = qualita
    .about = Dice quanto bene i valori prevedono i risultati
    .example = /mito qualita

# Le carte

mito-quality-title = Quanto prevedono i valori
mito-quality-better = { $games ->
    [one] Sulla partita giocata
   *[other] Su { $games } partite
} «{ $ladder }» prevede meglio del caso: { $gain } di errore in meno.
mito-quality-worse = { $games ->
    [one] Sulla partita giocata
   *[other] Su { $games } partite
} «{ $ladder }» non prevede meglio del caso: { $gain } di errore in più.
mito-quality-parts = Nelle partite con il risikometro, solo ELO: { $elo } · solo risikometro: { $risikometro }
mito-quality-what = Log-loss medio delle quote attese dal vincitore: più è basso, meglio prevede. «Alla pari» dà a tutti la stessa probabilità.
mito-quality-equal = Alla pari
mito-quality-column-ladder = Quale
mito-quality-column-loss = Log-loss
mito-quality-column-gain = Guadagno

# I rifiuti

refused-mito-no-games = Non c'è ancora nessuna partita: la prima si registra con /mito partita.
