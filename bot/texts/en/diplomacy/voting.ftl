### /diplomacy draw, variant: the secret votes.

# The commands

diplomacy-variant = variant
    .about = Open the secret vote of the six players on the six-player variant
    .example = /diplomacy variant 2
    .board = board
    .board-about = number of the board
    .round = round
    .round-about = number of the round; without it, the current one

diplomacy-draw = draw
    .about = Propose a draw; those still in play vote in private
    .example = /diplomacy draw 1
    .board = board
    .board-about = number of the board
    .round = round
    .round-about = number of the round; without it, the current one

# The cards

diplomacy-vote-draw = { $board }: a draw?
diplomacy-vote-variant = { $board }: which variant?
diplomacy-draw-proposed = { $player } proposes a draw on the centres of { $year }.
diplomacy-draw-rule = Everybody still in play must say yes; the votes are shown once all are in.
diplomacy-variant-rule = The six vote in secret; a tie is settled by lot.
diplomacy-vote-missing = { $count ->
    [0] Everybody has voted
   *[other] Still to vote: { $players }
}
diplomacy-vote-closed = The vote is closed.
diplomacy-draw-asked = The director puts a draw to the vote, on the centres of { $year }.
diplomacy-draw-lapsed = { $board }: no draw on the centres of { $year }
diplomacy-lapsed-winter = The next winter was recorded before everybody had voted. The ballots that are in stay secret.
diplomacy-lapsed-correction = After the correction, different players are in play: the vote is closed, and the ballots that are in stay secret.
diplomacy-lapsed-numbers = { $year } was corrected, and the vote was on different centres: it is closed, and the ballots that are in stay secret.
diplomacy-lapsed-agreed = After the correction, somebody who had not voted is in play: the agreed draw no longer holds (article 6).
diplomacy-propose-again = Another may be proposed after the next winter, by somebody who has not done so yet, or by a director at any time.
diplomacy-vote-button = Vote
diplomacy-vote-for-button = Without an account
diplomacy-vote-close-button = Close the vote
diplomacy-ballot = vote
    .word = vote
    .word-about = how you vote
diplomacy-ballot-secret = Nobody sees your vote before all are in.
diplomacy-ballot-for = { $player }'s vote
diplomacy-ballot-yes = Yes, a draw
diplomacy-ballot-no = No, play on
diplomacy-ballot-italy = Italy in civil disorder
diplomacy-ballot-turkey = No Turkey
diplomacy-ballot-escalation = Escalation
diplomacy-ballot-in = Your vote is in
diplomacy-voters-title = Who votes without an account?
diplomacy-voters-how = Have them tell you their vote in private, and note it here: only you see it.
diplomacy-voters-none = Those still to vote have an account, and vote for themselves.
diplomacy-counted = { $board }: the vote is closed
diplomacy-draw-agreed = { $board }: the draw is agreed
diplomacy-draw-all = Everybody said yes.
diplomacy-draw-waits = A referee will have a look and close the board: somebody left without voting, or a winter is unclear.
diplomacy-draw-failed = { $board }: no draw
diplomacy-draw-against = Against: { $players }
diplomacy-draw-on = Play goes on.
diplomacy-variant-chosen = Board { $board }: { $variant }
diplomacy-variant-lot = A tie, decided by lot.
diplomacy-votes-for = { $variant } { $count }
diplomacy-variant-how-italy = Italy gives no orders: it keeps its centres, but nobody plays it.
diplomacy-variant-how-turkey = Turkey is not played and counts as one centre: { $centres } in all.
diplomacy-variant-how-escalation = An empty map: each places one piece at a time, { $pieces } in all; the owner of the game starts, then in alphabetical order. In winter { $year } each writes down three home centres.

# The journal

diplomacy-log-draw = { $place }: { $player } proposes a draw
diplomacy-log-variant = { $place }: a vote on the variant
diplomacy-log-ballot = { $place }: { $player } has voted
diplomacy-log-agreed = { $place }: the draw is agreed
diplomacy-log-refused = { $place }: no draw
diplomacy-log-lapsed-winter = { $place }: the draw proposal is overtaken
diplomacy-log-lapsed-correction = { $place }: the draw proposal has lapsed
diplomacy-log-lapsed-numbers = { $place }: the draw proposal has lapsed
diplomacy-log-lapsed-agreed = { $place }: the agreed draw no longer stands
diplomacy-log-chosen = { $place }: { $variant }

# The refusals

refused-diplomacy-not-at-board = You do not play at board { $board }.
refused-diplomacy-eliminated = You are out of the game at board { $board }: those in play decide on a draw.
refused-diplomacy-nothing-to-draw = The game at board { $board } is already over.
refused-diplomacy-draw-after-autumn = A draw is based on the centres of an autumn: record those of board { $board } first.
refused-diplomacy-draw-disputed = { $year } is disputed at board { $board }: a draw can be proposed once a referee has decided.
refused-diplomacy-vote-on = A vote is already on at board { $board }.
refused-diplomacy-voted-this-year = The draw of { $year } at board { $board } has already been voted on.
refused-diplomacy-proposed-already = One draw proposal a game: you have made yours at board { $board }.
refused-diplomacy-vote-over = There is no open vote at board { $board }.
refused-diplomacy-no-vote = There is no open vote at board { $board }.
refused-diplomacy-no-vote-for-you = At board { $board } only those in play vote.
refused-diplomacy-voted-already = You have already voted.
refused-diplomacy-no-such-vote = There is no such vote: use the buttons.
refused-diplomacy-has-account = { $player } has an account, and votes for themselves.
refused-diplomacy-nobody-votes = There is nobody who can vote at board { $board }.
refused-diplomacy-few-ballots = There are too few ballots at board { $board }: they would show who voted how. At least { $least } are needed.
refused-diplomacy-no-variant = There is no variant to vote on at board { $board }.
