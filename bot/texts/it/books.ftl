### Che cosa ha ogni registro: annullare, diario, sigilli, esportazione.

# I comandi

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

choices-book =
    .table = tavolo
    .campaign = campagna
    .codice = codice
    .diplomacy = diplomazia
    .gdr = gdr
    .mito = mito

# Le carte

undo-title = Annullo quest'ultima azione?
undo-more = …e tutto il resto della stessa azione
undo-when = Registrata { $at }
undo-sure = Sì, annulla
undone = { $who } ha annullato:
undone-dice = I dadi annullati restano nel registro e si possono verificare.
voided-line = Un'azione è stata annullata

journal-title = { $book } · { $count ->
    [one] l'ultima voce
   *[other] le ultime { $count } voci
} su { $all }
journal-line = { $at } · { $what }
journal-by = { $line } ({ $who })
journal-voided = { $line } — annullato
journal-empty = Non c'è ancora niente.

seal-set-title = Nuovo sigillo { $seal }
seal-set-what-dice = I prossimi dadi sono già decisi da un numero segreto; questa è la sua impronta SHA-256: { $commitment }
seal-set-what-oracle = Le risposte dell'oracolo in questa avventura sono già decise da un numero segreto; questa è la sua impronta SHA-256: { $commitment }
seal-set-commitment = Nuovo sigillo { $seal }: { $commitment }
seal-opened-title = Sigillo { $seal } aperto
seal-opened-seed = Numero segreto: { $seed }
seal-opened-rolls = { $rolls ->
    [one] 1 tiro: ora si può controllare.
   *[other] { $rolls } tiri: ora si possono controllare uno per uno.
}
seal-check = Controlla i dadi
seal-opening = Aperto: trovi il numero segreto qui nella stanza.
seal-open-now = Apri il sigillo adesso

verify-sound = I dadi tornano ({ $dice ->
    [0] nessuno tirato
    [one] 1 tirato
   *[other] { $dice } tirati
})
verify-unsound = I dadi NON tornano
verify-closed = Nessun buco fra i tiri: i dadi si controllano quando si apre il sigillo ({ $dice ->
    [0] nessuno tirato
    [one] 1 tirato
   *[other] { $dice } tirati
})
verify-file = Ecco il file dei dadi
verify-file-button = File per controllare
verify-present = Sigillo { $seal }, ancora chiuso: { $rolls ->
    [0] nessun tiro
    [one] 1 tiro, senza buchi
   *[other] { $rolls } tiri, senza buchi
}
verify-commitment = Impronta: { $commitment }
verify-opened = Sigillo { $seal } aperto: { $rolls ->
    [one] 1 tiro rifatto, è uguale
   *[other] { $rolls } tiri rifatti, tutti uguali
}
verify-wrong = Sigillo { $seal } aperto: qualcosa non torna su { $rolls ->
    [one] 1 tiro
   *[other] { $rolls } tiri
}
verify-wrong-seed = Il numero segreto non è quello dell'impronta.
verify-differing = Tiri diversi da quelli del sigillo: { $rolls }
verify-missing = Tiri che mancano: { $rolls }
verify-doubled = Tiri registrati due volte: { $rolls }
verify-how = Per controllare da te: python -m bot verify FILE

export-title = { $book }: ecco tutto
export-what = Il .jsonl contiene ogni voce registrata (le cose ancora segrete sono coperte), il .csv le tabelle, con «{ $separator }» fra le celle.
book-in-room = { $book } · { $room }

book-table = Tiri al tavolo
book-campaign = Campagna
book-codice = Nome in Codice
book-diplomacy = Diplomacy
book-gdr = Torneo GDR
book-mito = Metaclassifica

# Il diario

seal-set-line = Nuovo sigillo { $seal }
seal-opened-line = Sigillo { $seal } aperto

# I rifiuti

refused-nothing-to-undo = Non c'è niente da annullare.
refused-undo-overtaken = Nel frattempo è cambiato qualcosa: ripeti /annulla per vedere l'ultima azione.
refused-seal-unused = Con questo sigillo non è stato ancora tirato niente.
refused-seal-not-yet = Questo sigillo si apre da solo alla fine della sessione o del torneo.
refused-seal-opened-before = Quel sigillo è già stato aperto: ripeti /verifica per quello in corso.
refused-no-book-here = Qui non c'è ancora niente di registrato. Comincia con /tira 5
refused-no-table-here = Qui non è ancora stato tirato nessun dado. Comincia con /tira 5
refused-no-campaign-here = In questa stanza non c'è una campagna: si apre con /campagna nuova.
refused-no-codice-here = In questa stanza non c'è un torneo di Nome in Codice: un direttore lo apre con /codice nuovo.
refused-no-diplomacy-here = In questa stanza non c'è un torneo di Diplomacy: un direttore lo apre con /diplomazia nuovo.
refused-no-gdr-here = In questa stanza non c'è un torneo di GDR: un direttore lo apre con /gdr nuovo.
refused-no-mito-here = In questo club non ci sono ancora metaclassifiche: nascono con la prima partita, /mito partita.
refused-no-sheet-here = Qui non c'è una campagna con le schede: di' quanti dadi, per esempio /tira 5 riserva:2
