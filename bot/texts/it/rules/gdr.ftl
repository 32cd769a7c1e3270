### Le regole di RBB 2.0, con parole nostre; i numeri vengono da config/rules/rbb2.toml, o dall'avventura.

rules-rbb = RBB 2.0: come si valuta un torneo di giochi di ruolo
    .tells = Le squadre giocano la stessa avventura; gli arbitri rispondono a parole, i punteggi escono alla fine.
    .names = rbb, rbb 2.0, rbb2, gdr, giochi di ruolo, gioco di ruolo, torneo di ruolo, barbiglio
    .source = Dal «Regolamento Binario Barbiglio», versione 2.0 (7 gennaio 2008), di Andrea Maria Antigone Barbera, Diego Barbera, Luca Bonmassar, Gianmarco Gaviglio e Dario Leccacorvi dei Revelsh Blind Beholders, libero per chi ne cita fonte e autori. Le parole sono nostre; tra parentesi i suoi paragrafi.

rules-rbb-what = Che cos'è
    .a = Ogni squadra gioca la stessa avventura con gli stessi personaggi, già pronti. Il torneo fa una classifica delle squadre e una per ogni personaggio, fra chi lo ha interpretato: ci si confronta solo con chi aveva la stessa parte.
    .b = Nessuno dà voti (2.1.1). Per ogni domanda l'arbitro sceglie la frase che va meglio. Solo dopo le frasi diventano punti, con numeri uguali per tutti i tavoli che l'arbitro non vede.
    .c = Ogni cosa si chiede una volta e da sola (2.1.3), e niente obbliga a leggere nel pensiero (2.1.7): conta quello che al tavolo si è visto e sentito.

rules-rbb-terms = Le sigle
    .a = AA, avanzamento atomico: che cosa la squadra è riuscita a fare nell'avventura, passo per passo.
    .b = VSP, valutazione standard del personaggio: tutto quello che si chiede di un giocatore, al massimo 100 punti.
    .c = CD, coerenza decisionale: se quel personaggio è stato giocato come lo intendeva l'autore. Fa parte della VSP, con domande scritte per ciascun personaggio.
    .d = SA, senso dell'avventura: quanto un giocatore la capisce e la risolve. Vale per il giocatore, non per la squadra.
    .e = Descrittore: una delle cose che si valutano. Elemento: uno dei passi propri dell'avventura. Soglia: quanto farebbe un giocatore scarso, medio o bravo.

rules-rbb-people = Chi fa che cosa
    .a = L'autore scrive l'avventura con i personaggi, i passi e due righe su come va interpretato ognuno.
    .b = A ogni tavolo un master la conduce. Un arbitro guarda e compila la scheda; il master può fare anche da arbitro. Chi gioca nel torneo non valuta nessuna squadra.
    .c = Il direttore iscrive le squadre, dice chi sta a quale tavolo, scioglie i dubbi e chiude.

rules-rbb-adventure = Che cosa porta l'avventura
    .a = I personaggi; qualcuno può essere facoltativo, perché possano giocare squadre di misura diversa (2.4.2.1).
    .b = I passi dell'avanzamento (AA) e, per ogni personaggio, i punti della sua coerenza (CD), fatti ad albero: sezioni, altre sezioni dentro e, in fondo, quello che si chiede. I pesi di ogni livello fanno 100 (3.1.2, 3.2.2).
    .c = Il tipo: molto tecnica, standard o molto interpretativa; e se si gioca senza dadi: allora la qualità tecnica non si chiede.
    .d = Le soglie dell'AA, meglio se trovate con un playtest (3.3.2); quelle della VSP solo se l'autore ne vuole di diverse dalle solite.

rules-rbb-judging = Come si compila la scheda
    .a = Una scheda per squadra, una domanda alla volta, tutti i giocatori insieme: prima chi spicca, poi una parola per tutti gli altri. Le risposte si cambiano finché la scheda non è consegnata; si consegna solo quando non manca niente.
    .b = Ogni domanda va per conto suo. Non compensare una risposta con un'altra: non sai quanto pesano.
    .c = Si giudica chi gioca, non il personaggio: un personaggio taciturno si può interpretare benissimo. Alzarsi in piedi non dà niente.

rules-rbb-conduct = Comportamento
    .a = Di quasi tutti non c'è niente da dire, e allora non costa niente. Non aggiunge mai punti, ne toglie soltanto (2.5.1). È in ritardo chi arriva tardi senza avvisare per tempo: un po' fino a venti minuti, molto oltre. Qualche furbata: colto a barare o a sbirciare una o due volte, ma educato. Si allontana spesso: per cose che con il gioco non c'entrano.
    .b = Che cosa si chiede, con le risposte dalla migliore alla peggiore (2.4.1):

rules-rbb-playing = Interpretazione: voce e corpo
    .a = A chi non parla mai in prima persona, o non usa mai i gesti, la naturalezza risulta assente senza bisogno di chiederla. Della naturalezza conta la disinvoltura, non le parole o i gesti scelti. Il tono della voce si chiede di tutti.
    .b = Che cosa si chiede, con le risposte dalla migliore alla peggiore (2.4.2.2):

rules-rbb-staging = Interpretazione: scene e stare nel gioco
    .a = La regia è come un giocatore imposta le scene del suo personaggio, anche solo raccontandole. Una rara battuta non è una svista: è un gioco.
    .b = Che cosa si chiede, con le risposte dalla migliore alla peggiore (da 2.4.2.2.3 a 2.4.2.4):

rules-rbb-consistency = Coerenza decisionale (CD)
    .a = Il giocatore ha deciso come avrebbe fatto quel personaggio? Che cosa vuol dire lo ha scritto l'autore, in due righe per ogni personaggio e in domande: fatto, fatto in parte o non fatto, oppure con più modi possibili (2.4.2.1).
    .b = Quello che riguarda un personaggio facoltativo che in quella squadra non c'è si lascia fuori, e il resto di quel livello torna a fare 100.

rules-rbb-others = Spazio ai compagni e qualità tecnica
    .a = La non prevaricazione riguarda chi gioca: anche chi interpreta un capo può coinvolgere gli altri. Chi ruba la scena toglie ogni tanto spazio ai compagni, chi monopolizza il master li ignora, chi li zittisce si tiene anche il gioco. La qualità tecnica è quanto si sfrutta la scheda del personaggio, non quanto si sanno le regole; nelle avventure senza dadi non si chiede.
    .b = Che cosa si chiede, con le risposte dalla migliore alla peggiore (2.4.3, 2.4.4):

rules-rbb-sense = Senso dell'avventura (SA)
    .a = Prima vedere i problemi, poi risolverli ragionando e non tirando a indovinare. Le false piste messe dall'autore contano come indizi.
    .b = Che cosa si chiede, con le risposte dalla migliore alla peggiore (2.4.5):

rules-rbb-progress = Avanzamento (AA)
    .a = Di tutta la squadra, chiunque l'abbia fatto. Ogni passo è fatto o no; oppure fatto, fatto in parte o no, dove «in parte» vale il { $part }% se l'autore non dice altro; oppure è andato in uno di più modi, dal migliore, che dà tutto, al peggiore, che non dà niente (2.3.1, 3.1.2).
    .b = Un'avventura si può portare a termine bene anche senza avere tutto.

rules-rbb-genius = Risoluzione geniale
    .a = La «risoluzione geniale» è rara. L'arbitro ne parla prima con il direttore, e vale solo quando il direttore la conferma; se la nega, è come se non ci fosse. Finché una aspetta, il torneo non si chiude. Fino ad allora che una ci sia, e che il direttore abbia deciso, lo sa solo chi dirige e non gioca; il direttore può cambiare idea, e dopo la chiusura si legge tutto nel diario.

rules-rbb-sheets = Più arbitri
    .a = Due o più arbitri possono valutare la stessa squadra, ciascuno senza vedere l'altro. Se le schede sono uguali non c'è niente da decidere.
    .b = Se sono diverse sceglie il direttore: una scheda, oppure la media di tutte. Un direttore che ha valutato quella squadra può scegliere solo la media; uno che gioca nel torneo non sceglie niente.

rules-rbb-points = Dalle risposte ai punti
    .a = Ogni domanda ha la sua parte dei 100 punti, e ogni risposta ne dà una percentuale: la migliore tutto, la peggiore niente. La VSP di un giocatore è la somma, meno quello che toglie il comportamento (2.5, 3.2.1).
    .b = La VSP di una squadra è la media dei suoi giocatori senza il senso dell'avventura: così si confrontano squadre di quattro e di cinque (5).
    .c = L'AA è la somma delle parti di 100 dei passi.

rules-rbb-thresholds = Le soglie
    .a = Perché nessuna parte conti più del voluto, ciascuna si riporta fra due soglie: quanto farebbero giocatori scarsi diventa 0, quanto farebbero giocatori bravi diventa 100 (3.3, 4).
    .b = Per la VSP di solito sono { $low } e { $high }, con { $middle } in mezzo, che serve solo all'autore; per la VSP di una squadra { $teamlow } e { $teamhigh }. Per l'AA le dice sempre l'autore.
    .c = Chi fa meglio del previsto supera 100, chi fa peggio scende sotto 0: non si taglia niente.

rules-rbb-shares = Il punteggio
    .a = Punteggio = (VSP − soglia inferiore) ÷ (superiore − inferiore) × parte della VSP + (AA − soglia inferiore) ÷ (superiore − inferiore) × parte dell'AA (4, 5).
    .b = Le parti di VSP e AA dipendono dal tipo di avventura; l'autore può darne altre:

rules-rbb-example = Un esempio
    .a = Un'avventura standard. La VSP di un giocatore è { $vsp }: ({ $vsp } − { $low }) ÷ ({ $high } − { $low }) × { $share } = { $fromvsp }.
    .b = L'AA della sua squadra è { $aa }, con soglie { $aalow } e { $aahigh }: ({ $aa } − { $aalow }) ÷ ({ $aahigh } − { $aalow }) × { $rest } = { $fromaa }.
    .c = Il punteggio del giocatore: { $total }.

rules-rbb-rankings = Classifiche e parità
    .a = Una classifica delle squadre e una per ogni personaggio. A pari punteggio il posto è lo stesso; non c'è spareggio.

rules-rbb-absent = Chi non viene, o va via
    .a = Se un giocatore non si presenta la squadra non si valuta: la si toglie, o si trova una riserva, che prende il personaggio con quello che si è già risposto. Non gioca, nemmeno da riserva, chi ha letto l'avventura su una scheda o le risposte degli arbitri.
    .b = Una squadra che si ritira non sta in nessuna classifica.

rules-rbb-closing = La chiusura
    .a = Finché il direttore non chiude il torneo nessuno vede punti, pesi o classifiche, nemmeno lui. Si chiude quando tutte le squadre sono valutate, nessuna risoluzione geniale aspetta e le schede diverse sono decise.
    .b = Da lì è tutto aperto: ogni punteggio si segue da ciascuna risposta. Chiude, e annulla la chiusura, un direttore che non gioca: se giocano tutti, chi organizza ne nomina un altro.

rules-rbb-weights = Quanto pesa ogni cosa
    .a = Il peso è la parte del suo livello; i punti sono quanti ne fa dei 100 (per il comportamento: quanti può toglierne) (3.2.1). Gli arbitri lo leggono dopo aver valutato, non prima.

rules-rbb-weights-others = Quanto pesa ogni cosa: il resto
    .a = Come sopra: il peso nel suo livello e i punti su 100. La qualità tecnica non vale niente nelle avventure senza dadi; il senso dell'avventura vale solo per il giocatore.

rules-rbb-worths = Quanto danno le risposte
    .a = In percentuale dei punti della domanda, nell'ordine delle risposte, la migliore per prima; per il comportamento, in percentuale di quello che può togliere (3.2.1). Gli arbitri lo leggono dopo aver valutato, non prima.

rules-rbb-column-descriptor = Voce
rules-rbb-column-weight = Peso
rules-rbb-column-points = Punti
rules-rbb-column-kind = Avventura
rules-rbb-column-player = Giocatore (VSP / AA)
rules-rbb-column-team = Squadra (VSP / AA)
rules-rbb-cell-asked = { $question }. { $answers }
rules-rbb-cell-level = { $level }{ $name }
rules-rbb-cell-worth = { $question }: { $values }
rules-rbb-cell-halves = { $vsp } / { $aa }
rules-rbb-cell-technical = Molto tecnica
rules-rbb-cell-standard = Standard
rules-rbb-cell-interpretive = Molto interpretativa
