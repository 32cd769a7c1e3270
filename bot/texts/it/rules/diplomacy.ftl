### Le regole dei tornei di Diplomacy con il punteggio Italia-2010, con parole nostre; i numeri vengono da config/rules/italia2010.toml.

rules-diplomacy = Italia-2010: come si calcola un torneo di Diplomacy
    .tells = Tavoli di Diplomacy con il punteggio Italia-2010: centri, piazzamenti, sopravvissuti; posti, top table, parità.
    .names = diplomacy, diplomazia, italia-2010, italia2010, italia 2010
    .source = Dal «Sistema di punteggio Italia-2010», versione 10 rev. 0 (edizione WDC 2024, 28 marzo 2024); l'escalation è di Edi Birsan. Le parole sono nostre; i numeri tra parentesi sono i suoi articoli.

rules-diplomacy-score = Il punteggio di un tavolo
    .a = { $centre } punti per ogni centro posseduto nell'ultimo inverno (1.1), e { $alive } per essere ancora in gioco. Chi è stato eliminato ha { $eliminated } punto in tutto (1).
    .b = Poi vengono il bonus del piazzamento e quello del distacco, o del tavolo combattuto; il tutto si moltiplica per il bonus dei sopravvissuti.

rules-diplomacy-places = I piazzamenti
    .a = Contano i centri dell'ultimo inverno. Il primo ha { $place1 } punti in più, il secondo { $place2 }, il terzo { $place3 }, se sono ancora in gioco (2.1).

rules-diplomacy-break = Distacco, o tavolo combattuto
    .a = Se il primo ha almeno { $lead } punti più del secondo prima dei bonus ({ $leadcentres } centri), prende altri { $break } punti (2.2).
    .b = Altrimenti il tavolo è stato difficile: tutti gli altri ancora in gioco hanno { $nobreak } punti in più (2.2.1).

rules-diplomacy-survivors = I sopravvissuti
    .a = Un sopravvissuto è una potenza con almeno { $survivorcentres } centri nell'ultimo inverno, il primo compreso. Tutto quanto detto finora cresce del { $survivor }% per ogni sopravvissuto tranne uno, per chiunque abbia ancora un centro: con sette sopravvissuti il { $sevenmore }% in più, con sei il { $sixmore }% (2.1.1).

rules-diplomacy-solo = La vittoria in solitaria
    .a = Chi ha { $solocentres } centri vince da solo: { $solo } punti in più, oltre ai bonus del primo posto e del distacco; gli altri hanno { $eliminated } punto (2.3.1).
    .b = Con 18 centri e quattro sopravvissuti fa { $soloraw } punti, più il { $solomore }%: { $soloall }.

rules-diplomacy-example = In breve
    .a = (centri × { $centre } + { $alive } + piazzamento + distacco o tavolo combattuto + solitaria) × (1 + { $survivor }% × (sopravvissuti − 1)).

rules-diplomacy-level = Parità a un tavolo
    .a = Chi è pari di centri si separa con i centri dell'inverno prima, e così indietro fino al { $begins }; se la parità resta, con la potenza: { $powers } (3).

rules-diplomacy-draws = La patta
    .a = In autunno, risolti gli ordini e prima dell'inverno, chi è in gioco può proporre una patta, una volta a partita. Devono dire di sì tutti i superstiti; il silenzio non è un sì (6).
    .b = Se passa, i centri di quell'autunno sono gli ultimi, e il tavolo si calcola come gli altri. Se no, si gioca ancora.

rules-diplomacy-length = Quanto dura
    .a = { $years } anni, fino all'inverno { $last }, salvo che il direttore annunci altro prima del round. Le costruzioni dell'ultimo inverno non si scrivono; i centri sì, contano (4.2). Il top table gioca { $topmore } anno in più (8.3.3).

rules-diplomacy-late = Ordini in ritardo
    .a = Allo scadere del tempo gli ordini stanno al loro posto. Al primo ritardo l'arbitro avvisa, o mostra il cartellino giallo; al secondo nella stessa partita tutti gli ordini di chi è in ritardo sono nulli (4).
    .b = Una volta a partita si può prendere il minuto: { $minute } secondi in più per scrivere, mai per parlare, quando gli altri hanno già consegnato (4.1).

rules-diplomacy-orders = Ordini doppi
    .a = Vale l'ultimo, leggendo da sinistra a destra e dall'alto in basso (9). Con un certo numero di costruzioni valgono le ultime scritte; tra quelle, una che non si può fare è persa.

rules-diplomacy-seats = Chi siede dove
    .a = Nei limiti del possibile: nessuno gioca due volte la stessa potenza; chi ha dichiarato un legame sta lontano (8.1); gli avversari sono nuovi; nessuno torna nello stesso gruppo ({ $groups }) (8).
    .b = Ogni bozza dice quanti incontri ripetuti sono il minimo, e quanto ne è lontana.

rules-diplomacy-top = Il top table
    .a = Se il direttore lo dichiara, l'ultimo round ha un top table: i primi della classifica. Si usa da { $boards } tavoli in su, e si decide prima che siano dati i punteggi del penultimo round (8.2).
    .b = Chi lo vince, vince il torneo ({ $topwin } punti); secondo e terzo sono secondo e terzo; gli altri vanno a somma (8.3). Chi vi gioca ha il { $top }% in più per quel tavolo (8.3.1).
    .c = Le potenze si estraggono da un'urna, e sceglie prima chi ha più punti (8.3.0). Chi rinuncia gioca altrove con il { $declined }% in meno, ed entra chi segue in classifica (8.3.2).

rules-diplomacy-short = In sei, o meno
    .a = In sei si vota in segreto: Italia in disordine, senza Turchia ({ $turkeyless } centri invece di { $centres }) o escalation; in parità si sorteggia (8.5). Nell'ultimo round i tavoli corti sono degli ultimi in classifica (8.4).
    .b = In cinque o meno si gioca l'escalation (8.5.1): la mappa è vuota; a turno, prima chi ha portato il gioco e poi in ordine alfabetico, ognuno mette un pezzo in uno spazio libero, e il centro dove sta è suo; nell'inverno { $begins } ognuno scrive tre suoi centri come casa, per tutta la partita (8.5.2).

rules-diplomacy-extras = Due tavoli, o nessuno
    .a = Chi gioca su due tavoli insieme perché il direttore lo chiede ha il { $double }% in più su entrambi, se non è eliminato in nessuno (8.6). Chi salta un round perché il direttore lo chiede ha un numero fisso di punti, al più { $sittingmost }, uguale per tutti in quel round (8.7).

rules-diplomacy-ties = Parità nel torneo
    .a = Nell'ordine (5): (a) più partite giocate; (b) prima le donne; il punteggio migliore (c) nel primo round, (d) nel secondo, (e) nel terzo; l'ordine delle potenze dell'articolo 3 (f) nel primo round, (g) nel secondo, (h) nel terzo; (i) il più giovane; (j) il sorteggio.
    .b = «Prima le donne» e «il più giovane» sono spenti se un direttore non li accende, e valgono solo dove tutti i pari l'hanno voluto dire. Chi ha saltato un round sta dopo chi l'ha giocato.

rules-diplomacy-presets = Le regole opzionali
    .a = Un torneo si apre con una di queste:

rules-diplomacy-conduct = La condotta
    .a = Si gioca per divertirsi. Una condotta scorretta può costare fino a { $most } punti, o il torneo: chi è squalificato è fuori.

rules-diplomacy-winters = Chi dice un inverno
    .a = Chiunque giochi al tavolo; conta quando un rivale lo conferma con un tocco. Se un rivale dice altro, decide un arbitro che non gioca lì. La parola di un arbitro conta subito.
    .b = Una potenza può prendere un centro per ogni unità che aveva; se sono di più, si chiede.

rules-diplomacy-column-players = Giocatori
rules-diplomacy-column-pieces = Pezzi a testa
rules-diplomacy-column-preset = Insieme
rules-diplomacy-column-top = Top table
rules-diplomacy-column-sitting = Chi salta un round
rules-diplomacy-column-worst = Peggior risultato
rules-diplomacy-cell-yes = con i tavoli consueti
rules-diplomacy-cell-no = solo se dichiarato
rules-diplomacy-cell-worst = al { $share }% con più di { $beyond } partite
rules-diplomacy-cell-whole = per intero
