### Nomi dei comandi di Diplomacy (Italia-2010).

diplomacy = diplomazia
    .about = Tornei di Diplomacy, con il punteggio Italia-2010

diplomacy-new = nuovo
    .about = Apre il torneo in questa stanza
    .example = /diplomazia nuovo "Coppa del Lario" 3
    .name = nome
    .name-about = il nome del torneo
    .rounds = round
    .rounds-about = quanti round: 3 se non lo dici
    .preset = formula
    .preset-about = le regole opzionali già scelte

diplomacy-player = giocatore
    .about = Iscrive un giocatore
    .example = /diplomazia giocatore Anna @Anna
    .name = nome
    .name-about = il nome in classifica
    .member = membro
    .member-about = il suo account, se ne ha uno qui

diplomacy-drop = ritira
    .about = Ritira un giocatore dal torneo; quello che ha giocato resta
    .example = /diplomazia ritira @Dario
    .player = giocatore
    .player-about = chi si ritira

diplomacy-bond = legame
    .about = Tiene due giocatori a tavoli diversi
    .example = /diplomazia legame @Anna @Bruno
    .player = giocatore
    .player-about = il primo dei due
    .other = altro
    .other-about = il secondo

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

diplomacy-variant = variante
    .about = Apre il voto segreto dei sei giocatori sulla variante a sei
    .example = /diplomazia variante 2
    .board = tavolo
    .board-about = numero del tavolo
    .round = round
    .round-about = numero del round; senza, quello in corso

diplomacy-top = top
    .about = Prepara il top table e ne sorteggia le potenze
    .example = /diplomazia top dichiara:si
    .declare = dichiara
    .declare-about = sì per dichiarare che l'ultimo round ha il top table
    .decline = rinuncia
    .decline-about = chi rinuncia al top table
    .open = scelta
    .open-about = sì perché le potenze si scelgano, invece di pescarle

diplomacy-centres = centri
    .about = Registra i centri di un inverno
    .example = /diplomazia centri 1 1904 5 4 6 5 3 7 4
    .board = tavolo
    .board-about = numero del tavolo
    .year = anno
    .year-about = l'anno, da 1901
    .austria = austria
    .austria-about = centri dell'Austria
    .england = inghilterra
    .england-about = centri dell'Inghilterra
    .france = francia
    .france-about = centri della Francia
    .germany = germania
    .germany-about = centri della Germania
    .italy = italia
    .italy-about = centri dell'Italia
    .russia = russia
    .russia-about = centri della Russia
    .turkey = turchia
    .turkey-about = centri della Turchia
    .round = round
    .round-about = numero del round; senza, quello in corso

diplomacy-draw = patta
    .about = Propone la patta; chi è ancora in gioco vota in privato
    .example = /diplomazia patta 1
    .board = tavolo
    .board-about = numero del tavolo
    .round = round
    .round-about = numero del round; senza, quello in corso

diplomacy-finish = fine
    .about = Chiude un tavolo, calcola i punti e li pubblica
    .example = /diplomazia fine 1
    .board = tavolo
    .board-about = numero del tavolo
    .round = round
    .round-about = numero del round; senza, quello in corso

diplomacy-late = ritardo
    .about = Segna un ritardo: prima il cartellino giallo, poi gli ordini nulli
    .example = /diplomazia ritardo 1 francia
    .board = tavolo
    .board-about = numero del tavolo
    .power = potenza
    .power-about = la potenza in ritardo
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

diplomacy-orders = ordini
    .about = Dice quali valgono, tra più ordini
    .example = /diplomazia ordini "A Ber - Mun; A Ber - Kie"
    .text = testo
    .text-about = gli ordini come sono scritti, separati da punto e virgola
    .builds = costruzioni
    .builds-about = quante costruzioni spettano, se sono ordini d'inverno

diplomacy-score = punteggio
    .about = Mostra i punti di ogni giocatore di un tavolo, riga per riga
    .example = /diplomazia punteggio 1
    .board = tavolo
    .board-about = numero del tavolo
    .round = round
    .round-about = numero del round; senza, quello in corso

diplomacy-standings = classifica
    .about = Mostra la classifica, anche come immagine
    .example = /diplomazia classifica

diplomacy-explain = spiega
    .about = Spiega i punti di un giocatore e perché sta davanti a un altro
    .example = /diplomazia spiega @Anna @Bruno
    .player = giocatore
    .player-about = di chi
    .other = altro
    .other-about = con chi confrontarlo

diplomacy-chart = grafico
    .about = Mostra i centri anno per anno, come immagine
    .example = /diplomazia grafico 1
    .board = tavolo
    .board-about = numero del tavolo
    .round = round
    .round-about = numero del round; senza, quello in corso

diplomacy-ties = spareggi
    .about = Accende o spegne gli spareggi che guardano le persone: (b) e (i) dell'articolo 5
    .example = /diplomazia spareggi donne:no giovani:si
    .women = donne
    .women-about = sì perché a pari merito decida (b), prima le donne
    .young = giovani
    .young-about = sì perché a pari merito decida (i), il più giovane

diplomacy-penalty = penalita
    .about = Sanziona una condotta: punti in meno o squalifica
    .example = /diplomazia penalita @Dario "insulti al tavolo" 50
    .player = giocatore
    .player-about = chi viene sanzionato
    .reason = motivo
    .reason-about = che cosa è successo
    .points = punti
    .points-about = quanti punti toglie
    .disqualify = squalifica
    .disqualify-about = sì per squalificare

diplomacy-clock = orologio
    .about = Avvia l'orologio centrale del round
    .example = /diplomazia orologio 15
    .minutes = minuti
    .minutes-about = quanti minuti
    .phase = fase
    .phase-about = per gli ordini, o per le costruzioni

choices-preset =
    .standard = standard
    .wdc2024 = wdc2024
    .brunate = brunate

choices-phase =
    .movement = ordini
    .builds = costruzioni

choices-power =
    .austria = austria
    .england = inghilterra
    .france = francia
    .germany = germania
    .italy = italia
    .russia = russia
    .turkey = turchia
