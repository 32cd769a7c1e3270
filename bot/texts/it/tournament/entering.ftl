### Ogni torneo: apertura, iscrizioni, segni, ritiri, sostituzioni.

# Le carte

tournament-entrant-gone = un'iscrizione annullata
tournament-paid = quota pagata
tournament-not-paid = quota da pagare
tournament-box = porta una scatola
tournament-no-box = senza scatola

# Il diario

tournament-line-founded = { $who } apre il torneo { $name }
tournament-line-abandoned = { $who } chiude il torneo prima della fine
tournament-line-entered = Iscrizione: { $name }
tournament-line-admitted = { $entrant }: un posto dal turno { $since }
tournament-line-marked = { $entrant }: { $paid }, { $box }
tournament-line-withdrawn = { $entrant }: ritiro
tournament-line-disqualified = { $entrant }: squalifica
tournament-line-replaced = { $entrant }: { $who } al posto di { $player }

# I rifiuti

refused-tournament-begun = In questa stanza c'è già un torneo: aprine un altro in un'altra stanza.
refused-tournament-over-already = Questo torneo è già finito.
refused-tournament-no-such-entrant = Qui non c'è nessun iscritto così: forse è stato tolto.
refused-tournament-player-twice = La stessa persona compare due volte.
refused-tournament-plays-already = { $player } gioca già per { $name }.
refused-tournament-not-in-it = { $player } non gioca per { $name }.
refused-tournament-out-already = Già fuori dal torneo: { $name }.
refused-tournament-nothing-to-mark = Dimmi che cosa segnare: pagato:si, scatola:si, o tutti e due.

# Chi porta il nome utente di un iscritto

tournament-your-username = Il tuo nome utente è iscritto (il club non ha ancora confermato che sei tu):
