### /codice spiega: da dove vengono i punti, perché uno sta davanti all'altro.

# I comandi

codice-explain = spiega
    .about = Spiega da dove vengono i punti e perché una squadra sta davanti a un'altra
    .example = /codice spiega "Gli Orsi" "I Lupi"
    .team = squadra
    .team-about = la squadra
    .other = altra
    .other-about = la squadra con cui confrontarla

# Le carte

codice-explain-title = { $team } · { $place }º posto
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
codice-explain-place = { $place }º
codice-explain-no-place = nessuno

# I rifiuti

refused-codice-not-in-standings = In classifica non c'è { $name }.
