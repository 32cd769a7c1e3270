### /gdr giudizio: perché, a parole.

# I comandi

gdr-review = giudizio
    .about = Spiega a parole il giudizio sulla tua squadra e su di te, a torneo chiuso
    .example = /gdr giudizio
    .team = squadra
    .team-about = la squadra; senza, la tua
    .player = giocatore
    .player-about = una sola persona; senza, tu

# Le carte

gdr-review-title = Il giudizio · { $team }
gdr-review-place = { $team }: { $place }ª di { $teams }
gdr-review-own-place = { $place }º di { $players } con questo personaggio
gdr-review-gave = Ha dato di più: { $items }
gdr-review-missed = È mancato: { $items }
gdr-review-nothing-missed = Non è mancato niente.
gdr-review-note = { $who } scrive: «{ $words }»
gdr-review-button = Il nostro giudizio

# I rifiuti

refused-gdr-review-none = Non giochi in nessuna squadra di questo torneo: scrivi quale, se lo dirigi.
refused-gdr-review-own = Ognuno legge il giudizio sulla sua squadra e su di sé.
