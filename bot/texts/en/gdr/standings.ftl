### /gdr standings.

# The commands

gdr-standings = standings
    .about = Show the standings of teams, or of one character, after closing
    .example = /gdr standings Mara
    .character = character
    .character-about = the character; without it, the teams

# The cards

gdr-result = team { $team }, as { $character }
gdr-result-stands = { $plays }: team in place { $place }, character in place { $own }
gdr-standings-teams = Ranking of the teams
gdr-standings-character = Ranking · { $name }
gdr-player-of = { $who } ({ $team })
gdr-column-place = Pl.
gdr-column-team = Team
gdr-column-player = Player
gdr-column-score = Points
gdr-column-vsp = VSP
gdr-column-aa = AA
gdr-page-button = Page { $page }
gdr-teams-button = Teams

# The refusals

refused-gdr-not-closed = Until the tournament is closed nobody sees scores or rankings.
