### Diplomacy: the roll call before the seats.

diplomacy-offer = offer
diplomacy-arrived = arrived
    .player = player
    .player-about = who is here
    .player-example = Anna

# The cards

diplomacy-roll-until = Roll call: whoever has not confirmed by { $at } gets no seat.
diplomacy-roll-was = The roll has been called: whoever comes now gets a seat once a director presses “… is here”.
diplomacy-roll-title = Roll call · round { $round }
diplomacy-roll-there = Here: { $count }
diplomacy-roll-out = Not confirmed, and without a seat: { $players }
diplomacy-roll-few = Too few for a board.
diplomacy-roll-ways = That number does not make whole boards. { $double ->
    [one] One person is needed at two boards
   *[other] { $double } people are needed at two boards
}{ $sitting ->
    [0] .
    [one] , or one to sit the round out. Any volunteers?
   *[other] , or { $sitting } to sit the round out. Any volunteers?
}
diplomacy-roll-doubles = Offering to play two boards: { $players }
diplomacy-roll-sitting = Offering to sit out: { $players }
diplomacy-roll-double-button = I'll play two boards
diplomacy-roll-sitting-button = I'll sit out
diplomacy-roll-here-button = { $player } is here
diplomacy-roll-arrived-button = Somebody else is here…
diplomacy-roll-arrived = { $player } is here and gets a seat.
diplomacy-roll-offered-double = Thank you: if the numbers call for it, you play two boards.
diplomacy-roll-offered-sitting = Thank you: if the numbers call for it, you sit this round out, and get its points.

# The journal

diplomacy-log-rolled = Round { $round }: the roll was called
diplomacy-log-no-roll = Round { $round }: nobody had confirmed, no roll call
diplomacy-log-offered-double = { $player } offers to play two boards
diplomacy-log-offered-sitting = { $player } offers to sit out
diplomacy-log-arrived = { $player } has arrived

# The refusals

refused-diplomacy-roll-none = There was no roll call for round { $round }.
refused-diplomacy-roll-seated = The seats of round { $round } are already posted.
refused-diplomacy-roll-away = { $player } has not confirmed: first they have to tell the director that they are here.
refused-diplomacy-roll-there = { $player } is already marked as here.
refused-diplomacy-roll-offered = You have already said so: thank you.
