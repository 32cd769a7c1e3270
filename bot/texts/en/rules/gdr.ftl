### The rules of RBB 2.0, in our own words; their numbers come from config/rules/rbb2.toml, or from the adventure.

rules-rbb = RBB 2.0: how a role-playing tournament is judged
    .tells = Teams play the same adventure; referees answer questions in words, and the scores come out at the end.
    .names = rbb, rbb 2.0, rbb2, gdr, rpg, role-playing, role playing, roleplaying, tournament of role-playing
    .source = After “Regolamento Binario Barbiglio”, version 2.0 (7 January 2008), by Andrea Maria Antigone Barbera, Diego Barbera, Luca Bonmassar, Gianmarco Gaviglio and Dario Leccacorvi of Revelsh Blind Beholders, free to use if source and authors are named. The words are ours; the numbers in brackets are its sections.

rules-rbb-what = What it is
    .a = Every team plays the same adventure with the same ready-made characters. The tournament ranks the teams, and for each character those who played it: everybody is compared only with people who played the same part.
    .b = Nobody gives marks (2.1.1). A referee chooses, for each question, the sentence that fits best. Only afterwards do the sentences become points, by numbers that are the same for all tables and that the referee does not see.
    .c = Each thing is asked once and by itself (2.1.3), and nothing is asked that would need mind-reading (2.1.7): what counts is what was seen and heard at the table.

rules-rbb-terms = The terms
    .a = AA, progress in the adventure (avanzamento atomico): what the team got done, step by step.
    .b = VSP, evaluation of a player (valutazione standard del personaggio): everything asked about one player, 100 points at most.
    .c = CD, consistency of decisions (coerenza decisionale): whether that character was played as its author meant it. Part of the VSP, with questions written for each character.
    .d = SA, sense of the adventure: how well a player understands and solves it. Counts for the player, not for the team.
    .e = Descriptor: one of the things judged. Element: one of the adventure's own steps. Threshold: what a weak, a middling or a good player would have.

rules-rbb-people = Who does what
    .a = The author writes the adventure with its characters, its steps, and a few lines on how each character should be played.
    .b = A Master runs it at each table. A referee watches and fills in the sheet; a Master may be the referee too. Whoever plays in the tournament judges no team.
    .c = The director enters the teams, says who sits at which table, settles what is in doubt, and closes.

rules-rbb-adventure = What the adventure brings
    .a = The characters, some of which may be left out, so that teams of different sizes can play (2.4.2.1).
    .b = The steps of the progress (AA), and for each character the points of its consistency (CD), as trees: sections, sections within them, and at the ends what is asked. The weights of each level add up to 100 (3.1.2, 3.2.2).
    .c = Its kind: very technical, standard or very interpretive (nearly all role-playing); and whether it is played without dice: then technical quality is not asked.
    .d = The thresholds of AA, best found in a playtest (3.3.2); those of the VSP only if the author wants others than the usual ones.

rules-rbb-judging = How a sheet is filled in
    .a = One sheet per team, one question at a time, all players at once: first whoever stands out, then one word for all the others. Answers can be changed until the sheet is handed in; it can only be handed in when nothing is missing.
    .b = Answer each question for itself. Do not make up for one answer with another: you do not know what either is worth.
    .c = Judge the player, not the character: a quiet character can be played splendidly. Standing up and good looks earn nothing.

rules-rbb-conduct = Conduct
    .a = For nearly everybody there is nothing to say, and then it costs nothing. It never adds points, it only takes them away (2.5.1). Late means turning up late without a word in good time: a little late is up to twenty minutes, very late is more. A trick or two means being caught cheating or peeking once or twice, but politely. Often away means for things that have nothing to do with the game.
    .b = What is asked, with its answers from the best to the worst (2.4.1):

rules-rbb-playing = Role-playing: voice and body
    .a = Anybody who never speaks in the first person, or never uses gestures, gets “none” for the ease of it without a question. With ease, it is spontaneity that counts, not the choice of words or gestures. Tone of voice is asked of everybody.
    .b = What is asked, with its answers from the best to the worst (2.4.2.2):

rules-rbb-staging = Role-playing: scenes and staying in it
    .a = Staging is how a player sets their character's scenes, even only by telling them. A rare joke is no slip: it is a game.
    .b = What is asked, with its answers from the best to the worst (2.4.2.2.3 to 2.4.2.4):

rules-rbb-consistency = Consistency of decisions (CD)
    .a = Did the player decide as this character would? The author has written down what that means, in a few lines for each character and in questions that are done, done in part or not done, or have several ways (2.4.2.1).
    .b = Anything about an optional character whom nobody plays in this team is left out, and the rest of that level is scaled up to 100 again.

rules-rbb-others = Room for the others, and technical quality
    .a = Leaving room is about the player: somebody who plays a boss can still draw the others in. To steal the scene is to take their room sometimes, to monopolise the Master is to ignore them, to silence them is to take over the game too. Technical quality is how well the character sheet is used, not how well the rules are known; it is not asked in adventures without dice.
    .b = What is asked, with its answers from the best to the worst (2.4.3, 2.4.4):

rules-rbb-sense = Sense of the adventure (SA)
    .a = First seeing the problems, then solving them by reasoning and not by luck. False trails laid by the author count as clues.
    .b = What is asked, with its answers from the best to the worst (2.4.5):

rules-rbb-progress = Progress (AA)
    .a = It belongs to the whole team, whoever did it. Each step is either done or not; or done, done in part, or not, where “in part” is worth { $part }% unless the author says otherwise; or went in one of several ways, from the best, which gives all, to the worst, which gives nothing (2.3.1, 3.1.2).
    .b = An adventure can be brought to a good end without having everything.

rules-rbb-genius = A stroke of genius
    .a = “A stroke of genius” is rare. The referee speaks with the director first, and it counts only once the director confirms it; denied, it counts as none. While one waits, the tournament cannot be closed. Until then only directors who are not playing know that there is one, and whether the director has decided; the director may decide otherwise, and after closing the journal tells it all.

rules-rbb-sheets = Several referees
    .a = Two or more may judge the same team, each without seeing the other. If their sheets are alike there is nothing to decide.
    .b = If they differ the director chooses: one sheet stands, or the mean of all. A director who judged that team may only choose the mean; one who plays in the tournament chooses nothing.

rules-rbb-points = From answers to points
    .a = Each question has its share of 100 points, and each answer gives a percentage of it: the best all, the worst nothing. A player's VSP is the sum, less what conduct takes (2.5, 3.2.1).
    .b = A team's VSP is the mean of its players' without the sense of the adventure, so that teams of four and of five can be compared (5).
    .c = The AA is the sum of the steps' shares of 100.

rules-rbb-thresholds = Thresholds
    .a = So that no part counts more than was meant, each is stretched between two thresholds: what weak players would have becomes 0, what good ones would have becomes 100 (3.3, 4).
    .b = For the VSP they are usually { $low } and { $high }, with { $middle } in the middle, which only helps the author; for a team's VSP { $teamlow } and { $teamhigh }. For the AA the author always says them.
    .c = Better than good is more than 100, worse than weak less than 0: nothing is cut off.

rules-rbb-shares = The score
    .a = Score = (VSP − lower threshold) ÷ (upper − lower) × share of the VSP + (AA − lower threshold) ÷ (upper − lower) × share of the AA (4, 5).
    .b = The shares of VSP and AA go by the kind of adventure; the author may give others:

rules-rbb-example = An example
    .a = A standard adventure. A player's VSP is { $vsp }: ({ $vsp } − { $low }) ÷ ({ $high } − { $low }) × { $share } = { $fromvsp }.
    .b = Their team's AA is { $aa }, with thresholds { $aalow } and { $aahigh }: ({ $aa } − { $aalow }) ÷ ({ $aahigh } − { $aalow }) × { $rest } = { $fromaa }.
    .c = The player's score: { $total }.

rules-rbb-rankings = Rankings and ties
    .a = One ranking of teams, one for each character. Equal scores share a place; there is no tie-break.

rules-rbb-absent = Those who do not come, or who leave
    .a = If a player does not show up the team is not judged at all: drop it, or find a substitute, who takes over the character and what has been answered so far. Nobody plays who has read the adventure on a sheet, or what the referees answered.
    .b = A team that withdraws is not ranked.

rules-rbb-closing = Closing
    .a = Until the director closes the tournament nobody sees points, weights or rankings, the director included. It closes when all teams are judged, no stroke of genius waits, and differing sheets are decided.
    .b = After that everything is open: each score can be followed from every answer. A director who is not playing closes it, and can undo that: if all of them play, an organiser names another.

rules-rbb-weights = What everything weighs
    .a = The weight is a share of its level; the points are its part of the 100 (for conduct, what it can take away) (3.2.1). Referees read this after judging, not before.

rules-rbb-weights-others = What everything weighs: the rest
    .a = As before: the weight within its level, and the points out of 100. Technical quality counts for nothing in adventures without dice; the sense of the adventure counts for the player alone.

rules-rbb-worths = What the answers give
    .a = As a percentage of the question's points, in the order of the answers, the best first; for conduct, as a percentage of what it can take away (3.2.1). Referees read this after judging, not before.

rules-rbb-column-descriptor = What
rules-rbb-column-weight = Weight
rules-rbb-column-points = Points
rules-rbb-column-kind = Adventure
rules-rbb-column-player = Player (VSP / AA)
rules-rbb-column-team = Team (VSP / AA)
rules-rbb-cell-asked = { $question }. { $answers }
rules-rbb-cell-level = { $level }{ $name }
rules-rbb-cell-worth = { $question }: { $values }
rules-rbb-cell-halves = { $vsp } / { $aa }
rules-rbb-cell-technical = Very technical
rules-rbb-cell-standard = Standard
rules-rbb-cell-interpretive = Very interpretive
