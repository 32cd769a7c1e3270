### Names of the commands of role-playing tournaments (RBB 2.0).

gdr = gdr
    .about = Role-playing tournaments judged with RBB 2.0

gdr-new = new
    .about = Open the tournament in this room
    .example = /gdr new "Shadows over Chivasso"
    .name = name
    .name-about = the name of the tournament

gdr-adventure = adventure
    .about = Load the adventure: characters, AA, CD, weights and thresholds
    .example = /gdr adventure
    .file = file
    .file-about = the TOML file of the adventure, attached

gdr-team = team
    .about = Enter a team: who plays, and which character
    .example = /gdr team "I Corvi" "@Anna Mara, @Bruno Vito"
    .name = name
    .name-about = the name of the team
    .players = players
    .players-about = everybody with their character, with commas between them

gdr-judge = judge
    .about = Open the judge's sheet in private, question by question; it can be resumed
    .example = /gdr judge "I Corvi"
    .team = team
    .team-about = the team to judge

gdr-confirm = confirm
    .about = Confirm the "geniale" that waits for it
    .example = /gdr confirm "I Corvi" @Anna
    .team = team
    .team-about = the team
    .player = player
    .player-about = whose idea it was

gdr-progress = progress
    .about = Show which sheets are missing
    .example = /gdr progress

gdr-close = close
    .about = Close the tournament, work out the scores and post the standings
    .example = /gdr close

gdr-standings = standings
    .about = Show the standings of teams, or of one character, after closing
    .example = /gdr standings Mara
    .character = character
    .character-about = the character; without it, the teams

gdr-explain = explain
    .about = Show the sums behind a score, after closing
    .example = /gdr explain "I Corvi" @Anna
    .team = team
    .team-about = the team
    .player = player
    .player-about = one person; without it, the team

gdr-replace = replace
    .about = Put a substitute in a player's place, with the same character
    .example = /gdr replace "I Corvi" @Anna @Carla
    .team = team
    .team-about = the team
    .player = player
    .player-about = who plays no more
    .by = by
    .by-about = who plays instead

gdr-drop = drop
    .about = Withdraw a team, or leave it unjudged because somebody did not show up
    .example = /gdr drop "I Corvi"
    .team = team
    .team-about = the team

gdr-compare = compare
    .about = Show where the sheets of a team differ, and choose which one stands
    .example = /gdr compare "I Corvi"
    .team = team
    .team-about = the team that several referees have judged

gdr-reopen = reopen
    .about = Give a sheet that was handed in back to its referee; the journal shows it
    .example = /gdr reopen "I Corvi"
    .team = team
    .team-about = the team
    .referee = referee
    .referee-about = whose sheet, if there are several

gdr-report = report
    .about = Show how well each question told players apart, after closing
    .example = /gdr report
