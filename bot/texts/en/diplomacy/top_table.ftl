### /diplomacy top: the top table.

# The commands

diplomacy-top = top
    .about = Prepare the top table and draw its powers
    .example = /diplomacy top declare:yes
    .declare = declare
    .declare-about = yes to declare that the last round has a top table
    .decline = decline
    .decline-about = who declines the top table
    .open = open
    .open-about = yes if powers are chosen instead of drawn

# The cards

diplomacy-top-none = Top table: not declared
diplomacy-top-usual = A top table? With { $boards } boards or more there usually is one. Decide now: from this round's first winter on, it can no longer change.
diplomacy-top-what = The first seven, one year longer, +{ $percent }% for all, { $points } points to its winner; its first three are those of the tournament.
diplomacy-top-declare-button = Declare it
diplomacy-top-open-button = Powers by choice
diplomacy-top-is-declared = Top table: declared
diplomacy-top-by-urn = Powers drawn blind from an urn: whoever has the most points draws first.
diplomacy-top-by-choice = Powers chosen: whoever has the most points chooses first.
diplomacy-top-later = Who plays at it is known after { $rounds } rounds.
diplomacy-top-refused = Declined (−{ $percent }% on the last game): { $players }
diplomacy-top-next = Whoever declines is replaced by the next in the standings: { $player }
diplomacy-top-chooses = { $player } is to choose:
diplomacy-top-otherwise = ⚠️ The seats that are posted have another top table: draw up the round again and post it before its first winter.
diplomacy-top-ready = The powers are known: the last round can be drawn up.
diplomacy-top-urn-button = Draw from the urn
diplomacy-top-decline-button = Declines…

# The journal

diplomacy-log-declined = { $player } declines the top table
diplomacy-log-urn = The powers of the top table came from the urn

# The refusals

refused-diplomacy-top-one-round = With one round there is no top table.
refused-diplomacy-top-too-late = The last round is posted: the top table is decided before it. To change it, undo what came after, with /undo.
refused-diplomacy-top-locked = Round { $round } already has a winter: whether there is a top table is decided before that, when nobody knows who gains by it. To change it, undo what came after, with /undo.
refused-diplomacy-top-declared = The top table has already been declared.
refused-diplomacy-top-not-declared = The top table is not declared: /diplomacy top declare:yes
refused-diplomacy-top-rounds = Who plays at the top table is known when the first { $rounds } rounds are over.
refused-diplomacy-top-few = Seven play at the top table, and { $have } have qualified.
refused-diplomacy-top-away = { $player } is at the top table: first mark that they decline, with /diplomacy top decline
refused-diplomacy-top-powers = The powers of the top table come first: /diplomacy top
refused-diplomacy-top-drawn = The powers of the top table are all known.
refused-diplomacy-top-open = Here the powers of the top table are chosen, not drawn.
refused-diplomacy-top-urn = Here the powers of the top table are drawn, not chosen.
refused-diplomacy-declined-already = { $player } has already declined the top table.
refused-diplomacy-not-qualified = { $player } has not qualified for the top table.
refused-diplomacy-not-your-turn = It is { $player }'s turn to choose.
refused-diplomacy-power-taken = { $power } is already taken. Choose another.
