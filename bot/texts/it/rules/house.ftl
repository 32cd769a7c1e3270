### Come lavora Araldo: che cosa c'è dietro un rifiuto che le regole di nessun gioco spiegano.

rules-house = Come lavora Araldo
    .tells = Chi può fare che cosa, nomi, segreti, annullare, limiti: ciò che vale in ogni gioco.
    .names = araldo, come funziona, come lavora, casa, how it works, house
    .source = Questa pagina è di Araldo; ciò che chiede ogni gioco è nella pagina del gioco.

rules-house-commands = Dare un comando
    .a = Un comando comincia con «/»: /tira 5. Scritto da solo chiede ciò che manca, con pulsanti o domande: dove serve un numero si risponde con un numero. Più parole che stanno insieme vanno tra virgolette, e ciò che ha un nome lo segue: riserva:2.
    .b = /aiuto mostra che cosa si può fare qui e ora; /aiuto tira spiega un comando, con un esempio. Ciò che non conosco come comando lo rifiuto; se somiglia a un comando, chiedo se volevi dire quello.

rules-house-buttons = I pulsanti
    .a = Un pulsante dà un comando su una cosa precisa: questo turno, questa mano, questa domanda. Quando la cosa è decisa, è andata avanti o è stata annullata, il pulsante non vale più e non succede niente. Ridai il comando: avrà i pulsanti giusti.
    .b = I pulsanti mostrati a una persona sola li può premere solo lei. Se due premono insieme vale il primo, e l'altro lo viene a sapere.

rules-house-offices = Chi può fare che cosa
    .a = Chi gestisce il server Discord o il gruppo Telegram, o ha aperto il club locale, è organizzatore. Gli organizzatori nominano direttori e arbitri con /club ruolo @Anna direttore, anche sé stessi.
    .b = Un direttore apre e conduce tornei e classifiche; un arbitro registra e decide ai tavoli dove non gioca. Un direttore può fare ciò che fa un arbitro.
    .c = Altre cose spettano a chi gioca qui, a chi ha registrato qualcosa o al Master della scena, quale che sia il loro incarico. Nessun incarico apre un segreto.
    .d = In privato un incarico vale solo finché Discord o Telegram dicono che chi lo ha è ancora nel club.

rules-house-rooms = Le stanze, e che cosa vi si gioca
    .a = Una stanza, cioè un canale, un gruppo o un argomento, ha una cosa per tipo: una campagna, un torneo di ogni gioco. Prima va aperta lì; il rifiuto dice con quale comando. Le metaclassifiche sono di tutto il club. Dove non è ancora stato tirato o registrato niente, non c'è niente da mostrare.
    .b = In privato cerco ciò in cui giochi; se è in più stanze, chiedo quale. Ciò che è del club si decide in una delle sue stanze.

rules-house-names = I nomi
    .a = I membri si chiamano con @. Un nome con @ che nessuno porta diventa un ospite: @Ugo. Un nome di più parole va tra virgolette: @"Ugo Neri".
    .b = Se un nome somiglia a quello di qualcuno, lo chiedo, perché nessuno sia scritto due volte: @+Ugo è di sicuro un nuovo ospite. Un nome deve avere una lettera o una cifra; quelli che chiamano tutti, il mio e quelli dei bot non si possono usare.
    .c = In un elenco ognuno compare una volta sola. Chi ha chiesto di essere dimenticato non si trova con nessun nome.

rules-house-guests = Gli ospiti, e chi è chi
    .a = Un ospite ha un nome ma nessun account. Chi è quell'ospite lo dice con /io collega, o con «Sono …» sotto una scheda, e lo conferma qualcuno che ha giocato con l'ospite, o un direttore. Nessuno conferma sé stesso.
    .b = Un sì vale solo da chi il club conosceva prima della domanda. Qui un incarico vale dal giorno dopo che è stato dato.
    .c = Nessuno può essere due persone che si sono incontrate in una partita, o che giocano in due squadre di un torneo. Un direttore unisce, separa e rinomina con /club persone.

rules-house-accounts = Una persona, due account; due club che sono uno
    .a = /io collega dà un codice. Scritto con l'altro tuo account, fa di Discord e Telegram una persona sola. Un codice vale per poco, una volta, e non con l'account che lo ha chiesto.
    .b = /club collega fa lo stesso per un server Discord e un gruppo Telegram: un organizzatore di ciascuno lo scrive in una stanza di lì. Separare scioglie solo questo.

rules-house-secrets = Ciò che non è per tutti
    .a = Puntate, bersagli, ordini ancora da dare e voti si danno con un pulsante, in un modulo, o in privato ad Araldo. Scritto dove altri possono leggerlo, un segreto è rifiutato, e tolto dove Araldo può: danne un altro, perché può essere stato letto.
    .b = Un rifiuto non ripete mai ciò che può essere un segreto.

rules-house-undo = Annullare
    .a = Chi ha registrato qualcosa ha sotto «Correggi» e «Togli» per qualche minuto, finché nulla vi si appoggia e nessun dado è caduto per questo.
    .b = Dopo lo fa un direttore, o in una campagna il Master, con /annulla. Annulla un'azione alla volta, e prima dice quale; ciò che vi si appoggia va annullato prima. Ciò che è annullato si può rimettere finché niente di successivo lo contraddice.
    .c = Ciò che è successo fuori dal registro non si annulla: un messaggio letto, le parole scoperte su un tabellone, un account collegato da chi lo usa.

rules-house-agreement = Il sì di un altro
    .a = A chi può guadagnare da ciò che corregge, annulla o decide serve il sì di qualcun altro: di chi è nominato nella domanda, o di chiunque non stia dalla stessa parte. Fino ad allora non succede niente.
    .b = Quel sì vale solo da chi il club conosceva prima della domanda, e di sicuro non sta dalla parte di chi chiede.
    .c = Se intanto il registro è cambiato, si chiede di nuovo.

rules-house-seals = Dadi e sorteggi che si possono controllare
    .a = Dadi e sorteggi vengono da un sigillo: un numero fissato prima che qualcuno punti, e aperto quando la sessione, il torneo o il sorteggio è finito. Allora /verifica mostra che ognuno era giusto.
    .b = Chiunque può tagliare un sigillo prima, con una parola di 1-32 lettere o cifre, così nessuno può averlo scelto.
    .c = I dadi caduti restano quelli: ripetuto, lo stesso atto dà le stesse facce. Per usare dadi già noti per altro servono un motivo e il sì di un altro. Da un sigillo aperto non si tira e non si sorteggia più niente.

rules-house-dates = Le date
    .a = Una data è un giorno con un'ora: sabato alle 21, venerdì scorso, domani sera, 21 marzo, 28 novembre 21:00. Si legge nel fuso orario del club, che un organizzatore sceglie con /club fuso Roma; fino ad allora in quello di chi parla la lingua del club.
    .b = La prossima data è nel futuro; una partita giocata è nel passato. C'è una sola prossima data alla volta: spostata, disdetta o passata, i suoi pulsanti non valgono più.

rules-house-files = I file
    .a = Con il comando si manda un file, come allegato. Un foglio di calcolo si salva prima come CSV, un'avventura è TOML o .xlsx, un elenco di parole è testo semplice (.txt).
    .b = Un file si prende intero o non si prende: se una riga è sbagliata dico quale, e non si registra niente. Quelli troppo grandi sono rifiutati prima di leggerli.

rules-house-limits = I limiti
    .a = Perché nessuno riempia una stanza, ognuno ha un certo numero di comandi al minuto, e le pressioni contano meno. Basta aspettare qualche secondo: non si perde niente.
    .b = Se molti agiscono sulla stessa cosa nello stesso momento, a uno si chiede di riprovare. Ciò che non si può conservare parola per parola non si registra affatto.

rules-house-directing = Ciò che un direttore guarda prima
    .a = Un direttore può trattenere gli avvisi: allora tavoli e classifiche nuovi aspettano «Rivedi» e «Pubblica», e prima non li vede nessun altro. Comincia e finisce con /codice trattieni o /diplomazia trattieni.
    .b = Orologi e scadenze di un turno partono quando i suoi tavoli sono pubblicati.

rules-house-host = La pagina, lo schermo e il disco
    .a = Araldo gira sul computer di qualcuno, che lo ospita. La pagina nel browser, lo schermo della sala e le pagine pubbliche ci sono se chi ospita Araldo le ha accese, in settings.toml.
    .b = Ciò che si gioca è scritto sul disco di quel computer. Se una parte non si legge più, lì non si scrive altro, un organizzatore lo vede con /club controlla, e chi ospita Araldo la riprende da una copia.
