### Names of the commands of Diplomacy (Italia-2010).

diplomacy = diplomacy
    .about = Diplomacy tournaments, scored with Italia-2010

diplomacy-new = new
    .about = Open the tournament in this room
    .example = /diplomacy new "Coppa del Lario" 3
    .name = name
    .name-about = the name of the tournament
    .rounds = rounds
    .rounds-about = how many rounds: 3 unless you say
    .preset = preset
    .preset-about = the optional rules, chosen together

diplomacy-player = player
    .about = Enter a player
    .example = /diplomacy player Anna @Anna
    .name = name
    .name-about = the name in the standings
    .member = member
    .member-about = the player's account, if there is one here

diplomacy-drop = drop
    .about = Withdraw a player from the tournament; what was played stands
    .example = /diplomacy drop @Dario
    .player = player
    .player-about = who leaves

diplomacy-bond = bond
    .about = Keep two players at different boards
    .example = /diplomacy bond @Anna @Bruno
    .player = player
    .player-about = the first of the two
    .other = other
    .other-about = the second

diplomacy-round = round
    .about = Draft the boards of the next round, and say what could not be avoided
    .example = /diplomacy round absent:@Dario @Elena
    .years = years
    .years-about = how many years are played: 7 unless you say
    .absent = absent
    .absent-about = who is not there
    .sitting = sitting
    .sitting-about = who sits out at the director's request
    .double = double
    .double-about = who plays at two boards
    .points = points
    .points-about = how many points sitting out gives

diplomacy-swap = swap
    .about = Swap two seats of the draft, and show what it costs
    .example = /diplomacy swap @Anna @Bruno
    .player = player
    .player-about = the first of the two
    .other = other
    .other-about = the second

diplomacy-publish = publish
    .about = Post the boards of the round
    .example = /diplomacy publish

diplomacy-variant = variant
    .about = Open the secret vote of the six players on the six-player variant
    .example = /diplomacy variant 2
    .board = board
    .board-about = number of the board
    .round = round
    .round-about = number of the round; without it, the present one

diplomacy-top = top
    .about = Prepare the top table and draw its powers
    .example = /diplomacy top declare:yes
    .declare = declare
    .declare-about = yes to declare that the last round has a top table
    .decline = decline
    .decline-about = who refuses the top table
    .open = open
    .open-about = yes if powers are chosen instead of drawn

diplomacy-centres = centres
    .about = Record the centres of a winter
    .example = /diplomacy centres 1 1904 5 4 6 5 3 7 4
    .board = board
    .board-about = number of the board
    .year = year
    .year-about = the year, from 1901
    .austria = austria
    .austria-about = centres of Austria
    .england = england
    .england-about = centres of England
    .france = france
    .france-about = centres of France
    .germany = germany
    .germany-about = centres of Germany
    .italy = italy
    .italy-about = centres of Italy
    .russia = russia
    .russia-about = centres of Russia
    .turkey = turkey
    .turkey-about = centres of Turkey
    .round = round
    .round-about = number of the round; without it, the present one

diplomacy-draw = draw
    .about = Propose a draw; those still in play vote in private
    .example = /diplomacy draw 1
    .board = board
    .board-about = number of the board
    .round = round
    .round-about = number of the round; without it, the present one

diplomacy-finish = finish
    .about = End a board, score it and post it
    .example = /diplomacy finish 1
    .board = board
    .board-about = number of the board
    .round = round
    .round-about = number of the round; without it, the present one

diplomacy-late = late
    .about = Mark a late player: first the yellow card, then the orders are void
    .example = /diplomacy late 1 france
    .board = board
    .board-about = number of the board
    .power = power
    .power-about = the power that is late
    .round = round
    .round-about = number of the round; without it, the present one

diplomacy-minute = minute
    .about = Mark that a power takes the minute: once a game
    .example = /diplomacy minute 1 russia
    .board = board
    .board-about = number of the board
    .power = power
    .power-about = the power that takes the minute
    .round = round
    .round-about = number of the round; without it, the present one

diplomacy-orders = orders
    .about = Say which of several orders count
    .example = /diplomacy orders "A Ber - Mun; A Ber - Kie"
    .text = text
    .text-about = the orders as written, with semicolons between them
    .builds = builds
    .builds-about = how many builds are due, if they are winter orders

diplomacy-score = score
    .about = Show the score of each player of a board, line by line
    .example = /diplomacy score 1
    .board = board
    .board-about = number of the board
    .round = round
    .round-about = number of the round; without it, the present one

diplomacy-standings = standings
    .about = Show the standings, as a picture too
    .example = /diplomacy standings

diplomacy-explain = explain
    .about = Explain a player's points, and why one stands above another
    .example = /diplomacy explain @Anna @Bruno
    .player = player
    .player-about = whose
    .other = other
    .other-about = whom to compare with

diplomacy-chart = chart
    .about = Show the centres year by year, as a picture
    .example = /diplomacy chart 1
    .board = board
    .board-about = number of the board
    .round = round
    .round-about = number of the round; without it, the present one

diplomacy-ties = ties
    .about = Turn on or off the ties that look at persons: (b) and (i) of article 5
    .example = /diplomacy ties women:no young:yes
    .women = women
    .women-about = yes if (b), women first, decides between equals
    .young = young
    .young-about = yes if (i), the younger, decides between equals

diplomacy-penalty = penalty
    .about = Sanction misconduct: points off, or disqualification
    .example = /diplomacy penalty @Dario "insults at the table" 50
    .player = player
    .player-about = whose misconduct
    .reason = reason
    .reason-about = what happened
    .points = points
    .points-about = how many points it takes away
    .disqualify = disqualify
    .disqualify-about = yes to disqualify

diplomacy-clock = clock
    .about = Start the central clock of the round
    .example = /diplomacy clock 15
    .minutes = minutes
    .minutes-about = how many minutes
    .phase = phase
    .phase-about = for orders, or for builds

choices-preset =
    .standard = standard
    .wdc2024 = wdc2024
    .brunate = brunate

choices-phase =
    .movement = movement
    .builds = builds

choices-power =
    .austria = austria
    .england = england
    .france = france
    .germany = germany
    .italy = italy
    .russia = russia
    .turkey = turkey
