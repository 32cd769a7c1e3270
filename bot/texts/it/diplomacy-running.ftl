### Diplomacy: apertura, iscrizioni, bozza e posti, top table, orologio.

diplomacy-opened = { $name }: il torneo è aperto
diplomacy-plan = { $rounds ->
    [one] Un round
   *[other] { $rounds } round
}, formula { $preset }
diplomacy-preset-says = Chi salta un round per il direttore ha { $sitting } punti; top table { $top ->
    [1] proposto da { $boards } tavoli in su
   *[other] solo se dichiarato
}{ $worst ->
    [100] { "" }
   *[other] ; il risultato peggiore vale il { $worst }% a chi gioca più di { $games } partite
}
diplomacy-how-to-enter = Ci si iscrive con { $command } e il nome in classifica
diplomacy-enter-button = Iscrivi
diplomacy-draft-button = Prepara il round
diplomacy-nobody = nessuno
diplomacy-entered = { $player }: iscrizione fatta
diplomacy-readmitted = { $player }: di nuovo in gara
diplomacy-entered-late = Gioca dal round { $round }
diplomacy-players-count = { $count ->
    [0] Nessun iscritto
    [one] 1 iscritto
   *[other] { $count } iscritti
}
diplomacy-no-account = { $player } qui non ha un account: i suoi voti li segna un arbitro.
diplomacy-dropped = { $player }: fuori dal torneo
diplomacy-dropped-stands = Quello che ha giocato resta valido.
diplomacy-bound = { $one } e { $other }: a tavoli diversi
diplomacy-bound-how = Dal prossimo sorteggio, per quanto si può.
diplomacy-ties-title = Spareggi (b) e (i)
diplomacy-ties-women = (b) prima le donne: { $on ->
    [1] acceso
   *[other] spento
}
diplomacy-ties-young = (i) prima il più giovane: { $on ->
    [1] acceso
   *[other] spento
}
diplomacy-ties-free = Dirlo è libero, in privato: decide solo fra chi lo ha detto.
diplomacy-state-button = Che cosa dico di me
diplomacy-state-title = Per gli spareggi
diplomacy-state-free = È facoltativo, e lo vedi solo tu.
diplomacy-state-woman = { $known ->
    [1] Hai detto: donna
    [2] Hai detto: uomo
   *[other] Non hai detto se sei una donna o un uomo
}
diplomacy-state-woman-button = Donna
diplomacy-state-man-button = Uomo
diplomacy-state-born = Data di nascita: { $day }
diplomacy-state-born-button = Data di nascita
diplomacy-tell = dichiara
    .born = nascita
    .born-about = il giorno di nascita, così: 1990-01-31
diplomacy-penalty-title = { $player }: sanzione
diplomacy-penalty-out = { $player }: squalifica
diplomacy-penalty-points = −{ $points } punti (in tutto { $total }, al massimo { $most })
diplomacy-ways-title = { $seats } posti non fanno tavoli da sette e da sei
diplomacy-way-volunteers = { $count ->
    [one] Un volontario su due tavoli (+{ $percent }%)
   *[other] { $count } volontari su due tavoli (+{ $percent }%)
}
diplomacy-way-sitting = { $count ->
    [one] Oppure uno salta il round
   *[other] Oppure { $count } saltano il round
}
diplomacy-way-escalation = Oppure l'escalation nei tavoli più piccoli: { $sizes }
diplomacy-way-volunteers-button = Volontari…
diplomacy-way-sitting-button = Chi salta…
diplomacy-way-escalation-button = Escalation
diplomacy-draft-title = Bozza · round { $round } di { $rounds } · { $years ->
    [one] 1 anno
   *[other] { $years } anni
}
diplomacy-draft-how = La vedi solo tu: pubblicala, o scambia due posti.
diplomacy-publish-button = Pubblica
diplomacy-swap-button = Scambia…
diplomacy-swapped = Scambiati { $one } e { $other }
diplomacy-published = Round { $round }: pubblicato
diplomacy-doubles = Su due tavoli: { $players }
diplomacy-sitting = Saltano il round ({ $points } punti): { $players }
diplomacy-absent = Assenti: { $players }
diplomacy-again-nothing = ✅ Niente da segnalare: nessuna potenza, nessun avversario, nessun gruppo si ripete.
diplomacy-again-powers = { $count ->
    [one] ⚠️ Una potenza già giocata
   *[other] ⚠️ { $count } potenze già giocate
}: { $who }{ $more ->
    [0] { "" }
    [one] {" "}e un'altra
   *[other] {" "}e altre { $more }
}
diplomacy-again-bonds = { $count ->
    [one] ⚠️ Un legame allo stesso tavolo
   *[other] ⚠️ { $count } legami allo stesso tavolo
}: { $who }{ $more ->
    [0] { "" }
    [one] {" "}e un altro
   *[other] {" "}e altri { $more }
}
diplomacy-again-meetings = { $count ->
    [one] 🔁 Una coppia si rincontra
   *[other] 🔁 { $count } coppie si rincontrano
}: { $who }{ $more ->
    [0] { "" }
    [one] {" "}e un'altra
   *[other] {" "}e altre { $more }
}
diplomacy-again-groups = { $count ->
    [one] ▫️ Un gruppo di potenze si ripete
   *[other] ▫️ { $count } gruppi di potenze si ripetono
}: { $who }{ $more ->
    [0] { "" }
    [one] {" "}e un altro
   *[other] {" "}e altri { $more }
}
diplomacy-again-neighbours = { $count ->
    [one] ▫️ Due di nuovo vicini sulla mappa
   *[other] ▫️ { $count } coppie di nuovo vicine sulla mappa
}: { $who }{ $more ->
    [0] { "" }
    [one] {" "}e un'altra
   *[other] {" "}e altre { $more }
}
diplomacy-again-least = Di meno non si può: contando ogni partita già giocata insieme, { $games ->
    [one] 1 è il minimo
   *[other] { $games } è il minimo
}.
diplomacy-pairs-and = { $first }; { $then }
diplomacy-cost-nothing = Non costa niente: restano le stesse ripetizioni.
diplomacy-cost-powers = Potenze ripetute: { $before } → { $after }
diplomacy-cost-bonds = Legami allo stesso tavolo: { $before } → { $after }
diplomacy-cost-meetings = Partite già giocate insieme: { $before } → { $after }
diplomacy-cost-groups = Gruppi ripetuti: { $before } → { $after }
diplomacy-cost-neighbours = Vicini ripetuti: { $before } → { $after }
diplomacy-board = Tavolo { $board }
diplomacy-board-top = Tavolo { $board } · top table
diplomacy-board-six = Tavolo { $board } · a sei
diplomacy-board-variant = Tavolo { $board } · { $variant }
diplomacy-board-line = { $board }: { $seats }
diplomacy-seat = { $power } { $player }
diplomacy-seats-and = { $first } · { $then }
diplomacy-either = Italia o Turchia
diplomacy-colour = colore { $power }
diplomacy-variant-italy = Italia in disordine
diplomacy-variant-turkey = Turchia tolta
diplomacy-variant-escalation = escalation
diplomacy-seats-title = Tavoli · round { $round } di { $rounds } · { $years ->
    [one] 1 anno
   *[other] { $years } anni
}
diplomacy-board-button = Tavolo { $board }
diplomacy-line-title = { $name } · round { $round }
diplomacy-you-play = { $board }: giochi { $power }
diplomacy-you-meet = Con { $players }
diplomacy-round-undone = Round { $round }: ritirato
diplomacy-round-undone-why = La pubblicazione è stata annullata: aspettate i nuovi tavoli.
diplomacy-undone-standings = Round { $round } riaperto
diplomacy-undone-standings-why = Quello che l'aveva chiuso è stato annullato: risultati e classifica usciranno di nuovo
diplomacy-undone-results = Premiazione annullata
diplomacy-undone-results-why = Quello che aveva chiuso il torneo è stato annullato: si gioca ancora
diplomacy-top-none = Top table: non dichiarato
diplomacy-top-usual = Con { $boards } tavoli o più di solito l'ultimo round ha il top table: /diplomazia top
diplomacy-top-what = I primi sette, un anno in più, +{ $percent }% a tutti, { $points } punti a chi vince; i suoi primi tre sono i primi tre del torneo.
diplomacy-top-declare-button = Dichiaralo
diplomacy-top-open-button = Con potenze a scelta
diplomacy-top-is-declared = Top table: dichiarato
diplomacy-top-by-urn = Potenze dall'urna, al buio: pesca prima chi ha più punti.
diplomacy-top-by-choice = Potenze a scelta: sceglie prima chi ha più punti.
diplomacy-top-later = Chi lo gioca si sa dopo { $rounds } round.
diplomacy-top-refused = Hanno rinunciato (−{ $percent }% all'ultima partita): { $players }
diplomacy-top-chooses = Sceglie { $player }:
diplomacy-top-ready = Le potenze ci sono: si può preparare l'ultimo round.
diplomacy-top-urn-button = Pesca dall'urna
diplomacy-top-decline-button = Rinuncia…
diplomacy-top-button = Top table
diplomacy-clock-button = Orologio
diplomacy-phase-movement = ordini
diplomacy-phase-builds = costruzioni
diplomacy-phase-minute = il minuto
diplomacy-clock-runs = Orologio · { $phase }: { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minuti
}
diplomacy-clock-stands = Orologio fermo · { $phase }: { $minutes ->
    [one] resta 1 minuto
   *[other] restano { $minutes } minuti
}
diplomacy-clock-ends = Finisce { $at }
diplomacy-extend-button = +{ $minutes } min
diplomacy-pause-button = Ferma
diplomacy-resume-button = Riparti
diplomacy-time-up-movement = ⏰ Tempo! Ordini nella scatola
diplomacy-time-up-movement-what = Chi prende il minuto lo dica adesso: solo per scrivere, una volta per partita.
diplomacy-time-up-builds = ⏰ Tempo! Costruzioni nella scatola
diplomacy-time-up-builds-what = Chi non ha scritto non costruisce.
diplomacy-minute-over = ⏰ Anche il minuto è finito
diplomacy-minute-over-what = Si leggono gli ordini. In ritardo: cartellino, poi ordini nulli.
diplomacy-late-first = 🟨 { $board }: { $who } in ritardo
diplomacy-late-first-what = Cartellino giallo. La prossima volta in questa partita gli ordini sono nulli.
diplomacy-late-void = 🟥 { $board }: ordini nulli per { $who }
diplomacy-late-void-what = È il ritardo numero { $times } in questa partita: tutti i suoi ordini di questo turno sono annullati.
diplomacy-minute-title = ✳️ { $board }: { $who } prende il minuto
diplomacy-minute-what = Un minuto, solo per scrivere; per questa partita era l'unico.
