### The rules of a tournament of Nome in Codice (Codenames), in our own words; their numbers come from config/rules/codice.toml.

rules-codice = Codenames: how a tournament is played
    .tells = A tournament of Codenames for teams of two: qualifying rounds, then finals, every hand by the clock.
    .names = codice, nome in codice, codenames, code names
    .source = After “Regolamento torneo Nome in Codice” by Revelsh Blind Beholders APS (version 05, 31/10/2022), some of its articles after Boardgame Italian Gamers. The words are ours; the numbers in brackets are its articles.

rules-codice-entering = Entering
    .a = Teams of { $players } players, members of the club or not (1). The fee is { $fee } a head (2). Bring your own box if you have one: where boxes or room run short, teams with a box come first, then those who entered first (4).
    .b = It takes at least { $teams } teams (5). Referees may play too, but settle nothing at a table that concerns them (6).

rules-codice-rounds = How many rounds
    .a = Qualifying rounds first, then finals among the best (7). How many of each depends on the number of teams (12):
    .b = With more teams than the table goes up to, there is one more round for each doubling.

rules-codice-pairing = Who meets whom
    .a = The first round is drawn by lot (9). After each round come the standings, and neighbours meet: first and second at table 1, third and fourth at table 2, and so on (11). Teams may meet again: that is the rule.
    .b = In a round robin everybody meets everybody; teams that are level are separated by the matches they played against each other.

rules-codice-bye = An odd number of teams
    .a = The last in the standings sits out the next round; in the first round, it is decided by lot. The bye counts as the best possible match: all hands won, PBG 1, and the highest table number (13, 39).

rules-codice-finals = The finals
    .a = The best of the standings meet in a bracket: s1 is the first after the qualifying rounds, wA the winner of match A, lA its loser (14). The team named first starts.
    .b = Places in the finals follow the bracket; all others keep their place in the standings.

rules-codice-hands = How many hands
    .a = Every match has an odd number of hands, each a whole game of Codenames (15, 16):
    .b = In the qualifying rounds all hands are played, since their points count. In the finals a match ends as soon as it can no longer be turned round (20).
    .c = In the first hand the better-placed team starts; in the first round it is decided by lot, in the finals the team named first starts. Then the teams take turns to start (17, 18). Within a team the spymaster changes hand by hand (19).

rules-codice-hand = A hand
    .a = Lay 25 words. The spymaster of the team that starts reads them aloud; if somebody does not know a word, the other spymaster explains it to all (21, 22). Only then is the key drawn, seen by the two spymasters alone (23).
    .b = There { $preparation ->
        [one] is 1 minute
       *[other] are { $preparation } minutes
    } to prepare (24); then the spymaster of the team that does not start starts the clock (25). Each team has { $minutes } minutes for the whole hand (29).
    .c = The team that starts has { $starter } agents to find, the other { $second }.
    .d = An operative points at a word and does not say it, or says “pass”, even when there is nothing left to guess (27, 30). The spymaster looks at the key for a moment before covering it (30). A turn ends with a pass or a word of another colour; the spymaster stops the clock (28).
    .e = For each agent that a turn leaves unfound, the operative gets a recovery token, and gives one back for each that is found later (26).

rules-codice-clues = Clues
    .a = One single word and a number, about the meaning of the words. No proper names of several words, no words with a hyphen, no abbreviations, no rhymes (31); no word that lies on the board, nor another with its stem.
    .b = Spymasters keep a straight face (32). A plain breach ends the turn at once, and before the next clue the other spymaster covers one word of their own. In more serious cases a referee may give the hand, or the whole match, to the others (32).

rules-codice-end = How a hand ends
    .a = A team that has found all its agents wins. Whoever uncovers the assassin loses, with 0 points (36). A team whose clock runs out loses, and keeps the points of the agents found (35).

rules-codice-points = Points
    .a = The winner of a hand always gets { $win } points, even if it had only { $second } agents (34). The loser gets one for each agent found (33); after the assassin none (36).
    .b = A match gives as many match points as hands won (37). PBG is a team's own points divided by all points of that match (38).

rules-codice-standings = Standings and ties
    .a = The sum of all match points decides (41). Teams that are level are separated, in this order, by the match points of the last round; by its PBG; by the same for the round before, and so on backwards; then by lot (42). In a round robin the matches between the level teams come before all that: the hands won in them, then the PBG in them. The lots are drawn once, at the first draw.

rules-codice-leaving = Leaving, and coming late
    .a = What a team has played before it withdraws stands; it is no longer paired. In the middle of a match, the other team wins it. Before the first match of the finals, the next in the standings takes a free place; after that it is a walkover.
    .b = A late team scores 0 for the rounds it missed.

rules-codice-reporting = Who reports a hand
    .a = Anybody who played it. It becomes final when the other team or a referee confirms it, or after { $wait } minutes if the other team has itself reported or confirmed a hand of that match. One press confirms all open hands; each can be disputed, and then a referee who does not play there decides.
    .b = What a director or a referee decides at a table where they play is a proposal: the opponents answer.

rules-codice-conduct = At the table
    .a = Play fair, do not disturb, and have fun (43, 46). Spectators say nothing, unless a rule is misread (44). A dispute that all at the table agree on needs no referee; if one person wants one, a referee comes (45).

rules-codice-column-teams = Teams
rules-codice-column-rounds = Rounds
rules-codice-column-qualifiers = In the finals
rules-codice-column-match = Match
rules-codice-column-hands = Hands
rules-codice-column-letter = Letter
rules-codice-cell-seats = { $one } – { $two }
rules-codice-cell-seed = s{ $of }
rules-codice-cell-winner = w{ $of }
rules-codice-cell-loser = l{ $of }
rules-codice-cell-span = { $least }–{ $most }
rules-codice-cell-robin = round robin
rules-codice-cell-qualifying = Qualifying
rules-codice-cell-quarterfinal = Quarter-final
rules-codice-cell-semifinal = Semi-final
rules-codice-cell-placement = Placement
rules-codice-cell-final = Final
