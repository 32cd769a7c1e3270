### Il diario di ogni torneo: nome, iscrizioni, segni, orologio del turno, avvisi trattenuti.

tournament-line-founded = { $who } apre il torneo { $name }
tournament-line-abandoned = { $who } chiude il torneo prima della fine
tournament-line-entered = Iscrizione: { $name }
tournament-line-admitted = { $entrant }: un posto dal turno { $since }
tournament-line-marked = { $entrant }: { $paid }, { $box }
tournament-line-withdrawn = { $entrant }: ritiro
tournament-line-disqualified = { $entrant }: squalifica
tournament-line-replaced = { $entrant }: { $who } al posto di { $player }
tournament-line-paused = Orologio del turno fermato
tournament-line-resumed = Orologio del turno ripartito
tournament-line-extended = Turno prorogato di { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
}
tournament-line-time-up = Tempo del turno { $round } scaduto
tournament-line-hold = Avvisi trattenuti
tournament-line-hold-off = Avvisi non più trattenuti
tournament-line-released = { $notices ->
    [one] Pubblicato 1 avviso
   *[other] Pubblicati { $notices } avvisi
}

tournament-entrant-gone = un'iscrizione annullata
tournament-paid = quota pagata
tournament-not-paid = quota da pagare
tournament-box = porta una scatola
tournament-no-box = senza scatola
