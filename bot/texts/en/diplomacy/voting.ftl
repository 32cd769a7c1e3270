### /diplomacy draw, variant: the secret votes.

# The commands

diplomacy-variant = variant
    .about = Open the secret vote of the six players on the six-player variant
    .example = /diplomacy variant 2
    .board = board
    .board-about = number of the board
    .round = round
    .round-about = number of the round; without it, the present one

diplomacy-draw = draw
    .about = Propose a draw; those still in play vote in private
    .example = /diplomacy draw 1
    .board = board
    .board-about = number of the board
    .round = round
    .round-about = number of the round; without it, the present one

# The cards

diplomacy-vote-draw = { $board }: a draw?
diplomacy-vote-variant = { $board }: which variant?
diplomacy-draw-proposed = { $player } proposes a draw on the centres of { $year }.
diplomacy-draw-rule = All who are in play must say yes; the votes are shown when all are in.
diplomacy-variant-rule = The six vote in secret; a tie is drawn by lot.
diplomacy-vote-missing = { $count ->
    [0] All have voted
   *[other] Missing: { $players }
}
diplomacy-vote-closed = The vote is closed.
diplomacy-draw-asked = The director has a draw voted on, on the centres of { $year }.
diplomacy-draw-lapsed = { $board }: no draw on the centres of { $year }
diplomacy-lapsed-winter = The next winter was recorded before all had voted. The ballots that are in stay secret.
diplomacy-lapsed-correction = With the correction others are in play: the vote is closed, and the ballots that are in stay secret.
diplomacy-lapsed-agreed = With the correction somebody is in play who had not voted: the agreed draw no longer holds (article 6).
diplomacy-propose-again = Another is proposed by whoever has not done so yet, after the next winter, or by a director at any time.
diplomacy-vote-button = Vote
diplomacy-vote-for-button = Without an account
diplomacy-vote-close-button = Close the vote
diplomacy-ballot = vote
    .word = vote
    .word-about = how you vote
diplomacy-ballot-secret = Nobody sees your vote before all are in.
diplomacy-ballot-for = The vote of { $player }
diplomacy-ballot-yes = Yes, a draw
diplomacy-ballot-no = No, play on
diplomacy-ballot-italy = Italy in civil disorder
diplomacy-ballot-turkey = No Turkey
diplomacy-ballot-escalation = Escalation
diplomacy-ballot-in = Your vote is in
diplomacy-voters-title = Who votes without an account?
diplomacy-voters-how = Have the vote told apart, and note it here: only you see it.
diplomacy-voters-none = Those missing have an account, and vote alone.
diplomacy-counted = { $board }: the vote is closed
diplomacy-draw-agreed = { $board }: the draw is agreed
diplomacy-draw-all = All said yes.
diplomacy-draw-waits = A referee looks, and closes the board: somebody left without a vote, or a winter is unclear.
diplomacy-draw-failed = { $board }: no draw
diplomacy-draw-against = Against: { $players }
diplomacy-draw-on = Play goes on.
diplomacy-variant-chosen = Board { $board }: { $variant }
diplomacy-variant-lot = A tie: the lot decided.
diplomacy-votes-for = { $variant } { $count }
diplomacy-variant-how-italy = Italy gives no orders: it keeps its centres, but is no player.
diplomacy-variant-how-turkey = Turkey is not there and is one centre: { $centres } in all.
diplomacy-variant-how-escalation = An empty map: each places one piece at a time, { $pieces } in all; whoever owns the game begins, then by alphabet. In winter { $year } each writes down three home centres.

# The journal

diplomacy-log-draw = { $place }: { $player } proposes a draw
diplomacy-log-variant = { $place }: a vote on the variant
diplomacy-log-ballot = { $place }: { $player } has voted
diplomacy-log-agreed = { $place }: the draw is agreed
diplomacy-log-refused = { $place }: the draw has failed
diplomacy-log-lapsed-winter = { $place }: the proposal of a draw is overtaken
diplomacy-log-lapsed-correction = { $place }: the proposal of a draw has lapsed
diplomacy-log-lapsed-agreed = { $place }: the agreed draw has fallen
diplomacy-log-chosen = { $place }: { $variant }

# The refusals

refused-diplomacy-not-at-board = You do not play at board { $board }.
refused-diplomacy-eliminated = You are out of the game at board { $board }: those in play decide on a draw.
refused-diplomacy-nothing-to-draw = The game at board { $board } is over already.
refused-diplomacy-draw-after-autumn = A draw stands on the centres of an autumn: record those of board { $board } first.
refused-diplomacy-vote-on = A vote is on at board { $board } already.
refused-diplomacy-voted-this-year = The draw of { $year } at board { $board } was voted on already.
refused-diplomacy-proposed-already = One proposal of a draw a game: yours at board { $board } is made.
refused-diplomacy-vote-over = There is no open vote at board { $board }.
refused-diplomacy-no-vote = There is no open vote at board { $board }.
refused-diplomacy-no-vote-for-you = At board { $board } only those in play vote.
refused-diplomacy-voted-already = You have voted already.
refused-diplomacy-no-such-vote = There is no such vote: use the buttons.
refused-diplomacy-has-account = { $player } has an account, and votes alone.
refused-diplomacy-nobody-votes = At board { $board } there is nobody who can vote.
refused-diplomacy-few-ballots = At board { $board } there are too few ballots: they would tell who voted how. At least { $least } are needed.
refused-diplomacy-no-variant = There is no variant to vote on at board { $board }.
