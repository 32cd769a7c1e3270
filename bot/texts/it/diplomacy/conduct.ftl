### /diplomazia ritardo, minuto, orologio: cartellini, il minuto, l'orologio centrale.

# I comandi

diplomacy-late = ritardo
    .about = Segna un ritardo: prima il cartellino giallo, poi gli ordini nulli
    .example = /diplomazia ritardo 1 francia
    .board = tavolo
    .board-about = numero del tavolo
    .power = potenza
    .power-about = la potenza in ritardo
    .round = round
    .round-about = numero del round; senza, quello in corso

diplomacy-standin = sostituto
    .about = Segna chi gioca al posto di chi è andato via da un tavolo
    .example = /diplomazia sostituto 1 francia @Anna
    .board = tavolo
    .board-about = numero del tavolo
    .power = potenza
    .power-about = la potenza di chi è andato via
    .player = giocatore
    .player-about = chi gioca al suo posto; o lo stesso di prima, se è tornato
    .round = round
    .round-about = numero del round; senza, quello in corso

diplomacy-minute = minuto
    .about = Segna che una potenza prende il minuto: una volta per partita
    .example = /diplomazia minuto 1 russia
    .board = tavolo
    .board-about = numero del tavolo
    .power = potenza
    .power-about = la potenza che prende il minuto
    .round = round
    .round-about = numero del round; senza, quello in corso

diplomacy-clock = orologio
    .about = Avvia l'orologio centrale del round
    .example = /diplomazia orologio 15
    .minutes = minuti
    .minutes-about = quanti minuti
    .phase = fase
    .phase-about = per gli ordini, o per le costruzioni

choices-phase =
    .movement = ordini
    .builds = costruzioni

# Le carte

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
diplomacy-standin-title = { $board }: { $power } la gioca { $player }
diplomacy-standin-back = { $board }: { $power } la gioca di nuovo { $player }
diplomacy-standin-what = Chi gioca ordina, propone e vota; i punti del tavolo restano a { $player }.
diplomacy-minute-title = ✳️ { $board }: { $who } prende il minuto
diplomacy-minute-what = Un minuto, solo per scrivere; per questa partita era l'unico.

# Il diario

diplomacy-log-late = { $place }: { $power } in ritardo
diplomacy-log-minute = { $place }: { $power } prende il minuto
diplomacy-log-standin = { $place }: { $power } la gioca { $player }
diplomacy-log-clock = Orologio del round { $round }, { $phase }: { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minuti
}

# I rifiuti

refused-diplomacy-stands-already = { $power } del tavolo { $board } la gioca già { $player }.
refused-diplomacy-plays-there = { $player } gioca già al tavolo { $board }.
refused-diplomacy-power-eliminated = { $power } è eliminata: al tavolo { $board } non ordina più.
refused-diplomacy-minute-taken = { $power } ha già preso il minuto in questa partita.
