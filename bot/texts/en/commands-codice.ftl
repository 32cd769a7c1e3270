### Names of the commands of Nome in Codice.

codice = codice
    .about = Tournaments of Nome in Codice (Codenames), one a room

codice-new = new
    .about = Open the tournament in this room
    .example = /codice new "Spring tournament" 16
    .name = name
    .name-about = the name of the tournament
    .places = places
    .places-about = how many teams at most; those who bring a box enter first

codice-team = team
    .about = Enter a team of two
    .example = /codice team "Gli Orsi" @Anna @Bruno
    .name = name
    .name-about = the name of the team
    .player1 = player1
    .player1-about = the spymaster of the first hand
    .player2 = player2
    .player2-about = the other half of the team

codice-import = import
    .about = Enter the teams of a CSV file
    .example = /codice import
    .file = file
    .file-about = name, player 1, player 2, paid, box: one team a line

codice-entry = entry
    .about = Mark whether a team has paid and whether it brings a box
    .example = /codice entry "Gli Orsi" yes yes
    .team = team
    .team-about = the team
    .paid = paid
    .paid-about = yes if it has paid the fee
    .box = box
    .box-about = yes if it brings a copy of the game

codice-drop = drop
    .about = Withdraw a team from the tournament
    .example = /codice drop "I Lupi"
    .team = team
    .team-about = the team
    .disqualify = disqualify
    .disqualify-about = yes if it is disqualified

codice-replace = replace
    .about = Bring in a substitute for a player of a team
    .example = /codice replace "Gli Orsi" @Bruno by:@Carla
    .team = team
    .team-about = the team
    .player = player
    .player-about = who goes out
    .by = by
    .by-about = who comes in

codice-start = start
    .about = Close the entries and draw the first round
    .example = /codice start

codice-tables = tables
    .about = Show the tables of a round, who starts, which hand is on
    .example = /codice tables
    .round = round
    .round-about = number of the round; without it, the present one

codice-hand = hand
    .about = Record how a hand ended
    .example = /codice hand 3 "Gli Orsi" assassin
    .table = table
    .table-about = number of the table
    .winner = winner
    .winner-about = the team that won
    .ending = ending
    .ending-about = how it ended: agents, time, assassin or referee
    .loser-agents = loser_agents
    .loser-agents-about = agents found by the losing team; needed with agents and time

codice-dispute = dispute
    .about = Call a referee to the table
    .example = /codice dispute 3
    .table = table
    .table-about = number of the table

codice-fix = fix
    .about = Correct a hand; everything after it is worked out again
    .example = /codice fix 3 2 "I Lupi" agents 6
    .table = table
    .table-about = number of the table
    .hand = hand
    .hand-about = number of the hand
    .winner = winner
    .winner-about = the team that won
    .ending = ending
    .ending-about = how it ended: agents, time, assassin or referee
    .loser-agents = loser_agents
    .loser-agents-about = agents found by the losing team; needed with agents and time
    .round = round
    .round-about = number of the round; without it, the present one

codice-walkover = walkover
    .about = Decide the match, or only the next hand, without play
    .example = /codice walkover 3 "I Lupi"
    .table = table
    .table-about = number of the table
    .loser = loser
    .loser-about = the team that loses; without it, both do
    .hand = hand
    .hand-about = yes if it is only for the next hand

codice-bye = bye
    .about = Move the bye to another team
    .example = /codice bye "Le Volpi"
    .team = team
    .team-about = the team that gets the bye

codice-pair = pair
    .about = Pair two teams by hand, before the round begins
    .example = /codice pair 2 "Gli Orsi" "I Lupi"
    .table = table
    .table-about = number of the table
    .team1 = team1
    .team1-about = the team that starts
    .team2 = team2
    .team2-about = the other team

codice-hold = hold
    .about = Hold the notices until the director has seen them
    .example = /codice hold yes
    .wanted = wanted
    .wanted-about = yes to hold them, no to let them go

codice-pause = pause
    .about = Stop the clock of the round, or let it run again
    .example = /codice pause

codice-extend = extend
    .about = Add minutes to the round
    .example = /codice extend 10
    .minutes = minutes
    .minutes-about = how many minutes more

codice-post = post
    .about = Post a card again
    .example = /codice post standings
    .what = what
    .what-about = tables, standings or bracket

codice-standings = standings
    .about = Show the standings, as a picture too
    .example = /codice standings
    .round = round
    .round-about = after which round; without it, the last

codice-explain = explain
    .about = Explain where the points come from, and why one team stands above another
    .example = /codice explain "Gli Orsi" "I Lupi"
    .team = team
    .team-about = the team
    .other = other
    .other-about = the team to compare it with

codice-bracket = bracket
    .about = Show the bracket of the finals, as a picture
    .example = /codice bracket

codice-clock = clock
    .about = Open the two 7-minute clocks of a table, with buttons
    .example = /codice clock 3
    .table = table
    .table-about = number of the table

choices-ending =
    .agents = agents
    .time = time
    .assassin = assassin
    .referee = referee

choices-post-what =
    .tables = tables
    .standings = standings
    .bracket = bracket
