### Scontri: lo stato, gli attacchi, chi racconta, la mira.

# I comandi

fight = scontro
    .about = Scontri con gli avversari del Master, round dopo round

fight-start = inizia
    .about = Apre uno scontro
    .example = /scontro inizia "Guardia corporativa" avversari:3
    .foe = avversario
    .foe-about = il nome dell'avversario
    .difficulty = difficolta
    .difficulty-about = da 1 a 7, in segreto: senza, ti viene chiesta in privato
    .mode = modo
    .mode-about = round singolo o round multipli
    .foes = avversari
    .foes-about = quanti sono
    .gear = equipaggiamento
    .gear-about = valore totale delle loro armi e protezioni
    .range = a_distanza
    .range-about = sì se si combatte a distanza: lo scudo antisommossa non conta
    .players = giocatori
    .players-about = chi combatte, per esempio @Anna @Bruno; senza, tutti i presenti tranne il Master

fight-foe = avversario
    .about = Aggiunge un avversario allo scontro
    .example = /scontro avversario "Cecchino sul tetto"
    .name = nome
    .name-about = il nome dell'avversario
    .difficulty = difficolta
    .difficulty-about = da 1 a 7, in segreto: senza, ti viene chiesta in privato
    .gear = equipaggiamento
    .gear-about = valore totale delle sue armi e protezioni

fight-strike = attacca
    .about = Tira la prova del tuo personaggio per questo round
    .example = /scontro attacca 6 riserva:2 strategia:difesa
    .dice = dadi
    .dice-about = quanti dadi, oppure indica la caratteristica
    .reserve = riserva
    .reserve-about = la puntata: quanti dadi aggiungi dalla tua Riserva
    .attribute = caratteristica
    .attribute-about = la caratteristica messa alla prova
    .skill = abilita
    .skill-about = l'abilità usata, una sola
    .class = classe
    .class-about = la classe che c'entra: un dado in più
    .trait = tratto
    .trait-about = il tratto che c'entra: un dado in più
    .strategy = strategia
    .strategy-about = difesa a oltranza o attacco disperato: due dadi in più, e le conseguenze
    .weapon = arma
    .weapon-about = l'arma che usi
    .foe = avversario
    .foe-about = contro chi, se gli avversari sono più d'uno
    .bonus = bonus
    .bonus-about = dadi in più, o in meno con il segno -
    .protection = protezione
    .protection-about = la protezione che indossi, o nessuna; senza, la migliore

fight-aim = mira
    .about = Tira a un bersaglio inerme; il Master conferma distanza e dimensione
    .example = /scontro mira 1 2 dadi:6
    .distance = distanza
    .distance-about = 0 breve, 1 media, 2 lunga, 3 molto lunga
    .size = dimensione
    .size-about = 0 grande, 1 medio, 2 piccolo, 3 molto piccolo
    .protection = protezione
    .protection-about = valore della protezione del bersaglio
    .dice = dadi
    .dice-about = quanti dadi, oppure indica la caratteristica
    .reserve = riserva
    .reserve-about = la puntata: quanti dadi aggiungi dalla tua Riserva
    .attribute = caratteristica
    .attribute-about = la caratteristica messa alla prova
    .skill = abilita
    .skill-about = l'abilità usata, una sola
    .weapon = arma
    .weapon-about = l'arma che usi
    .bonus = bonus
    .bonus-about = dadi in più, o in meno con il segno -
    .class = classe
    .class-about = la classe che c'entra: un dado in più
    .trait = tratto
    .trait-about = il tratto che c'entra: un dado in più

fight-show = mostra
    .about = Mostra lo scontro in corso, con i suoi pulsanti
    .example = /scontro mostra

fight-join = partecipa
    .about = Entra nello scontro, subito o dal prossimo round
    .example = /scontro partecipa

fight-advantage = vantaggio
    .about = Assegna dadi per la posizione di un personaggio nello scontro
    .example = /scontro vantaggio @Anna 2
    .player = giocatore
    .player-about = chi è in vantaggio o in svantaggio
    .dice = dadi
    .dice-about = quanti dadi: da 1 a 4, con il segno - per uno svantaggio

fight-yield = resa
    .about = Abbandona lo scontro
    .example = /scontro resa

fight-hold = ripenso
    .about = Rinuncia a un tiro mirato già caduto, con il motivo
    .example = /scontro ripenso motivo:"mi ha visto"
    .why = motivo
    .why-about = perché ci ripensi: lo leggono tutti

fight-end = fine
    .about = Chiude lo scontro e segna armi e protezioni usate
    .example = /scontro fine

choices-fight-mode =
    .single = singolo
    .rounds = multipli

choices-strategy =
    .none = nessuna
    .defence = difesa
    .desperate = disperato

# Le carte

fight-title = Scontro con { $foes }
fight-foes = { $name } ×{ $count }
fight-foe-named = { $name } { $number }
fight-state = { $mode } · { $where }
fight-single = Round singolo
fight-round = Round { $round }
fight-hand-to-hand = corpo a corpo
fight-at-range = a distanza
fight-strike-at-range = Si combatte a distanza
fight-clash-even = { $players } contro { $foes }
fight-clash = { $players } contro { $foes } · { $dice }
fight-gear = { $name }: armi e protezioni { $gear }
fight-gear-against = { $own } · l'avversario ha { $gear }
fight-foe-wounded = { $foe }: { $wounds ->
    [one] 1 ferita
   *[other] { $wounds } ferite
} su { $most }
fight-foe-wounded-unseen = { $foe }: { $wounds ->
    [one] 1 ferita
   *[other] { $wounds } ferite
}
fight-foe-beaten = { $foe }: fuori combattimento
fight-foe-gone = { $foe } non combatte più
fight-foe-came = Arriva { $foe }
fight-awaited = Tocca a { $who }
fight-difficulty-unset = { $who }: fissa in segreto la difficoltà di { $name }
fight-target-unset = { $who }: fissa in segreto il target per { $player }
fight-target-guide = La difficoltà di { $foe } ora è { $target }
fight-bonus-unjudged = { $who }: il bonus chiesto da { $player } vale?
fight-won = Nessun avversario combatte più
fight-lost = Nessun personaggio combatte più
fight-single-over = La prova è decisa: il Master chiude lo scontro, o chiede un'altra prova se le condizioni sono cambiate

fight-joins = { $who } entra nello scontro
fight-joins-next = { $who } entra nello scontro dal prossimo round
fight-yield-sure = Il tuo personaggio lascia lo scontro?
fight-yield-how = Da qui non attacca più; che cosa gli succede lo dice il Master. Per tornarci c'è /scontro partecipa
fight-weapon-as-before = Stessa arma di prima: { $what }. Per cambiarla arma:nome, per farne a meno arma:nessuna
fight-yields = { $who } lascia lo scontro
fight-advanced = { $who }: vantaggio di { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
}
fight-disadvantage = { $who }: svantaggio di { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
}
fight-advantage-none = { $who }: nessun vantaggio
fight-advantage-lasts = Vale finché la posizione non cambia
fight-arranged = Il Master ha cambiato chi affronta chi
fight-ended = Scontro chiuso
fight-no-gear = Nessun marcatore da segnare
fight-marked = { $who } · { $what }: { $marks ->
    [one] 1 marcatore
   *[other] { $marks } marcatori
} su { $most }
fight-spent-weapon = { $who } · { $what }: marcatori finiti, da adesso non conta. Si azzerano con /riserva spendi ricarica
fight-spent-protection = { $who } · { $what }: inservibile. Si ripara con /riserva spendi riparazione

fight-button-strike = ⚔️ Attacca
fight-button-yield = Mi arrendo
fight-button-yield-sure = Sì, mi arrendo
fight-button-as-before = Come prima
fight-button-bonus = Bonus di { $who }
fight-button-join = Partecipo
fight-button-difficulty = Difficoltà: { $name }
fight-button-arrange = Chi contro chi
fight-button-next = Avanti senza chi manca
fight-button-again = Un'altra prova
fight-button-master = Master…
fight-button-advantage = Vantaggio
fight-button-foe = Un altro avversario
fight-button-end = Chiudi lo scontro
fight-button-hit = { $who }: { $foe }
fight-button-flee = { $foe } fugge

fight-moved = Lo scontro si sposta: ferite, marcatori e round restano
fight-counts-protections = Qui il valore delle armi non conta: contano le protezioni e la posizione
fight-counts-nothing = Qui armi e protezioni non contano: conta la posizione
fight-button-shots = Si passa alle armi da tiro
fight-button-blows = Si passa al corpo a corpo
fight-button-counts-all = Armi e protezioni contano
fight-button-counts-protections = Le armi non contano
fight-button-counts-nothing = Niente armi né protezioni
fight-button-worth = { $foe }: valore { $gear }…
fight-worth = valore
    .gear = valore
    .gear-about = quanto valgono in tutto le sue armi e protezioni, da 0 a 9
fight-master = Che cosa succede nello scontro?
fight-arrange-who = Chi spostare?
fight-arrange-whom = Contro chi va { $who }?
fight-which-foe = Contro chi?
fight-which-difficulty = Difficoltà di { $name }
fight-difficulty-line = { $target }: { $about }
fight-settled = Fissato: { $what }
fight-bonus-settled = bonus

fight-strikes = { $who } contro { $foe }
fight-sealed = I dadi si tirano quando c'è tutto quello che serve
fight-dealt = { $foe } subisce { $count ->
    [one] 1 ferita
   *[other] { $count } ferite
}
fight-defended = Difesa riuscita: nessun danno all'avversario
fight-fate-foes = Avversario sconfitto: se morto, in fuga, arreso o catturato lo decide { $who }
fight-fate-own = Personaggio sconfitto: se in fuga, arreso, catturato o peggio lo decide { $who }
fight-choose = { $who }: a chi { $count ->
    [one] va la ferita
   *[other] vanno le { $count } ferite
} del colpo di { $player }?
fight-choose-own = { $who }: a chi { $count ->
    [one] va la ferita
   *[other] vanno le { $count } ferite
} del tuo colpo?
fight-narrates = Racconta { $who }
fight-master-named = { $who }, il Master
fight-master-nobody = il Master

fight-column-number = Sigillo
fight-column-who = Chi
fight-column-strategy = Strategia
fight-column-dice = Dadi
fight-column-reserve = Riserva
fight-column-help = Aiuto di
fight-column-successes = Successi
fight-column-target = Target
fight-column-dealt = Ferite inflitte
fight-column-taken = Ferite subite

aim-title = { $who } prende la mira
aim-confirm = Mira
aim-figures = Distanza: { $distance } · bersaglio: { $size }
aim-figures-armour = Distanza: { $distance } · bersaglio: { $size } · protezione { $protection }
aim-waits = { $who }: conferma o correggi in privato, poi si tira
aim-button-figures = Conferma o correggi
aim-button-hold = Ci ripenso
aim-line-judged = Fissate le cifre di un tiro mirato
aim-line-held-known = { $who } abbassa l'arma, facce note · motivo: { $why }
aim-held = { $who } abbassa l'arma: nessun tiro, la puntata resta nella Riserva
aim-question = { $who } mira: vanno bene queste misure?
aim-choice-distance = { $mark }Distanza { $value }
aim-choice-size = { $mark }Dim. { $value }
aim-choice-protection = { $mark }Prot. { $value }
aim-choice-bonus = { $mark }Bonus { $value }
aim-button-fire = { $target ->
    [0] Conferma: colpisce
   *[other] Conferma: target { $target }
}
aim-weapon = L'arma vale { $worth }
aim-dice = Dadi proposti, senza scheda: { $dice }
aim-target = Successi necessari: { $target }
aim-cannot-miss = Totale zero o meno: colpisce senza tirare
aim-hit = colpito
aim-missed = mancato
aim-no-roll = Impossibile sbagliare: nessun tiro, la puntata torna tutta
aim-miss-harmless = Un colpo mancato non ferisce nessuno

# Il diario

fight-line-counts-all = Contano armi e protezioni
fight-line-counts-protections = Non contano le armi
fight-line-counts-nothing = Non contano né armi né protezioni
fight-line-moved = Il Master sposta lo scontro
fight-line-armed = Il Master cambia il valore dell'equipaggiamento di un avversario: { $gear }
fight-line-started = Scontro: { $who } contro { $foe }{ $count ->
    [one] { "" }
   *[other] { " " }×{ $count }
}
fight-line-foe-gone = Un avversario non combatte più
fight-line-declared = { $who } attacca, round { $round }
fight-line-difficulty = Il Master ha fissato una difficoltà
fight-line-target = Fissato il target di { $who }
fight-line-judged = Deciso il bonus chiesto da { $who }
fight-line-rolled = { $who } ha attaccato: { $faces }, { $count ->
    [0] nessun successo
    [one] 1 successo
   *[other] { $count } successi
}
fight-line-chosen = Deciso chi ha ferito { $who }
aim-line-sure = { $who } ha colpito senza tirare
aim-line-rolled = { $who } ha sparato al bersaglio: { $faces }, { $count ->
    [0] nessun successo
    [one] 1 successo
   *[other] { $count } successi
}

# I rifiuti

refused-place-same = È già così.
refused-foe-armed-so = Quel valore ce l'ha già.
refused-no-fight = Non c'è nessuno scontro. Il Master lo apre con /scontro inizia
refused-fight-on-already = C'è già uno scontro aperto: prima chiudilo con /scontro fine, o aggiungi un avversario con /scontro avversario.
refused-fight-without-foe = Uno scontro vuole almeno un avversario: di' chi è e quanti sono.
refused-fight-without-fighters = Nessuno può combattere: chi è presente è a terra, o c'è solo il Master. Indica i giocatori.
refused-difficulty-out-of-range = La difficoltà va da { $low } a { $high }.
refused-difficulty-seen = La difficoltà è già stata vista in un attacco: non cambia più.
refused-foe-not-there = Quell'avversario non è davanti al tuo personaggio, o non combatte più.
refused-foe-not-faced = Il tuo personaggio non ha davanti «{ $name }»: con /scontro mostra vedi chi affronta.
refused-which-foe = Hai davanti avversari diversi: di' contro chi attacchi.
refused-foes-beaten = I tuoi avversari sono già fuori combattimento: attacchi di nuovo dal prossimo round.
refused-strike-not-fallen = Qui non c'è nessun tiro da rivelare di nuovo.
refused-struck-already = Hai già attaccato in questo round: si va avanti quando hanno attaccato tutti.
refused-fight-decided = Lo scontro è già deciso: il Master lo chiude, o porta altri avversari.
refused-round-over = Quel round è passato: usa i pulsanti dell'ultimo messaggio, o /scontro mostra.
refused-round-begun = Qualcuno ha già attaccato: chi affronta chi si cambia all'inizio del round.
refused-round-waits = C'è un attacco ancora coperto, o una ferita da assegnare: prima quello.
refused-not-in-the-round = Il tuo personaggio non è in questo round: entra con /scontro partecipa.
refused-not-in-the-fight = Quel personaggio non è nello scontro.
refused-yielded-already = Hai lasciato lo scontro: per tornarci, /scontro partecipa.
refused-fighting-already = Sei già nello scontro.
refused-facing-already = Si stanno già affrontando.
refused-advantage-too-large = Un vantaggio è al massimo di { $most } dadi, in più o in meno.
refused-fight-advantage-late = L'attacco è già deciso: il vantaggio si dà prima, o dal prossimo round.
refused-strike-no-dice = Non resta nessun dado da tirare: punta dadi Riserva, cambia strategia o arrenditi.
refused-bonus-settled = Su quel bonus si è già deciso.
refused-bonus-not-claimed = { $most ->
    [one] È stato chiesto 1 dado
   *[other] Sono stati chiesti { $most } dadi
}: non se ne possono dare di più.
refused-not-yours-to-judge = Questo lo decide il Master; per il personaggio del Master, chi siede alla sua destra.
refused-choice-made = Su quelle ferite si è già deciso.
refused-choice-not-yours = Chi viene ferito lo dice chi attacca se riesce di 3 o più, altrimenti il Master.
refused-weapon-spent = Quell'arma ha finito i marcatori: prima /riserva spendi ricarica.
refused-aiming-already = Hai già un bersaglio sotto tiro: aspetta il Master, o ripensaci con il pulsante.
refused-aim-out-of-range = Distanza e dimensione vanno da 0 a { $most }, la protezione da 0 in su.
refused-shot-over = Quel colpo è già stato tirato, o non c'è più.
