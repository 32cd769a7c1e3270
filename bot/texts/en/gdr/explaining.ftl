### /gdr explain: from the answers to the scores.

# The commands

gdr-explain = explain
    .about = Show the sums behind a score, after closing
    .example = /gdr explain "The Crows" @Anna
    .team = team
    .team-about = the team
    .player = player
    .player-about = one person; without it, the team

# The cards

gdr-explain-title = { $who } · { $team }
gdr-explain-title-team = The sums · { $team }
gdr-explain-total = Score: { $total }
gdr-explain-sheets = { $count ->
    [one] Sheet of { $names }
   *[other] Mean of the sheets of { $names }
}
gdr-explain-part = { $part }: { $points } of { $most }
gdr-explain-player = { $who }: { $points } without the sense of the adventure
gdr-explain-mean = Mean of the players (VSP): { $points }
gdr-explain-vsp = VSP { $value }: ({ $value } − { $low }) / ({ $high } − { $low }) × { $share } = { $points }
gdr-explain-aa = AA { $value }: ({ $value } − { $low }) / ({ $high } − { $low }) × { $share } = { $points }
gdr-either = { $first } / { $then }
gdr-explain-line = { $question }: { $answer } → { $points } / { $most }
gdr-explain-team-button = Team
