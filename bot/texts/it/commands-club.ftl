### Nomi dei comandi del club e delle persone.
### Valore: la parola che si scrive. Attributi: descrizione, esempio, nomi e descrizioni dei parametri.

help = aiuto
    .about = Dice che cosa puoi fare qui e ora, con un esempio per ogni comando
    .example = /aiuto tira
    .topic = argomento
    .topic-about = un comando o un gioco; senza, tutto ciò che puoi fare qui

start = inizia
    .about = Saluta e dice che cosa si può fare
    .example = /inizia
    .payload = codice
    .payload-about = il codice arrivato con il collegamento, se c'è

club = club
    .about = Lingua, orari, ruoli e avvisi del club

club-language = lingua
    .about = Sceglie la lingua delle stanze del club
    .example = /club lingua italiano
    .language = lingua
    .language-about = italiano o inglese; in privato vale la lingua di ciascuno

club-timezone = fuso
    .about = Sceglie il fuso orario di date e orologi
    .example = /club fuso Europe/Rome
    .zone = zona
    .zone-about = il nome del fuso, per esempio Europe/Rome

club-role = ruolo
    .about = Affida un ruolo a chi dà una mano
    .example = /club ruolo @Anna arbitro
    .member = membro
    .member-about = a chi va il ruolo
    .role = ruolo
    .role-about = organizzatore, direttore o arbitro; nessuno per toglierlo

club-announce = avvisi
    .about = Sceglie in quale stanza arriva ogni tipo di avviso
    .example = /club avvisi classifiche
    .topic = argomento
    .topic-about = il tipo di avviso
    .room = stanza
    .room-about = canale, gruppo o argomento; senza, questa stanza

club-board = tabellone
    .about = Dà il collegamento al tabellone, da proiettare in sala o da aprire sul telefono
    .example = /club tabellone
    .book = registro
    .book-about = quale registro; senza, l'ultimo usato qui

club-link = collega
    .about = Unisce un server Discord e un gruppo Telegram in un solo club
    .example = /club collega
    .code = codice
    .code-about = il codice ricevuto nell'altra chat; senza, ne crea uno qui

me = io
    .about = I tuoi dati, i tuoi account, le tue preferenze

me-show = mostra
    .about = Mostra che cosa è conservato su di te, e le tue preferenze
    .example = /io mostra

me-link = collega
    .about = Unisce i tuoi account Discord e Telegram, o il nome di un ospite, in una sola persona
    .example = /io collega
    .code = codice
    .code-about = il codice ricevuto nell'altra chat; senza, ne crea uno

me-forget = cancella
    .about = Cancella i tuoi dati personali; i risultati restano sotto pseudonimo
    .example = /io cancella

me-language = lingua
    .about = Sceglie la lingua delle risposte che ricevi in privato
    .example = /io lingua italiano
    .language = lingua
    .language-about = italiano, inglese o auto (quella della tua app)

me-notices = avvisi
    .about = Accende o spegne gli avvisi in privato
    .example = /io avvisi si
    .wanted = attivi
    .wanted-about = sì per riceverli, no per non riceverli

undo = annulla
    .about = Annulla l'ultima azione registrata, dopo averla nominata e chiesto conferma
    .example = /annulla
    .book = registro
    .book-about = quale registro; senza, l'ultimo usato qui

journal = diario
    .about = Mostra che cosa è stato registrato, da chi e quando
    .example = /diario 20
    .last = ultimi
    .last-about = quante voci mostrare: 10 se non lo dici
    .book = registro
    .book-about = quale registro; senza, l'ultimo usato qui

verify = verifica
    .about = Mostra il sigillo di dadi e sorteggi; dopo l'apertura, controlla ogni dado
    .example = /verifica
    .book = registro
    .book-about = quale registro; senza, l'ultimo usato qui
    .open = apri
    .open-about = sì per aprire adesso il sigillo in corso

export = esporta
    .about = Prepara un file con tutto ciò che è registrato, e le tabelle in CSV
    .example = /esporta
    .book = registro
    .book-about = quale registro; senza, l'ultimo usato qui

choices-yesno =
    .yes = si
    .no = no

choices-language =
    .it = italiano
    .en = inglese

choices-my-language =
    .it = italiano
    .en = inglese
    .auto = auto

choices-role =
    .organiser = organizzatore
    .director = direttore
    .referee = arbitro
    .none = nessuno

choices-topic =
    .pairings = accoppiamenti
    .standings = classifiche
    .results = risultati
    .ladder = metaclassifiche
    .sessions = sessioni
    .all = tutto

choices-book =
    .table = tavolo
    .campaign = campagna
    .codice = codice
    .diplomacy = diplomazia
    .gdr = gdr
    .mito = mito
