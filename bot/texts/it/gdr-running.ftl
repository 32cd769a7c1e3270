### RBB 2.0: aprire il torneo, iscrivere le squadre, dirigere, chiudere.

gdr-opened = Torneo aperto · { $name }
gdr-next-adventure = Prima l'avventura: { $command } con il file TOML allegato
gdr-next-teams = Poi le squadre: { $command }
gdr-next-judge = Gli arbitri valutano in privato: { $command }
gdr-adventure-loaded = Avventura caricata · { $title }
gdr-kind-technical = tecnica
gdr-kind-standard = standard
gdr-kind-interpretive = interpretativa
gdr-kind-own = con quote proprie
gdr-adventure-kind = { $diceless ->
    [1] Avventura { $kind }, senza dadi
   *[other] Avventura { $kind }
}
gdr-adventure-characters = Personaggi: { $names }
gdr-adventure-optional = Si può giocare senza: { $names }
gdr-adventure-items = { $progress ->
    [one] 1 voce di avanzamento
   *[other] { $progress } voci di avanzamento
}, { $consistency ->
    [one] 1 di coerenza
   *[other] { $consistency } di coerenza
}
gdr-adventure-words = Avventura aggiornata: cambiano solo le parole
gdr-adventure-changed = { $count ->
    [one] Matematica cambiata: 1 numero
   *[other] Matematica cambiata: { $count } numeri
}
gdr-adventure-answers-stay = Le risposte degli arbitri restano come sono.
gdr-adventure-recounted = Le classifiche sono state ricalcolate: il diario dice che cosa è cambiato.
gdr-team-button = Iscrivi una squadra
gdr-entered = Iscritta · { $team }
gdr-without = Giocano senza { $names }
gdr-judge-button = Valuta
gdr-replaced = { $by } gioca al posto di { $player } · { $team }
gdr-dropped = { $team } non viene valutata
gdr-dropped-why = Resta fuori dalle classifiche. Se è uno sbaglio: /annulla

gdr-progress-title = Schede pronte: { $ready } su { $all }
gdr-progress-ready = ✓ { $team }
gdr-gap-no-sheet = ○ { $team } · nessuno l'ha ancora valutata
gdr-gap-open-sheet = ○ { $team } · { $referee } non ha ancora consegnato
gdr-gap-undecided = ○ { $team } · le schede differiscono: scegli quale vale
gdr-gap-unconfirmed = ○ { $team } · risoluzione geniale da confermare: { $player }
gdr-gap-others = ○ { $team } · aspetta un altro direttore: tu ci giochi
gdr-discard-button = Senza la scheda di { $referee } · { $team }
gdr-discarded = La scheda di { $referee } per { $team } non conta più.
gdr-compare-button = Confronta · { $team }
gdr-genius-yes-button = { $who }: è geniale
gdr-genius-no-button = { $who }: no
gdr-genius-confirmed = Confermata la risoluzione geniale di { $player } ({ $team }).
gdr-genius-denied = Niente risoluzione geniale per { $player } ({ $team }).
gdr-compare-title = Le schede di { $team }
gdr-compare-where = Ecco dove gli arbitri non sono d'accordo.
gdr-compare-alike = Fra le schede consegnate non c'è nessuna differenza.
gdr-compare-eyes-shut = In questo torneo valuti o giochi: vedi su che cosa differiscono, non che cosa dicono.
gdr-read-warning = Chi legge le risposte in questo torneo non valuta più.
gdr-read-button = Leggi le risposte
gdr-stands-button = Vale quella di { $referee }
gdr-mean-button = Vale la media
gdr-reopen-button = Restituisci a { $referee }
gdr-decided-one = Per { $team } vale la scheda di { $referee }.
gdr-decided-mean = Per { $team } vale la media delle schede.
gdr-reopen-whose = Quale scheda di { $team } restituisco?
gdr-reopened = Scheda di { $team } restituita a { $referee }: può cambiarla e riconsegnarla.
gdr-not-yet = Non posso ancora chiudere: manca questo
gdr-close-button = Chiudi il torneo
gdr-closed-already = Il torneo è chiuso: non manca più niente.
gdr-closed-now = Torneo chiuso · { $name }
gdr-closed-posted = Le classifiche sono pubblicate: le squadre, e una per ogni personaggio.
gdr-closed-explain = I conti di ogni punteggio: { $command }
gdr-report-button = Resoconto
gdr-standings-button = Classifica
gdr-open-again = Classifica ritirata: il torneo è stato riaperto

gdr-state-title = Schede
gdr-state-handed = Consegnate: { $teams }
gdr-state-missing = Mancano: { $teams }
gdr-state-ready = Ci sono tutte: ora tocca al direttore.
gdr-progress-button = Stato
