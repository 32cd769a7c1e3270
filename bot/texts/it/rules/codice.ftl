### Le regole di un torneo di Nome in Codice, con parole nostre; i numeri vengono da config/rules/codice.toml.

rules-codice = Nome in Codice: come si gioca un torneo
    .tells = Un torneo di Nome in Codice a coppie: turni di qualificazione, poi le finali, ogni mano con l'orologio.
    .names = codice, nome in codice, codenames, nomi in codice
    .source = Dal «Regolamento torneo Nome in Codice» di Revelsh Blind Beholders APS (versione 05, 31/10/2022), alcuni articoli del quale vengono da Boardgame Italian Gamers. Le parole sono nostre; i numeri tra parentesi sono i suoi articoli.

rules-codice-entering = Iscriversi
    .a = Squadre di { $players } persone, socie o no (1). L'iscrizione costa { $fee } a testa (2). Chi ha la scatola la porti: se mancano scatole o posti, passano prima le squadre con la scatola, poi quelle iscritte prima (4).
    .b = Servono almeno { $teams } squadre (5). Gli arbitri possono giocare, ma non decidono niente che li riguardi (6).

rules-codice-rounds = Quanti turni
    .a = Prima i turni di qualificazione, poi le finali tra le migliori (7). Quanti sono dipende dal numero di squadre (12):
    .b = Con più squadre di quante la tabella ne preveda, c'è un turno in più a ogni raddoppio.

rules-codice-pairing = Chi incontra chi
    .a = Il primo turno si sorteggia (9). Dopo ogni turno c'è una classifica, e si incontrano le vicine: prima e seconda al tavolo 1, terza e quarta al tavolo 2, e così via (11). Due squadre possono incontrarsi di nuovo: è la regola.
    .b = Nel girone all'italiana ognuna incontra tutte le altre; chi è pari si separa con gli scontri diretti.

rules-codice-bye = Squadre dispari
    .a = L'ultima della classifica riposa nel turno dopo; nel primo decide la sorte. Il riposo vale quanto il miglior incontro possibile: tutte le mani vinte, PBG 1, e il numero di tavolo più alto (13, 39).

rules-codice-finals = Le finali
    .a = Le migliori si incontrano in un tabellone: s1 è la prima dopo le qualificazioni, vA chi vince l'incontro A, pA chi lo perde (14). Comincia la prima nominata.
    .b = I posti delle finali li dà il tabellone; le altre tengono quello della classifica.

rules-codice-hands = Quante mani
    .a = Ogni incontro è fatto di un numero dispari di mani, e ogni mano è una partita intera di Nome in Codice (15, 16):
    .b = Nelle qualificazioni si giocano tutte, perché i punti contano. Nelle finali ci si ferma quando l'incontro non si può più ribaltare (20).
    .c = Nella prima mano comincia la squadra meglio classificata; nel primo turno decide la sorte, nelle finali la prima nominata. Poi si comincia a turno (17, 18). Nella squadra il capo cambia a ogni mano (19).

rules-codice-hand = Una mano
    .a = Si dispongono 25 parole. Il capo della squadra che comincia le legge ad alta voce; se qualcuno non ne conosce una, l'altro capo la spiega a tutti (21, 22). Solo allora si estrae la chiave, che vedono i due capi e nessun altro (23).
    .b = C'è { $preparation } minuto per prepararsi (24); poi il capo della squadra che non comincia fa partire l'orologio (25). Ogni squadra ha { $minutes } minuti per tutta la mano (29).
    .c = Chi comincia ha { $starter } agenti da trovare, l'altra squadra { $second }.
    .d = L'agente operativo indica una parola senza pronunciarla, o dice «passo», anche quando non può più indicare niente (27, 30). Il capo guarda un attimo la chiave prima di coprirla (30). Il turno finisce con un passo o con una parola di un altro colore, e il capo ferma il tempo (28).
    .e = Per ogni agente che un turno lascia indietro l'operativo riceve un gettone recupero, e ne restituisce uno per ogni agente trovato dopo (26).

rules-codice-clues = Gli indizi
    .a = Una sola parola e un numero, e si parla del significato delle parole. Niente nomi propri di più parole, parole con il trattino, abbreviazioni, rime (31); niente parole che sono nella griglia, né altre con la stessa radice.
    .b = I capi restano impassibili (32). Una violazione evidente chiude subito il turno, e prima del prossimo indizio l'altro capo copre una parola della propria squadra. Nei casi più gravi l'arbitro può dare agli altri la mano, o tutto l'incontro (32).

rules-codice-end = Come finisce una mano
    .a = Vince chi ha trovato tutti i suoi agenti. Chi scopre l'assassino perde, con 0 punti (36). Chi finisce il tempo perde, ma tiene i punti degli agenti trovati (35).

rules-codice-points = I punti
    .a = Chi vince una mano prende sempre { $win } punti, anche se aveva solo { $second } agenti (34). Chi perde ne prende uno per agente trovato (33); dopo l'assassino, nessuno (36).
    .b = Un incontro dà tanti punti quante sono le mani vinte (37). La PBG sono i punti propri divisi per tutti i punti di quell'incontro (38).

rules-codice-standings = Classifica e parità
    .a = Conta la somma dei punti degli incontri (41). Chi è pari si separa, nell'ordine, con i punti dell'ultimo turno; con la sua PBG; con gli stessi del turno prima, e così indietro; poi per sorteggio (42). In un girone all'italiana contano prima gli scontri diretti fra chi è pari: le mani vinte lì, poi la PBG di quelli. I sorteggi si fanno una volta sola, all'inizio.

rules-codice-leaving = Chi si ritira, chi arriva tardi
    .a = Quello che ha giocato chi si ritira resta; non viene più abbinato. A incontro iniziato vince l'altra squadra. Prima della prima partita delle finali il posto libero va alla prossima in classifica; dopo, è una vittoria a tavolino.
    .b = Una squadra in ritardo ha 0 per i turni che ha perso.

rules-codice-reporting = Chi racconta una mano
    .a = Chiunque l'abbia giocata. È definitiva quando la conferma l'altra squadra o un arbitro, o dopo { $wait } minuti se l'altra squadra ha raccontato o confermato una mano di quell'incontro. Un tocco conferma tutte le mani aperte; ognuna si può contestare, e allora decide un arbitro che non gioca lì.
    .b = Quello che un direttore o un arbitro decide al tavolo dove gioca è una proposta: rispondono gli avversari.

rules-codice-conduct = Al tavolo
    .a = Si gioca pulito, senza disturbare, e per divertirsi (43, 46). Il pubblico tace, a meno che una regola sia letta male (44). Se al tavolo sono tutti d'accordo non serve l'arbitro; basta che una persona lo voglia, e l'arbitro viene (45).

rules-codice-column-teams = Squadre
rules-codice-column-rounds = Turni
rules-codice-column-qualifiers = In finale
rules-codice-column-match = Incontro
rules-codice-column-hands = Mani
rules-codice-column-letter = Lettera
rules-codice-cell-seats = { $one } – { $two }
rules-codice-cell-seed = s{ $of }
rules-codice-cell-winner = v{ $of }
rules-codice-cell-loser = p{ $of }
rules-codice-cell-span = { $least }–{ $most }
rules-codice-cell-robin = girone all'italiana
rules-codice-cell-qualifying = Qualificazione
rules-codice-cell-quarterfinal = Quarti
rules-codice-cell-semifinal = Semifinale
rules-codice-cell-placement = Per i posti
rules-codice-cell-final = Finale
