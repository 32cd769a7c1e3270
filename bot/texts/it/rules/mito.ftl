### Le regole delle classifiche M.I.T.O., con parole nostre; i numeri vengono da config/rules/mito.toml, o dal club.

rules-mito = M.I.T.O.: come si calcolano le classifiche di RisiKo!
    .tells = M.I.T.O. dà un valore a chi gioca a RisiKo!: ogni partita sposta punti da chi perde a chi vince.
    .names = mito, m.i.t.o., risiko, risiko!, classifica, classifiche, metaclassifiche, lega, elo
    .source = Dal «Metodo di calcolo del punteggio M.I.T.O.» della comunità italiana di RisiKo!. Le parole sono nostre.

rules-mito-what = Che cosa si conta
    .a = Una partita ha da { $least } a { $most } giocatori e un solo vincitore. Come si vince (con l'obiettivo, ai punti delle carte, con i territori) lo decide il tavolo: M.I.T.O. vuole sapere solo chi ha vinto e chi altro c'era.
    .b = Si parte tutti da { $start } punti. Chi vince guadagna, gli altri perdono, e la somma fa sempre zero: nessuno stampa punti.
    .c = Chi si arrende, o esce presto, ha perso come gli altri. Una partita senza vincitore non conta.

rules-mito-pot = Il piatto
    .a = Il piatto è tutto quello che si gioca in una partita: il { $share } dei punti che i suoi giocatori hanno insieme in quella classifica.
    .b = Metà del piatto si divide in base alla forza (ELO), l'altra metà in base a quanto era buona la posizione di partenza (il risikometro).

rules-mito-stakes = Quanto ci mette ognuno
    .a = Per la forza: i propri punti ÷ i punti di tutti i giocatori × metà del piatto. Chi è più in alto ci mette di più.
    .b = Per la posizione: il proprio risikometro ÷ il risikometro di tutti i giocatori × metà del piatto. Chi parte meglio ci mette di più.
    .c = Chi perde, perde quello che ci ha messo. Chi vince, prende quello che ci hanno messo tutti gli altri. Così il favorito che vince prende poco, e chi vince da sfavorito prende molto.
    .d = Se il risikometro non è stato segnato, quella metà del piatto si divide in parti uguali.

rules-mito-example = Un esempio
    .a = Quattro giocatori con { $points } punti in tutto: il piatto è il { $share }, cioè { $pot } punti.
    .b = Se perde A, il più forte, perde { $strong }; se vince prende { $strong-won }. D, il più debole ma con la partenza migliore, perde { $weak } o prende { $weak-won }.

rules-mito-odds = Il risikometro
    .a = Un numero per la partenza di ognuno: più o meno, quante partite su cento vincerebbe chi ha quei territori e quell'obiettivo. Si gioca in { $most } o meno, e conta la parte di ognuno sulla somma: 30, 30, 30, 35 dice lo stesso di 60, 60, 60, 70.
    .b = Si legge prima del primo turno, dalla tabella o dall'app di cui il club si fida, e si segna per tutti o per nessuno. I decimali vanno bene: 30,5 o 30.5.

rules-mito-ladders = Le cinque classifiche
    .a = Ogni partita conta in tutte insieme; settimana, mese, trimestre e anno ricominciano alla mezzanotte del club, quella di sempre non finisce mai.
    .b = Il posto arriva dopo il numero minimo di partite della tabella; fino ad allora c'è un trattino. I posti vanno per punti; accanto resta il massimo raggiunto.
    .c = Per puro caso, in tavoli da quattro, si vince il { $fair } delle partite. Per salire bisogna fare di più, e su molte partite.

rules-mito-recording = Chi registra una partita
    .a = Uno dei suoi giocatori, o un arbitro. Conta subito; gli altri premono «Confermo» o la contestano, e allora si chiamano gli arbitri.
    .b = Se le stesse persone hanno registrato una partita da meno di { $minutes } minuti, Araldo chiede se è la stessa.
    .c = Una correzione mette a posto la partita lì dov'era, e tutto quello che viene dopo si ricalcola.
    .d = A un tavolo di «/mito stasera» una persona tocca chi ha vinto e un'altra conferma: la partita è della sera in cui il tavolo è stato aperto, anche se finisce dopo mezzanotte.

rules-mito-late = Le partite registrate tardi
    .a = Una partita che cade in una settimana, un mese, un trimestre o un anno già chiusi, che ha più di qualche giorno, o con più ospiti che soci, aspetta la parola di un secondo giocatore o di un arbitro.
    .b = Se cambierebbe chi ha vinto un periodo chiuso decide un direttore, con la classifica vecchia e quella nuova affiancate, e la stanza lo viene a sapere.

rules-mito-column-ladder = Classifica
rules-mito-column-start = Partenza
rules-mito-column-share = Piatto
rules-mito-column-minimum = Partite per un posto
rules-mito-column-player = Giocatore
rules-mito-column-points = Punti
rules-mito-column-odds = Risikometro
rules-mito-column-loses = Ci mette
rules-mito-column-wins = Vincerebbe
