### /verifica, e gli avvisi dei sigilli.

# I comandi

verify = verifica
    .about = Mostra il sigillo di dadi e sorteggi; dopo l'apertura, controlla ogni dado
    .example = /verifica
    .book = registro
    .book-about = quale registro; senza, l'ultimo usato qui
    .open = apri
    .open-about = sì per aprire adesso il sigillo in corso

# Le carte

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
seal-retired-title = Sigillo { $seal } ritirato
seal-retired-why = I registri sono stati ripresi da una copia: ciò che fu registrato dopo non c'è più. Da questo sigillo non esce più nessun dado; il suo numero segreto si saprà con quello del prossimo.
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
verify-chain-broken = Le righe di questo registro non sono più quelle che furono scritte: la sua catena è rotta.
verify-differing = Tiri diversi da quelli del sigillo: { $rolls }
verify-missing = Tiri che mancano: { $rolls }
verify-doubled = Tiri registrati due volte: { $rolls }
verify-how = Per controllare da te: python -m bot verify FILE

# Il diario

seal-set-line = Nuovo sigillo { $seal }
seal-opened-line = Sigillo { $seal } aperto
seal-retired-line = Registro ripreso da una copia: sigillo { $seal } ritirato

# I rifiuti

refused-seal-unused = Con questo sigillo non è stato ancora tirato niente.
refused-seal-not-yet = Questo sigillo si apre da solo alla fine della sessione o del torneo.
refused-seal-opened-before = Quel sigillo è già stato aperto: ripeti /verifica per quello in corso.
