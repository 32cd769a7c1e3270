### La serata che si racconta: la puntata di una sessione, quello che è rimasto aperto, la cronaca di una campagna.

# I comandi

session-episode = puntata
    .about = La pagina che racconta una sessione, da tenere: immagine e PDF in formato A5
    .example = /sessione puntata
    .number = numero
    .number-about = di quale sessione; senza, l'ultima finita

session-line = riga
    .about = Aggiunge una riga tua alla puntata di stasera, o dell'ultima sessione
    .example = /sessione riga "Mai più fidarsi di un androide"
    .text = testo
    .text-about = la tua riga; una nuova prende il posto di quella di prima

# La puntata

episode-kicker = Puntata { $number }
episode-title = { $name } · puntata { $number }
episode-scenes = { $count ->
    [0] nessuna scena
    [one] 1 scena
   *[other] { $count } scene
}
episode-rolls = { $count ->
    [0] nessun tiro
    [one] 1 tiro
   *[other] { $count } tiri
}
episode-others = e ancora { $count }
episode-cast = Al tavolo
episode-role = { $name } ({ $who })
episode-played-by = di { $who }
episode-moments = I tiri da ricordare
episode-why-margin = Margine record
episode-why-price = Spesa record
episode-why-narrow = Per un soffio
episode-sort-contest = confronto
episode-sort-shot = tiro di precisione
episode-against = contro { $foe }
episode-over-next = { $successes }, il secondo { $next }
episode-price = { $dice ->
    [one] 1 dado di Riserva
   *[other] { $dice } dadi di Riserva
}
episode-roll = { $why }: { $who }, { $result }
episode-scene = { $number }. { $title } ({ $who })
episode-scene-told = { $scene }: { $told }
episode-told = { $about }: { $what }
episode-told-won = { $who } ce la fa
episode-told-great = { $who } ce la fa alla grande
episode-told-lost = { $who } non ce la fa
episode-told-contest = la spunta { $who }
episode-told-checks = { $count ->
    [one] una prova
   *[other] { $count } prove
}, { $won ->
    [0] nessuna riuscita
    [one] { $count ->
        [one] riuscita
       *[other] una riuscita
    }
   *[other] { $won } riuscite
}
episode-scene-plain = Solo parole
episode-tale-events = Che cosa è successo
episode-tale-fights = Scontri
episode-rounds = { $count ->
    [one] 1 round
   *[other] { $count } round
}
episode-beaten = { $count ->
    [0] nessuno fuori combattimento
    [one] { $foes ->
        [one] fuori combattimento
       *[other] 1 fuori combattimento
    }
   *[other] { $count } fuori combattimento
}
episode-tale-wounds = Ferite
episode-tale-oracle = L'oracolo ha detto
episode-tale-tech = Tecnologie
episode-tale-growth = Chi è cresciuto
episode-tale-lines = Con parole loro
episode-event = { $text } ({ $keywords })
episode-hurt = { $name }: { $count ->
    [one] 1 ferita
   *[other] { $count } ferite
}
episode-dead = { $name } non ce l'ha fatta
episode-answer = «{ $question }» { $words }
episode-tech = { $name }: { $effect }
episode-grown-score = { $who }: { $what } { $score }
episode-grown = { $who }: { $what }
episode-line = { $who }: «{ $words }»
episode-line-where = È nella puntata { $number }. Se ne scrivi un'altra, prende il posto di questa.
episode-foot = tirato coi dadi sigillati di Araldo
episode-to-keep = Da tenere, o da stampare: un'immagine PNG, e un foglio A5 in PDF.
episode-file = puntata-{ $number }
episode-line-button = ✍️ Aggiungi una riga
episode-keep-button = 📄 Da tenere

# Nelle puntate precedenti

episode-before = Nelle puntate precedenti
episode-still-hurt = { $name } { $wounds }/{ $most } { $health }
episode-hurt-now = Ferite ancora aperte: { $who }
episode-fallen = Non c'è più: { $who }
episode-evo = { $name } { $evo } EVO
episode-to-spend = Da spendere: { $who }
episode-read-button = 📄 L'ultima puntata

# La cronaca

campaign-chronicle = cronaca
    .about = Tutta la campagna in una pagina illustrata, da leggere anche per chi non c'era
    .example = /campagna cronaca
chronicle-title = La cronaca di «{ $name }»
chronicle-bare = La cronaca della campagna
chronicle-what = { $count ->
    [one] La puntata giocata finora,
   *[other] Le { $count } puntate giocate finora,
} in una pagina da aprire col browser e in Markdown. Non c'è niente di segreto: si può dare a chiunque.
chronicle-file = cronaca
chronicle-span = { $count ->
    [one] Una puntata, il { $last }
   *[other] { $count } puntate, dal { $first } al { $last }
}
chronicle-master = { $who }, Master
chronicle-dead = { $name } ({ $who }), che non c'è più
chronicle-scenes = Le scene
chronicle-open = Quello che è rimasto aperto

# Nel diario

episode-line-written = { $who } scrive una riga nella puntata { $number }

# I rifiuti

refused-episode-resumed = La sessione è ripresa: la sua puntata si scrive di nuovo alla fine.
refused-episode-none = { $sessions ->
    [0] Nessuna sessione è finita: la puntata si scrive da sola, alla fine.
    [one] Di quella sessione non c'è una puntata: finora c'è solo la 1.
   *[other] Di quella sessione non c'è una puntata: finora vanno dalla 1 alla { $sessions }.
}
refused-no-session-yet = Nessuna sessione è cominciata: la puntata non c'è ancora. Comincia con /sessione inizia
refused-line-not-there = Le righe sono di chi c'era: in quella sessione non risulti al tavolo.
