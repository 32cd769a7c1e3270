### /diplomazia round, scambia, pubblica: la bozza e i posti.

# I comandi

diplomacy-round = round
    .about = Prepara i tavoli del prossimo round e dice che cosa non si è potuto evitare
    .example = /diplomazia round assenti:@Dario @Elena
    .years = anni
    .years-about = quanti anni si giocano: 7 se non lo dici
    .absent = assenti
    .absent-about = chi non c'è
    .sitting = saltano
    .sitting-about = chi salta il round a richiesta del direttore
    .double = doppi
    .double-about = chi gioca a due tavoli
    .points = punti
    .points-about = quanti punti ha chi salta

diplomacy-swap = scambia
    .about = Scambia due posti nella bozza e mostra che cosa costa
    .example = /diplomazia scambia @Anna @Bruno
    .player = giocatore
    .player-about = il primo dei due
    .other = altro
    .other-about = il secondo

diplomacy-publish = pubblica
    .about = Pubblica i tavoli del round
    .example = /diplomazia pubblica

# Le carte

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
diplomacy-moved = { $player } → { $seat }
diplomacy-moved-seat = tavolo { $board }, { $power }
diplomacy-moved-out = senza un posto
diplomacy-swapped-known = Sorteggio noto: posti scambiati dopo averlo visto, { $pairs }
diplomacy-swapped-pair = { $one } ⇄ { $other }
diplomacy-published = Round { $round }: pubblicato
diplomacy-published-anew = Round { $round }: pubblicato di nuovo, con altri posti
diplomacy-changed-title = Round { $round }: la bozza è di prima
diplomacy-changed-top = Il top table non è più quello della bozza: va rifatta.
diplomacy-changed-gone = Non giocano più: { $players }
diplomacy-changed-entered = Sono entrati, e non hanno un posto: { $players }
diplomacy-changed-penalised = Penalità: { $players }
diplomacy-changed-bond = Legame nuovo: { $one } e { $other }
diplomacy-changed-standings = La classifica è cambiata, e nell'ultimo round decide i tavoli.
diplomacy-redraft-button = Rifai la bozza
diplomacy-publish-anyway-button = Pubblica lo stesso
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
diplomacy-again-thrice = { $count ->
    [one] 🔁 Una coppia si incontra per la terza volta o più
   *[other] 🔁 { $count } coppie si incontrano per la terza volta o più
}: { $who }{ $more ->
    [0] { "" }
    [one] {" "}e un'altra
   *[other] {" "}e altre { $more }
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
diplomacy-again-least = Partite già giocate insieme (una terza conta due): { $games }, { $above ->
    [0] il minimo possibile
    [one] una più di { $least }, sotto cui non si può scendere
   *[other] { $above } più di { $least }, sotto cui non si può scendere
}.
diplomacy-pairs-and = { $first }; { $then }
diplomacy-cost-nothing = Non costa niente: restano le stesse ripetizioni.
diplomacy-cost-powers = Potenze ripetute: { $before } → { $after }
diplomacy-cost-bonds = Legami allo stesso tavolo: { $before } → { $after }
diplomacy-cost-thrice = Coppie alla terza partita insieme: { $before } → { $after }
diplomacy-cost-meetings = Partite già giocate insieme: { $before } → { $after }
diplomacy-cost-groups = Gruppi ripetuti: { $before } → { $after }
diplomacy-cost-neighbours = Vicini ripetuti: { $before } → { $after }
diplomacy-sat-before = Finora, e non resterebbe così:
diplomacy-board = Tavolo { $board }
diplomacy-board-top = Tavolo { $board } · top table
diplomacy-board-six = Tavolo { $board } · a sei
diplomacy-board-variant = Tavolo { $board } · { $variant }
diplomacy-board-line = { $board }: { $seats }
diplomacy-seat = { $power } { $player }
diplomacy-seats-and = { $first } · { $then }
diplomacy-mine-button = Il mio tavolo
refused-diplomacy-no-board-of-yours = { $entered ->
    [1] In questo round non hai un tavolo.
   *[other] In questo round non hai un tavolo. Se ti hanno iscritto con un nome, prima il club conferma che sei tu.
}
diplomacy-seats-title = Tavoli · round { $round } di { $rounds } · { $years ->
    [one] 1 anno
   *[other] { $years } anni
}
diplomacy-board-button = Tavolo { $board }
diplomacy-line-title = { $name } · round { $round }
diplomacy-clock-button = Orologio
diplomacy-seats-picture = Chi gioca che cosa
diplomacy-variant-button = Variante, tavolo { $board }

# Il diario

diplomacy-log-drafted = Bozza del round { $round }: { $boards ->
    [one] 1 tavolo
   *[other] { $boards } tavoli
}
diplomacy-log-swapped = Bozza cambiata: due posti scambiati

# I rifiuti

refused-diplomacy-round-on = Il round { $round } è in corso. Da chiudere: { $boards }.
refused-diplomacy-no-draft = Non c'è una bozza: preparala con /diplomazia round
refused-diplomacy-draft-gone = { $player } è fuori dal torneo: rifai la bozza con /diplomazia round
refused-diplomacy-draft-old = Dopo la bozza qualcosa è cambiato: guardalo con /diplomazia pubblica
refused-diplomacy-top-swapped = { $player } gioca al top table, e lì non si scambia. Chi non può giocare rinuncia con /diplomazia top rinuncia: entra il prossimo in classifica, { $other }.
refused-diplomacy-not-in = { $player } non è in gara.
refused-diplomacy-named-twice = { $player } compare due volte: o manca, o salta il round, o gioca a due tavoli.
refused-diplomacy-no-second-board = { $player } non può giocare a due tavoli: non c'è un secondo tavolo per quel posto.
refused-diplomacy-sitting-most = Chi salta un round può avere al massimo { $most } punti.
refused-diplomacy-too-few = Per giocare ne servono almeno { $least }: ce ne sono { $have }.
refused-diplomacy-neither-seated = Nessuno dei due ha un posto in questa bozza.
refused-diplomacy-both-there = Così uno dei due siederebbe due volte allo stesso tavolo.
