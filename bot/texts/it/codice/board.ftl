### Nome in Codice: lo schermo in sala.

codice-board-entered = { $teams ->
    [one] Iscrizioni aperte · 1 squadra
   *[other] Iscrizioni aperte · { $teams } squadre
}
codice-board-teams = Squadre iscritte
codice-board-column-team = Squadra
codice-board-column-players = Giocatori
codice-board-missing = { $count ->
    [one] { $round } · manca 1 tavolo
   *[other] { $round } · mancano { $count } tavoli
}
codice-board-over = Torneo finito · vittoria di { $team }
codice-board-round = Tempo del turno
codice-board-clock = Tavolo { $table } · { $what }
codice-board-preparation = preparazione
codice-board-leads-to = Che cosa decidono gli ultimi tavoli
codice-board-tables = Tavoli · ▸ chi comincia
codice-board-column-table = Tavolo
codice-board-column-teams = Squadre
codice-board-score = { $first }–{ $second }
codice-board-starts = ▸ { $team }
codice-board-hand = mano { $hand }/{ $of }
codice-board-to-confirm = da confermare
codice-board-referee = arbitro!
codice-board-done = finita
codice-board-decided = a tavolino
codice-board-rests = riposa
codice-board-next = Poi
codice-board-meets = Contro { $team }
codice-board-rests-next = Il prossimo turno riposate
codice-board-meets-winner = Contro chi vince l'incontro { $match }
codice-board-meets-loser = Contro chi perde l'incontro { $match }
