### Ogni torneo: l'orologio del turno e gli avvisi trattenuti.

# Un sorteggio noto

gains-points = { $who }: { $before } → { $after }
known-draw-in = Così entrano: { $who }
known-draw-out = Così restano fuori: { $who }

# Il diario

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

# I rifiuti

refused-tournament-full = Un torneo ammette al massimo { $most } iscritti, e qui sono di più. Controlla il file, o apri un secondo torneo.
refused-tournament-clock-held = L'orologio del turno { $round } parte quando pubblichi i suoi tavoli: «Rivedi» e «Pubblica».
refused-tournament-minutes-too-few = Serve almeno un minuto.
refused-tournament-no-round-on = Adesso non c'è nessun turno in corso.
refused-tournament-held-already = Gli avvisi aspettano già il direttore.
refused-tournament-not-held = Gli avvisi non sono trattenuti.
refused-tournament-nothing-held = Non c'è nessun avviso in attesa.
