### The rules of Diplomacy tournaments scored by Italia-2010, in our own words; their numbers come from config/rules/italia2010.toml.

rules-diplomacy = Italia-2010: how a Diplomacy tournament is scored
    .tells = Boards of Diplomacy scored by Italia-2010: centres, places, survivors; seats, top table, ties.
    .names = diplomacy, diplomazia, italia-2010, italia2010, italia 2010
    .source = After “Sistema di punteggio Italia-2010”, version 10 rev. 0 (WDC 2024 edition, 28 March 2024); escalation is by Edi Birsan. The words are ours; the numbers in brackets are its articles.

rules-diplomacy-score = The score of a board
    .a = { $centre } points for each centre owned in the last winter (1.1), and { $alive } for still being in play. A player who has been eliminated has { $eliminated ->
        [one] 1 point
       *[other] { $eliminated } points
    } in all (1).
    .b = Then come the bonus for the place and the bonus for a lead or a close board; all of that is multiplied by the bonus for survivors.

rules-diplomacy-places = Places
    .a = By the centres of the last winter. The first has { $place1 } points more, the second { $place2 }, the third { $place3 }, if they are still in play (2.1).

rules-diplomacy-break = A lead, or a close board
    .a = If the first is { $lead } or more points ahead of the second before any bonus ({ $leadcentres } centres), the first has { $break } points more (2.2).
    .b = Otherwise the board was close: everybody still in play but the first has { $nobreak } more (2.2.1).

rules-diplomacy-survivors = Survivors
    .a = A survivor is a power with at least { $survivorcentres } centres in the last winter, the first among them. Everything above grows by { $survivor }% for each survivor but one, for everybody who still has a centre: with seven survivors { $sevenmore }% more, with six { $sixmore }% (2.1.1).

rules-diplomacy-solo = A solo
    .a = Whoever has { $solocentres } centres wins alone: { $solo } points more, on top of the bonuses for first place and for the lead; all the others have { $eliminated ->
        [one] 1 point
       *[other] { $eliminated } points
    } (2.3.1).
    .b = With 18 centres and four survivors that is { $soloraw } points, { $solomore }% more: { $soloall }.

rules-diplomacy-example = In short
    .a = (centres × { $centre } + { $alive } + place + lead or close board + solo) × (1 + { $survivor }% × (survivors − 1)).

rules-diplomacy-level = Level on a board
    .a = Players level on centres are separated by the centres of the winter before, and so on back to { $begins }; if they are level still, by their power: { $powers } (3).

rules-diplomacy-draws = Draws
    .a = In autumn, after the orders are resolved and before winter, anybody still in play may propose a draw, once a game. Everybody still in play must say yes; silence is not a yes (6).
    .b = If they agree, that autumn's centres are the last, and the board is scored like any other. If not, it goes on.

rules-diplomacy-length = How long
    .a = { $years } years, to winter { $last }, unless the director announces otherwise before the round. Builds in the last winter are not written down; its centres count (4.2). The top table plays { $topmore ->
        [one] 1 year
       *[other] { $topmore } years
    } more (8.3.3).

rules-diplomacy-late = Late orders
    .a = Orders must be in their place when time is up. The first time somebody is late, the referee says so or shows a yellow card; the second time in the same game, all that player's orders are void (4).
    .b = Once a game, a player may take the minute: { $minute } seconds more to write, never to talk, once all the others have handed in (4.1).

rules-diplomacy-orders = Orders given twice
    .a = The last one counts, read left to right and top to bottom (9). If two builds are due, the last two written count, and so on; any of those that cannot be made is lost.

rules-diplomacy-seats = Who sits where
    .a = As far as can be: nobody plays a power twice; people who declared a bond sit apart (8.1); opponents are new ones; nobody is in the same group twice ({ $groups }) (8).
    .b = Each draft says how few repeat meetings are possible, and how far it is from that.

rules-diplomacy-top = The top table
    .a = If the director declares it, the last round has a top table: the best of the standings. It is usual with { $boards } boards or more, and decided before the scores of the round before the last are given (8.2).
    .b = Its winner wins the tournament ({ $topwin } points); its second and third are second and third; all others go by the sum of their boards (8.3). Its players have { $top }% more for that board (8.3.1).
    .c = Powers come from an urn; whoever has the most points chooses first (8.3.0). Whoever declines plays elsewhere with { $declined }% less, and the next in the standings comes in (8.3.2).

rules-diplomacy-short = Six players, or fewer
    .a = Six vote in secret: Italy in civil disorder, no Turkey ({ $turkeyless } centres instead of { $centres }), or escalation; a tie is settled by lot (8.5). In the last round the lowest placed form the short boards (8.4).
    .b = Five or fewer play escalation (8.5.1): the map is empty; one after the other, the owner of the game first and then in alphabetical order, each puts one piece on any free space, and owns the centre where it stands; in winter { $begins } each writes down three centres of their own as homes, for good (8.5.2).

rules-diplomacy-extras = Two boards, or none
    .a = Whoever plays two boards at once because the director asks has { $double }% more on both, unless eliminated on either (8.6). Whoever sits out because the director asks has a fixed number of points, at most { $sittingmost }, the same for all in that round (8.7).

rules-diplomacy-ties = Level in the tournament
    .a = In this order (5): (a) more games played; (b) women first; the better score (c) in the first round, (d) in the second, (e) in the third; the order of powers of article 3 (f) in the first round, (g) in the second, (h) in the third; (i) the younger; (j) the lot.
    .b = “Women first” and “the younger” are off unless a director turns them on, and count only where everybody who is level has chosen to say. Whoever missed a round comes after whoever played it.

rules-diplomacy-presets = Optional rules
    .a = A tournament is opened with one of these:

rules-diplomacy-conduct = Conduct
    .a = We play to have fun. Misconduct may cost up to { $most } points, or the tournament: whoever is disqualified is out.

rules-diplomacy-winters = Who reports a winter
    .a = Anybody who plays at the board; it counts when a rival says the same with one press. If a rival says otherwise, a referee who does not play there decides. A referee's own word counts at once.
    .b = A power can take one centre for each unit it had; if it is more, Araldo asks.

rules-diplomacy-column-players = Players
rules-diplomacy-column-pieces = Pieces each
rules-diplomacy-column-preset = Preset
rules-diplomacy-column-top = Top table
rules-diplomacy-column-sitting = Sitting out
rules-diplomacy-column-worst = Worst result
rules-diplomacy-cell-yes = with the usual number of boards
rules-diplomacy-cell-no = only if declared
rules-diplomacy-cell-worst = at { $share }% with more than { $beyond } games
rules-diplomacy-cell-whole = in full
