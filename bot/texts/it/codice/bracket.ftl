### /codice tabellone: le finali.

# I comandi

codice-bracket = tabellone
    .about = Mostra il tabellone delle finali, come immagine
    .example = /codice tabellone

# Le carte

codice-bracket-title = Finali
codice-bracket-as-now = Così, se le qualificazioni finissero ora. I turni di qualificazione sono { $rounds }.
codice-bracket-not-yet = Chi ci arriva lo dirà la classifica dopo { $rounds ->
    [one] 1 turno
   *[other] { $rounds } turni
}.
codice-bracket-quarterfinal = Quarti · { $hands ->
    [one] 1 mano
   *[other] { $hands } mani
}
codice-bracket-semifinal = Semifinali · { $hands ->
    [one] 1 mano
   *[other] { $hands } mani
}
codice-bracket-placement = Piazzamenti · { $hands ->
    [one] 1 mano
   *[other] { $hands } mani
}
codice-bracket-final = Finale · { $hands ->
    [one] 1 mano
   *[other] { $hands } mani
}
codice-bracket-for = { $letter } · { $place }
codice-bracket-to-come = { $match } · { $one } – { $two }
codice-bracket-on = { $match } · tavolo { $table } · { $one } { $first }–{ $second } { $two }
codice-bracket-over = { $match } · { $one } { $first }–{ $second } { $two }
codice-bracket-decided = { $match } · { $what }
codice-bracket-seed = { $seed }ª classificata
codice-bracket-standings-button = Classifica

# I rifiuti

refused-codice-no-finals = Con { $teams } squadre non ci sono finali: vince chi è prima in classifica.
