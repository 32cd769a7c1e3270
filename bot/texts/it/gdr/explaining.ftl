### /gdr spiega: dai giudizi ai punti.

# I comandi

gdr-explain = spiega
    .about = Mostra i conti di un punteggio, a torneo chiuso
    .example = /gdr spiega "I Corvi" @Anna
    .team = squadra
    .team-about = la squadra
    .player = giocatore
    .player-about = una sola persona; senza, la squadra

# Le carte

gdr-explain-title = { $who } · { $team }
gdr-explain-title-team = I conti · { $team }
gdr-explain-total = Punteggio: { $total }
gdr-explain-sheets = { $count ->
    [one] Scheda di { $names }
   *[other] Media delle schede di { $names }
}
gdr-explain-part = { $part }: { $points } su { $most }
gdr-explain-player = { $who }: { $points } senza il senso dell'avventura
gdr-explain-mean = Media dei giocatori (VSP): { $points }
gdr-explain-vsp = VSP { $value }: ({ $value } − { $low }) / ({ $high } − { $low }) × { $share } = { $points }
gdr-explain-aa = AA { $value }: ({ $value } − { $low }) / ({ $high } − { $low }) × { $share } = { $points }
gdr-either = { $first } / { $then }
gdr-explain-line = { $question }: { $answer } → { $points } / { $most }
gdr-explain-team-button = Squadra
