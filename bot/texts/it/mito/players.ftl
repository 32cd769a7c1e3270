### /mito giocatore.

# I comandi

mito-player = giocatore
    .about = Mostra valore, massimo, partite e storia di un giocatore
    .example = /mito giocatore @Anna
    .player = giocatore
    .player-about = di chi; senza, i tuoi
    .which = quale
    .which-about = settimana, mese, trimestre, anno o sempre

# Le carte

mito-player-title = { $who } · { $ladder }
mito-result = { $games ->
    [one] 1 partita
   *[other] { $games } partite
}, { $place }º con { $value }
mito-result-apart = { $games ->
    [one] 1 partita
   *[other] { $games } partite
}, vale { $value }
mito-player-value = { $value } · { $place } · massimo { $best }
mito-player-none = { $ladder }: ancora nessuna partita
mito-player-elsewhere = { $ladder }: { $value } · { $place } · massimo { $best }
mito-player-all = { $wins ->
    [one] 1 vittoria
   *[other] { $wins } vittorie
} su { $games }: { $percent } (per caso { $chance })
mito-player-favourite = Da favorito: { $wins } su { $games } ({ $percent }, per caso { $chance })
mito-player-underdog = Da sfavorito: { $wins } su { $games } ({ $percent }, per caso { $chance })
mito-player-best = Vittoria migliore: { $change } (partita { $number }, { $at })
mito-player-form = Forma: { $form }
mito-form-won = V
mito-form-lost = P
mito-form-then = { $form } { $one }
mito-history-title = La storia di { $who }

# I rifiuti

refused-mito-no-games-of = { $who } qui non ha ancora giocato.
