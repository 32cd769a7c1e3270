### /diplomacy score: the score of a board, line by line.

# The commands

diplomacy-score = score
    .about = Show the score of each player of a board, line by line
    .example = /diplomacy score 1
    .board = board
    .board-about = number of the board
    .round = round
    .round-about = number of the round; without it, the current one

# The cards

diplomacy-score-title = { $board } · round { $round } · score
diplomacy-score-so-far = If it ended with { $year }:
diplomacy-score-line = { $place }. { $player } ({ $power }) { $points }: { $sum }
diplomacy-plus = { $first } + { $then }
diplomacy-times = ({ $sum }) × { $factor } ({ $survivors } with { $least } centres or more) = { $points }
diplomacy-times-told = ({ $sum }) × { $factor } = { $points }
diplomacy-score-factor = Multiplier { $factor }: { $survivors } with { $least } centres or more
diplomacy-line-centres = { $points } ({ $count ->
    [one] 1 centre
   *[other] { $count } centres
})
diplomacy-line-alive = { $points } (in play)
diplomacy-line-place = { $points } ({ $count ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $count }th
} place)
diplomacy-line-break = { $points } (lead)
diplomacy-line-no-break = { $points } (close board)
diplomacy-line-solo = { $points } (solo victory at { $count })
diplomacy-line-eliminated = { $points } (eliminated)
diplomacy-line-beaten = { $points } (another player won a solo)
diplomacy-extra-top = { $sum }; +{ $percent }% top table
diplomacy-extra-double = { $sum }; +{ $percent }% two boards
diplomacy-extra-declined = { $sum }; −{ $percent }% declined the top table
diplomacy-extra-worst = { $sum }; worst result, counts { $percent }%
diplomacy-extra-waits = { $sum }; the bonus for two boards waits for the other board
diplomacy-extra-makes = { $sum }: { $before } × { $factor } = { $points }
refused-diplomacy-score-hidden = The points of board { $board } are shown once it is closed: those who play there see theirs under “My table”.
