### /verifica, e gli avvisi dei sigilli.

# I comandi

verify = verifica
    .about = Mostra il sigillo di dadi e sorteggi; dopo l'apertura, controlla ogni dado
    .example = /verifica
    .book = registro
    .book-about = quale registro; senza, l'ultimo usato qui
    .cut = taglia
    .cut-about = una parola che nessuno può indovinare, da 1 a 32 lettere o cifre: entra nei prossimi dadi
    .act = atto
    .act-about = quali dadi, come li chiama la carta: «prova 12»
    .open = apri
    .open-about = sì per aprire adesso il sigillo in corso

# Le carte

seal-print-dice = Sigillo { $print }, { $cuts ->
   [-1] mai tagliato
    [0] non ancora tagliato
    [one] tagliato da { $by }
   *[other] tagliato { $cuts } volte, l'ultima da { $by }
}
seal-print-oracle = Sigillo dell'oracolo { $print }, { $cuts ->
   [-1] mai tagliato
    [0] non ancora tagliato
    [one] tagliato da { $by }
   *[other] tagliato { $cuts } volte, l'ultima da { $by }
}
seal-print-key = Sigillo della chiave { $print }, { $cuts ->
   [-1] mai tagliato
    [0] non ancora tagliato
    [one] tagliato da { $by }
   *[other] tagliato { $cuts } volte, l'ultima da { $by }
}
seal-cut-button = Taglia il sigillo
seal-cut-title = { $who } taglia il sigillo: «{ $word }»
seal-opened-title = Sigillo { $seal } aperto
seal-opened-here = Sigillo { $seal } aperto, numero segreto { $seed }
seal-opened-seed = Numero segreto: { $seed }
seal-opened-acts = { $acts }: { $lots ->
    [1] { $dice ->
        [one] 1 sorteggio, che ora si può controllare.
       *[other] { $dice } sorteggi, che ora si possono controllare uno per uno.
    }
   *[0] { $dice ->
        [0] ora si possono controllare uno per uno.
        [one] 1 dado, che ora si può controllare.
       *[other] { $dice } dadi, che ora si possono controllare uno per uno.
    }
}
seal-check = { $lots ->
    [1] Controlla i sorteggi
   *[0] Controlla i dadi
}
seal-retired-title = Sigillo { $seal } ritirato
seal-retired-why = I registri sono stati ripresi da una copia: ciò che fu registrato dopo non c'è più. { $lots ->
    [1] Da questo sigillo non esce più nessun sorteggio, e uno già fatto che si rifà esce diverso, col sì di un altro
   *[0] Da questo sigillo non esce più nessun dado, e quello che ancora ne aspettava è ritirato
}; il suo numero segreto si saprà con quello del prossimo.
seal-opening = Aperto: trovi il numero segreto qui nella stanza.
seal-open-now = Apri il sigillo adesso

verify-sound = { $lots ->
    [1] { $dice ->
        [0] Ancora nessun sorteggio da controllare
       *[other] I sorteggi tornano: { $dice } su { $dice }
    }
   *[0] { $dice ->
        [0] Ancora nessun dado da controllare
       *[other] I dadi tornano: { $dice } su { $dice }
    }
}
verify-unsound = { $lots ->
    [1] I sorteggi NON tornano
   *[0] I dadi NON tornano
}
verify-closed = { $lots ->
    [1] I sorteggi si controllano quando si apre il sigillo ({ $dice ->
        [0] nessuno fatto
        [one] 1 fatto
       *[other] { $dice } fatti
    })
   *[0] I dadi si controllano quando si apre il sigillo ({ $dice ->
        [0] nessuno tirato
        [one] 1 tirato
       *[other] { $dice } tirati
    })
}
verify-file = Ecco il registro, e la pagina che lo controlla
verify-file-button = File per controllare
verify-present = { $print }, ancora chiuso: { $acts }
verify-retired = { $print }, ritirato: non dà più niente, e si apre insieme al prossimo: { $acts }
verify-commitment = Sigillo { $commitment }
verify-opened = Sigillo { $seal } aperto: { $acts }, tutto uguale
verify-wrong = Sigillo { $seal } aperto: { $acts }, e qualcosa non torna
verify-wrong-seed = Il numero segreto non è quello dell'impronta.
verify-chain-broken = Le righe di questo registro non sono più quelle che furono scritte: la sua catena è rotta.
verify-differing = { $lots ->
    [1] Sorteggi diversi da quelli del sigillo: { $rolls }
   *[0] Dadi diversi da quelli del sigillo: { $rolls }
}
verify-missing = Tiri che mancano: { $rolls }
verify-doubled = Tiri registrati due volte: { $rolls }
verify-how = Per controllare da te: salva tutti e due, apri la pagina, anche senza rete, e dalle il registro
verify-act = { $lots ->
    [1] I sorteggi di: { $act }
   *[0] I dadi di: { $act }
}
verify-act-seal = { $opened ->
    [1] Sigillo { $seal }, aperto
   *[0] { $retired ->
        [1] Sigillo { $seal }, ritirato: si controllano quando si apre, insieme al prossimo
       *[0] Sigillo { $seal }, ancora chiuso: si controllano quando si apre
    }
}
verify-act-cut = L'ultimo taglio prima è di { $by }: chi non si fida taglia di nuovo.
verify-act-uncut = Prima nessuno aveva tagliato il sigillo: chi non si fida lo taglia.
verify-act-sound = Rifatti i conti, sono gli stessi.
verify-act-unsound = Rifatti i conti, NON sono gli stessi.

# Come si chiamano dadi e sorteggi

acts-none = ancora niente
acts-roll = { $count ->
    [one] 1 tiro
   *[other] { $count } tiri
}
acts-check = { $count ->
    [one] 1 prova
   *[other] { $count } prove
}
acts-contest = { $count ->
    [one] 1 confronto
   *[other] { $count } confronti
}
acts-strike = { $count ->
    [one] 1 attacco
   *[other] { $count } attacchi
}
acts-shot = { $count ->
    [one] 1 colpo
   *[other] { $count } colpi
}
acts-oracle = { $count ->
    [one] 1 domanda all'oracolo
   *[other] { $count } domande all'oracolo
}
acts-session = { $count ->
    [one] 1 primo Master
   *[other] { $count } primi Master
}
acts-vacancy = { $count ->
    [one] 1 Master di scena
   *[other] { $count } Master di scena
}
acts-round = { $count ->
    [one] 1 turno
   *[other] { $count } turni
}
acts-entrant = { $count ->
    [one] 1 iscrizione
   *[other] { $count } iscrizioni
}
acts-board = { $count ->
    [one] 1 tavolo
   *[other] { $count } tavoli
}
acts-making = { $count ->
    [one] 1 personaggio
   *[other] { $count } personaggi
}
acts-words = { $count ->
    [one] 1 griglia di parole
   *[other] { $count } griglie di parole
}
acts-key = { $count ->
    [one] 1 tavolo con la sua chiave
   *[other] { $count } tavoli con la loro chiave
}
acts-friendly = { $count ->
    [one] 1 monetina
   *[other] { $count } monetine
}
seal-of = { $seal }·{ $act }
act-roll = tiro { $number }
act-check = prova { $number }
act-contest = confronto { $number }
act-strike = attacco { $number }
act-fight = scontro { $number }
act-shot = colpo { $number }
act-oracle = domanda { $number }
act-session = sessione { $number }
act-vacancy = scena { $number }
act-round = turno { $number }
act-entrant = iscrizione { $number }
act-board = tavolo { $number }
act-making = personaggio { $number }
act-words = parole del tavolo { $number }
act-key = chiave del tavolo { $number }
act-friendly = amichevole { $number }
act-vote = voto { $number }
lots-known = Sorteggio noto: è stato cambiato dopo averlo visto

# Il diario

seal-set-line = Nuovo sigillo { $seal }
seal-cut-line = { $who } ha tagliato il sigillo { $seal }: «{ $word }»
seal-opened-line = Sigillo { $seal } aperto
seal-retired-line = Registro ripreso da una copia: sigillo { $seal } ritirato

# I rifiuti

refused-seal-unused = Con questo sigillo non è stato ancora tirato niente.
refused-seal-not-yet = Questo sigillo si apre da solo: alla fine della sessione o del torneo, o quando il sorteggio è pubblicato.
refused-seal-opened-before = Quel sigillo è già stato aperto: ripeti /verifica per quello in corso.
refused-cut-of-letters-and-digits = Per tagliare servono da 1 a 32 lettere o cifre, senza spazi: quelle che nessuno potrebbe indovinare.
refused-no-dice-here = In questo registro non cadono dadi e non si sorteggia: non c'è nessun sigillo.
refused-seal-cannot-be-cut = Questo sigillo è di prima che si potesse tagliare: il prossimo si può.
refused-no-such-act = Qui non c'è { $act }: scrivi per esempio «prova 12», come sulla carta.
refused-dice-known-why = Quei dadi sono già usciti e si conoscono: di' anche il motivo.
refused-dice-known = Quei dadi sono già usciti e si conoscono: perché cadano su altro serve il sì di qualcun altro.
refused-drawn-over = È già uscito, e da quel sigillo non esce più niente: non si rifà. Annulla quel che è venuto dopo, poi rimettilo com'era con /annulla e il numero della sua riga, che dice /diario.{ $round ->
    [1] {" "}Vale anche con altri iscritti: chi manca entra dopo, dove il torneo lo permette, o in un torneo nuovo.
   *[0] {""}
}
refused-dice-over = Dal sigillo di quei dadi non esce più niente: ritira e ricomincia, con i dadi del sigillo nuovo.
