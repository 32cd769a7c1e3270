### /mito correggi, e chi si muove dopo una correzione.

# I comandi

mito-fix = correggi
    .about = Corregge o elimina una partita; le successive vengono ricalcolate
    .example = /mito correggi 41 @Bruno @Anna @Carla
    .game = partita
    .game-about = numero della partita
    .players = giocatori
    .players-about = da 2 a 6, chi ha vinto per primo
    .risikometro = risikometro
    .risikometro-about = un valore a testa, nello stesso ordine
    .when = quando
    .when-about = quando si è giocato; senza, resta com'è
    .delete = elimina
    .delete-about = sì per eliminarla

# Le carte

mito-fix-button = Correggi
mito-delete-button = Elimina

mito-fix-title = Che cosa cambiare della partita { $number }?
mito-fix-winner-button = Ha vinto { $who }
mito-fix-form-button = Cambia…
mito-fixed-title = Partita { $number } corretta
mito-deleted-title = Partita { $number } eliminata
mito-fixed-players = Vince { $who }, poi { $others }
mito-fixed-risikometro = Risikometro: { $values }
mito-fixed-when = Giocata { $at }
mito-fixed-undo = Ci hai ripensato? /annulla
mito-moved-value = { $who } { $before } → { $after }
mito-moved-place = { $who } { $before } → { $after } · { $was } → { $now }
mito-moved-only-place = { $who } { $after } · { $was } → { $now }
mito-moved-more = { $count ->
    [one] …e ancora una persona
   *[other] …e altre { $count } persone
}
mito-moved-winner = Il primo posto ora è di { $who }.
mito-late = { $count ->
    [one] Dopo di questa se n'è giocata un'altra, ora ricalcolata.
   *[other] Dopo di questa se ne sono giocate altre { $count }, ora ricalcolate.
}
mito-moved-nobody = Nessun valore è cambiato.

# Il diario

mito-line-fixed = { $by } ha corretto la partita { $number }: vince { $who }, poi { $others }
mito-line-deleted = { $by } ha eliminato la partita { $number }
mito-line-dropped = Partita { $number } eliminata

# I rifiuti

refused-mito-nothing-changed = La partita { $number } è già così.
refused-mito-fix-risikometro = I giocatori sono cambiati: scrivi anche il risikometro, un valore a testa (o «-» per toglierlo).
