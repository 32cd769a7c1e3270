### /gdr classifica.

# I comandi

gdr-standings = classifica
    .about = Mostra la classifica delle squadre o di un personaggio, a torneo chiuso
    .example = /gdr classifica Mara
    .character = personaggio
    .character-about = il personaggio; senza, le squadre

# Le carte

gdr-result = squadra { $team }, nei panni di { $character }
gdr-result-stands = { $plays }: squadra { $place }ª, personaggio { $own }º
gdr-standings-teams = Classifica delle squadre
gdr-standings-character = Classifica · { $name }
gdr-player-of = { $who } ({ $team })
gdr-column-place = Pos.
gdr-column-team = Squadra
gdr-column-player = Giocatore
gdr-column-score = Punti
gdr-column-vsp = VSP
gdr-column-aa = AA
gdr-page-button = Pagina { $page }
gdr-teams-button = Squadre

# I rifiuti

refused-gdr-not-closed = Prima che il torneo sia chiuso, punteggi e classifiche non li vede nessuno.
