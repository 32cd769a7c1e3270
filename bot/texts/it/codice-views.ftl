### Nome in Codice: la classifica, le spiegazioni, il tabellone delle finali, lo schermo in sala.

# Classifica

codice-standings-after = Classifica dopo il turno { $round } di { $rounds }
codice-standings-qualified = Classifica dopo le qualificazioni
codice-standings-final = Classifica finale
codice-standings-column-place = Pos.
codice-standings-column-team = Squadra
codice-standings-column-won = Mani
codice-standings-column-round = Turno { $round }
codice-standings-column-pbg = PBG
codice-standings-column-qualifying = Qualif.
codice-standings-qualify = Vanno alle finali le prime { $teams }.
codice-standings-ties = A pari mani decide l'ultimo turno (mani, poi PBG), poi quello prima, e così via.
codice-standings-ties-robin = A pari mani decidono gli scontri diretti (mani, poi PBG), poi l'ultimo turno.
codice-standings-by-lot = * Pari in tutto: ha deciso il sorteggio.
codice-standings-withdrawn = Ritirate: { $teams }
codice-standings-disqualified = Squalificate: { $teams }
codice-standings-first = 🥇 { $team }
codice-standings-second = 🥈 { $team }
codice-standings-third = 🥉 { $team }
codice-standings-part = { $name } · posti { $first }–{ $last } di { $teams }
codice-standings-page = { $first }–{ $last }
codice-standings-why-button = Perché?
codice-standings-bracket-button = Tabellone

refused-codice-no-standings-yet = La prima classifica arriva alla fine del turno 1. Intanto: /codice tavoli
refused-codice-round-open = Il turno { $round } non è ancora finito: /codice tavoli dice che cosa manca.
refused-codice-standings-held = Il direttore sta ancora guardando la classifica del turno { $round }.
refused-codice-post-held = I nuovi avvisi ti aspettano: prima «Rivedi» e «Pubblica», oppure /codice trattieni no.

# Spiegazioni

codice-explain-title = { $team } · { $place }° posto
codice-explain-title-out = { $team } · fuori classifica
codice-explain-total = { $won ->
    [one] 1 mano vinta
   *[other] { $won } mani vinte
} nelle qualificazioni
codice-explain-played = { $round } · tavolo { $table } · contro { $opponent }: { $won ->
    [one] 1 mano
   *[other] { $won } mani
}, PBG { $pbg } ({ $own } punti su { $all })
codice-explain-played-final = { $round } · tavolo { $table } · contro { $opponent }: { $won ->
    [one] 1 mano
   *[other] { $won } mani
}
codice-explain-bye = { $round } · riposo: { $won ->
    [one] 1 mano
   *[other] { $won } mani
}, PBG { $pbg }
codice-explain-decided = { $round } · tavolo { $table } · contro { $opponent }, a tavolino: { $won ->
    [one] 1 mano
   *[other] { $won } mani
}, PBG { $pbg }
codice-explain-decided-final = { $round } · tavolo { $table } · contro { $opponent }, a tavolino: { $won ->
    [one] 1 mano
   *[other] { $won } mani
}
codice-explain-on = { $round } · tavolo { $table } · contro { $opponent }: si gioca, { $won }–{ $lost }
codice-explain-missed = { $round } · non ha giocato: 0 mani
codice-explain-hand-agents = { $started ->
    [1] ▸
   *[other] { "" }
}{ $own }–{ $against }
codice-explain-hand-time = { $started ->
    [1] ▸
   *[other] { "" }
}{ $own }–{ $against } a tempo
codice-explain-hand-assassin = { $started ->
    [1] ▸
   *[other] { "" }
}{ $own }–{ $against } assassino
codice-explain-hand-referee = { $started ->
    [1] ▸
   *[other] { "" }
}{ $own }–{ $against } arbitro
codice-explain-hand-doubt = { $started ->
    [1] ▸
   *[other] { "" }
}{ $own }–{ $against } contestata
codice-explain-arrow = ▸ ha cominciato la mano
codice-explain-lot = Sorteggio per gli spareggi, fatto all'inizio: { $lot }ª
codice-explain-other-button = Confronta…
codice-explain-team-button = { $team }

codice-explain-above = { $ahead } davanti a { $behind }
codice-explain-decides = Decide: { $what }, { $ahead } contro { $behind }
codice-explain-level = { $count ->
    [one] Sul criterio prima di questo sono pari
   *[other] Sui { $count } criteri prima di questo sono pari
}
codice-explain-column-what = Criterio
codice-explain-by-total = mani vinte in tutto
codice-explain-by-direct-points = mani vinte negli scontri diretti
codice-explain-by-direct-pbg = PBG negli scontri diretti
codice-explain-by-points = mani vinte nel turno { $round }
codice-explain-by-pbg = PBG del turno { $round }
codice-explain-by-lot = il sorteggio
codice-explain-by-finals = il posto nelle finali
codice-explain-share = { $percent } ({ $exact })
codice-explain-place = { $place }°
codice-explain-no-place = nessuno

# Finali

codice-stage-qualifying = Turno { $round } di { $rounds }
codice-stage-quarterfinal = Quarti
codice-stage-semifinal = Semifinale
codice-stage-placement = Piazzamento
codice-stage-final = Finale
codice-bracket-title = Finali
codice-bracket-as-now = Così, se le qualificazioni finissero ora. I turni di qualificazione sono { $rounds }.
codice-bracket-not-yet = Chi ci arriva lo dirà la classifica dopo { $rounds } turni.
codice-bracket-quarterfinal = Quarti · { $hands } mani
codice-bracket-semifinal = Semifinali · { $hands } mani
codice-bracket-placement = Piazzamenti · { $hands } mani
codice-bracket-final = Finale · { $hands } mani
codice-bracket-for = { $letter } · { $place }
codice-bracket-to-come = { $match } · { $one } – { $two }
codice-bracket-on = { $match } · tavolo { $table } · { $one } { $first }–{ $second } { $two }
codice-bracket-over = { $match } · { $one } { $first }–{ $second } { $two }
codice-bracket-decided = { $match } · { $what }
codice-bracket-seed = { $seed }ª classificata
codice-bracket-standings-button = Classifica

refused-codice-no-finals = Con { $teams } squadre non ci sono finali: vince chi è prima in classifica.

# Lo schermo in sala

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
codice-board-over = Torneo finito · vincono { $team }
codice-board-round = Tempo del turno
codice-board-clock = Tavolo { $table } · { $what }
codice-board-preparation = preparazione
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
