### /mito impostazioni.

# I comandi

mito-settings = impostazioni
    .about = Mostra o cambia le metaclassifiche e i loro numeri
    .example = /mito impostazioni mese minimo:4
    .which = quale
    .which-about = quale metaclassifica; senza, tutte
    .name = nome
    .name-about = come si chiama
    .start = partenza
    .start-about = il valore con cui si comincia
    .minimum = minimo
    .minimum-about = quante partite servono per entrare in classifica
    .pot = piatto
    .pot-about = la parte dei punti di tutti che va nel piatto, in percento
    .active = attiva
    .active-about = no per non tenerla più

# Le carte

mito-settings-title = Le metaclassifiche
mito-settings-what = Premi su una per cambiarla, oppure scrivi /mito impostazioni. Ogni modifica resta nel diario.
mito-settings-changed = Cambiato: { $ladders }
mito-settings-holds = Vale per tutto ciò che è ancora aperto, anche per le partite già giocate; i periodi chiusi restano come sono.
mito-settings-off = spenta
mito-settings-column-ladder = Quale
mito-settings-column-start = Da
mito-settings-column-pot = Piatto
mito-settings-column-minimum = Min.

# Il diario

mito-line-changed = { $who } ha cambiato «{ $ladder }»: si parte da { $start }, piatto { $pot }%, minimo { $minimum } { $minimum ->
    [one] partita
   *[other] partite
}
mito-line-off = { $who } ha spento «{ $ladder }» (partenza { $start }, piatto { $pot }%, minimo { $minimum })

# I rifiuti

refused-mito-one-ladder-stays = Almeno una metaclassifica deve restare.
refused-mito-points-read = «{ $value }» non va: serve un numero da { $low } a { $high }, con al massimo due decimali
refused-mito-which-name = Il nome si dà a una metaclassifica alla volta: indica anche quale.
refused-mito-name-taken = C'è già una metaclassifica che si chiama «{ $name }».
refused-mito-name-colon = «:» non può stare nel nome di una metaclassifica: i suoi numeri si scrivono per esempio minimo:4 o piatto:2,5
refused-mito-settings-same = È già così: non c'è niente da cambiare.
