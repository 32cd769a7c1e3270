### The rules of Dàimon 2090, in our own words; their numbers come from config/rules/daimon, or from the campaign.
### Dàimon 2090 v0.2.1 by Davide Pignedoli (www.daimongames.com/2090), CC BY-NC-SA 3.0 IT: see config/rules/daimon/LICENSE.

rules-daimon = Dàimon 2090: how an evening is played
    .tells = A cyberpunk role-playing game with six-sided dice, a Master's chair that goes round, and an oracle.
    .names = daimon, dàimon, daimon 2090, dàimon 2090, cyberpunk, campaign, oracle
    .source = After “Dàimon 2090”, version 0.2.1, by Davide Pignedoli (www.daimongames.com/2090). This page and its tables are drawn from it and shared under the same licence, CC BY-NC-SA 3.0 IT (creativecommons.org/licenses/by-nc-sa/3.0/it), not under the program's: name the author, make no money from it, pass it on under the same terms. The words are ours, and some key words are translated; the author does not endorse it.

rules-daimon-what = What you play
    .a = The year is 2090. Implants, gene therapy and nanotechnology are everyday things; everybody lives connected to the network, the VRN, through a dàimon: a thinking companion that lives in their brain and talks to them.
    .b = Two to six people, each with a character. The Master (the game master) leads one scene; then the chair passes to somebody else, and nobody prepares anything: the oracle gives keywords, and the table makes a story of them. A group may also have one permanent Master.
    .c = Only six-sided dice are used. 1D is one die.

rules-daimon-dice = The roll
    .a = Each die that shows 4, 5 or 6 is a success; 1, 2 and 3 count for nothing. Count the successes: if there are as many as the target, or more, the action succeeds.
    .b = { $dice-outstanding } or more above the target is an outstanding success; { $dice-outstanding } or more below it, a dire failure.
    .c = Your dice: 1D for each point of the attribute, 1D if one of your classes fits the action, 1D if one of your traits does, 1D for each point of one skill, never of two; then what traits, implants, advantage and wounds add or take. These can fall to none, never lower. Dice from your reserve come on top.

rules-daimon-target = Targets
    .a = The Master sets the target by how hard the thing is, not by who tries it, and keeps it secret until the dice fall:

rules-daimon-check = A check
    .a = What a character can do anyway succeeds without dice. Roll when it is hard, tense, decisive, or not their trade.
    .b = The player says how they go about it, and chooses attribute, class, trait and skill; then, before any die falls and before the target is known, how many reserve dice they add. The Master sets the target. Then the dice are seen.
    .c = Success: the reserve dice in it are gone. Failure: all of them but one come back; so a single one is always lost.
    .d = The Master tells what follows. After a failure you may try again if the story allows it, once its consequences have been played out.
    .e = Where the Master's own character rolls, the player on their right sets the target, after the bid is in.

rules-daimon-reserve = The reserve
    .a = Each player has { $reserve-start } reserve dice at the beginning of an adventure, gets { $reserve-new-session } more at each new session, and never has more than { $reserve-most }: anything above that is lost. It belongs to the player and outlives a character.
    .b = There is no limit to how many go into one roll. They are also what healing, repairs and growth are paid with.

rules-daimon-awards = Winning dice back
    .a = The Master gives them for good play, often, at the end of a scene or an event; not for success:

rules-daimon-prices = What dice pay for
    .a = Besides rolls:

rules-daimon-help = Helping
    .a = A companion who really can help lends at most { $reserve-help }D of their reserve to one check, strike, shot or contest, before the dice fall. It is lost whatever comes of it. A rival in the contest lends none, nor does whoever set the target.

rules-daimon-contests = Contests
    .a = When characters are up against each other, each takes their dice as for a check and adds reserve dice in secret. All are revealed together: most successes wins, and { $dice-outstanding } more than the next is a clear win. With three or more, the order of successes is the result.
    .b = The winner's reserve dice are gone; everybody else gets all but one of theirs back. There is no target here: the Master may give anybody with a clear advantage of position or place up to { $fights-advantage }D, before anybody has answered.
    .c = If it is a fight between characters, weapons and protection count too: each adds the value they carry above the least armed. A loser takes 1 wound for every { $fights-margin-a-wound } successes behind the winner, rounded up, and at least 1.

rules-daimon-ties = Ties in a contest
    .a = If those in the lead are level, nobody has won. It counts as a defeat for all: everybody gets back all reserve dice but one, and only those who are level go on. The Master narrates the stalemate, and may say whom it serves.
    .b = Each of them then chooses in secret. Escalate: a new bid, and only these reserve dice are rolled; most successes wins. Accept: the stalemate stands. Yield: a plain defeat.
    .c = If only one escalates, they win and spend no more dice. If all accept, or all bid nothing, the stalemate stands. Whoever accepts comes ahead of whoever yields; if all yield, it stands too. No answer in time counts as yielding. Level again: the same again.

rules-daimon-rematch = Challenging the winner again
    .a = A loser may not challenge the same winner again until the winner has really won a reserve die back, or until the next session. The Master may allow another contest with a plan that is truly different, another attribute or skill. The winner may always challenge.
    .b = After a stalemate that everybody accepted, a new contest needs another attribute or skill too.

rules-daimon-fights = Fights
    .a = A fight is one round or several. In each round every character who fights rolls one check against the foe's difficulty; the foe itself never rolls, and there is no other roll for defence or damage. Shooting is Dexterity; hand to hand it is Power, Agility or Dexterity, depending on how somebody fights.
    .b = One round: for minor foes. A success means they are beaten, a failure that the character is, with wounds. Several rounds: for those who matter. A success wounds the foe, a failure the character, until one side is beaten, flees or gives up.
    .c = If many fight many, split them into groups of one against several: each of those is a fight of its own.

rules-daimon-foes = How hard a foe is
    .a = The difficulty of a foe is also the number of wounds it can take:

rules-daimon-modifiers = Extra dice, fewer dice
    .a = Advantage or disadvantage: 1 or 2D for a slight one, up to { $fights-advantage }D for a great one; the Master decides.
    .b = Numbers: 1D more for each character above the number of foes, 1D less for each foe above the number of characters.
    .c = Gear: the value of your weapon and protection together, less the foe's: the difference is that many dice more, or fewer.
    .d = Wounds: { $wounds-light-penalty }D less with light ones, { $wounds-grave-penalty }D with grave ones.

rules-daimon-gear = Weapons and protection
    .a = Each has a value. The riot shield adds { $fights-shield } hand to hand, nothing against shots. Where a weapon does not suit the place, ignore values and give advantage instead.

rules-daimon-strategies = Strategies
    .a = Declared with the bid, before the dice.
    .b = Defence to the bitter end: { $fights-strategy }D more; a win does the foe no harm; a loss wounds as usual.
    .c = Desperate attack: { $fights-strategy }D more; wounds count times { $fights-desperate }, those you deal and those you take.

rules-daimon-harm = Wounds in a fight
    .a = A lost round: 1 wound for every { $fights-margin-a-wound } successes you fall short, rounded up: 1 or 2 short is one wound, 3 or 4 two. A round won deals wounds in the same way by its margin, and at least 1.
    .b = A foe that is wounded becomes easier: its difficulty falls by { $fall-one }, and from half its wounds on by { $fall-half } in all, never below 1. At its full number it is beaten. All wounds of one strike go to one foe.

rules-daimon-telling = Who tells what happened
    .a = A success by { $dice-outstanding } or more: the player. An ordinary success: the Master. An ordinary failure: the player, who says how their character comes out of it. A failure by { $dice-outstanding } or more: the Master.
    .b = Of several foes, the player of an outstanding success chooses who is wounded; otherwise the Master does. The Master always tells how a character goes down or dies.

rules-daimon-shots = Shooting at the helpless
    .a = Target = distance + size, and if the target wears protection, its value less the weapon's. A failure is a miss and wounds nobody. A sum of 0 or less hits without dice.

rules-daimon-marks = Ammunition and wear
    .a = Every weapon, protection and implant has { $fights-marks } marks: one is ticked for each fight in which it was used (for an implant, each scene), however often. When all are ticked it is spent and counts for nothing.
    .b = { $prices-reload }D reloads a weapon where ammunition can be had, or from a companion with the same kind of weapon, who then pays. { $prices-repair }D repairs a piece of protection. { $prices-maintain }D maintains an implant: by a professional, or by somebody (the patient too) with skill and tools: with a repair kit { $cybernetic }; in an equipped laboratory { $nano }, { $genetic }. Whoever has the implant pays, or whoever does the work if they agree.

rules-daimon-wounds = Wounds
    .a = You can take { $wounds-maximum } × Power wounds. Up to Power they are light: { $wounds-light-penalty }D less on everything. Beyond, they are grave: { $wounds-grave-penalty }D less. The penalty begins with the next round.
    .b = At the full number a character is down and dying; one wound more kills. A failed check may leave wounds too: the Master decides.
    .c = Grave wounds that nobody treats grow by 1 for every { $worsening } minutes at the table, and by 1 for each day of the story.

rules-daimon-care = Healing
    .a = { $prices-heal-light }D clears light wounds, { $prices-heal-grave }D all wounds if they are grave. It takes a clinic, or somebody with the skill and the gear: for light ones { $light-healers } and a kit; for grave ones { $grave-healers } and advanced equipment. You may treat yourself.
    .b = The patient pays, or the healer if willing; in a clinic, the patient.

rules-daimon-death = When a character dies
    .a = The player makes a new one, with as many EVO to spend as the dead one's level. The Master should not spare characters: danger is the point.

rules-daimon-evening = An evening
    .a = A session begins: everybody gets { $reserve-new-session }D and a token, and each rolls a die: highest is the first Master. Whoever was first Master in an earlier session is out of that roll until everybody has had a turn.
    .b = The first Master asks the oracle how it begins: a person, and something that happens. Then scene follows scene.
    .c = A scene is one episode with the same people in one place, as in a film: a chase after a shoot-out is the same scene, a talk about what to do next is another.
    .d = A session ends when you go home; an adventure when its story does, and with the next one reserves are full again.

rules-daimon-chair = The Master's chair
    .a = When a scene is over the Master's role passes on: those who still hold their token roll a die, highest is Master and gives the token back. When all the tokens are back, everybody gets one again.
    .b = { $prices-master }D from the reserve takes the role at once, token or not. If several pay, only they roll; all of them lose the die.
    .c = After a scene that was very short, or hardly needed a Master, the Master may keep the role for { $prices-master }D, and nobody can object.
    .d = At the end of the scene the players vote, by majority, whether the Master has earned { $awards-master }D.

rules-daimon-master = Being Master
    .a = You are a director, not a ruler: bring in what others suggest, ask them what they see, let them play your people, and let things run while they run well. You have the last word on the rules.
    .b = You keep your own character, and play it fairly: if in doubt, leave it on the sidelines.
    .c = If nothing moves, ask the oracle, bring somebody in, complicate things.

rules-daimon-oracle = The oracle
    .a = The Master asks a question (who is this? what happens? where? yes or no?), chooses the table that fits, or rolls for it, and throws two dice: the light one is the row, the dark one the column. The tables stand at the end of these rules.
    .b = To open an adventure: a person (tables 2 and 3 or 4), then event and action (5, 6), or action and place (6, 7).
    .c = A random table, by one die:

rules-daimon-reading = Reading the oracle
    .a = Only the Master sees the answer, and carries the story on from it. If that takes more than { $aloud } seconds, read it aloud and let everybody help. If it makes no sense, roll again or add words from other tables.
    .b = It gives keywords, not facts: what it says is what the characters see. Whether somebody is lying is up to the Master.
    .c = A die rolled beside it: even is good for the characters, odd is bad; for a person, even also means a woman and odd a man; for a place, even is real and odd in the VRN; for an adjective, even is table 3 and odd table 4.
    .d = Write the answers down: this event log passes from Master to Master.

rules-daimon-technology = New technology
    .a = Anybody may invent a device on the spot. It goes into the technology log with a name, what it does, any bonus and one limit, and works the same for everybody from then on.
    .b = An enrichment only gives colour: it is free, { $technology-enrichments } per player per scene, and may win { $awards-enrichment }D.
    .c = A strategic one changes what happens: it costs { $prices-technology }D, and there is only { $technology-strategic } per scene for the whole table, the Master included.

rules-daimon-daimon = The dàimon
    .a = Everybody's dàimon has a name, a look in the VRN and a nature of its own. It does what its owner wants with networks and machines, by talking. Only somebody who lives off the network has none, and is hard to play.
    .b = It is played by whoever sits on its owner's right. A dialogue played well wins both { $awards-daimon }D.

rules-daimon-making = Making a character
    .a = In this order: attributes; social class at birth and now; class and trait from both; an event and its trait; a second class of your choice; skills; the dàimon; implants; weapons and protection. The next chapters say how, and dice decide much of it: that is how you get people nobody would have invented.
    .b = If everybody at the table agrees, the story may be chosen instead of rolled.

rules-daimon-attributes = Attributes
    .a = Share { $making-points } points among the six, each { $making-least } to { $making-most }. Then roll a die for each: 4, 5 or 6 is one point more. Or roll none, and place { $making-placed } points as you like. Never above { $making-top }.

rules-daimon-scores = What a score means
    .a = Attributes and skills go from 1 to { $making-top }:

rules-daimon-origins = Where somebody comes from
    .a = Roll for the social class at birth and roll on its table: note the class and trait in that row. Then roll for the social class now and roll on its table, one row further up if birth was better, one row further down if now is better (never off the table).
    .b = Now cross them: the class of one with the trait of the other. Choose one of the two pairs. Class and trait may be made more precise: an Officer may be a Sniper. If the story is chosen, one of the two social classes inspires the class and the other the trait.
    .c = The classes of society:

rules-daimon-origins-low = Tables of origin, 1 to 3
    .a = The social class, then the die:

rules-daimon-origins-high = Tables of origin, 4 to 6
    .a = The social class, then the die:

rules-daimon-events = The event of a life
    .a = One die on one of three tables: social class fallen by two or more, within one of birth, or risen by two or more. It gives the second trait, and something to tell. If that trait is there already, choose another from the table.

rules-daimon-classes = Classes
    .a = A class is a trade, a training, a standing or a talent; it gives 1D where it fits and holds skills. At least one, at most { $making-classes }. After the first, from the tables of origin, the second is your choice. A third costs { $making-third-class } of the free skill points, and needs { $making-third-class-least } points in its skills.
    .b = These are examples; make up others as a group:

rules-daimon-traits = Traits
    .a = A trait is how somebody is, or what happened to them; it gives 1D where it fits, some add or take a die, and playing it wins reserve dice. A bonus is balanced by something that takes away, and matters as much. At most { $making-traits }.
    .b = A third at the start costs free skill points: { $trait-attribute } with a bonus to an attribute, { $trait-skill } to a skill, { $trait-plain } with none, { $trait-penalty } with a penalty.
    .c = Examples; make up others as a group:

rules-daimon-skills = Skills
    .a = Share { $making-first-points } points among at least { $making-skills-a-class } skills of the first class, { $making-second-points } among at least { $making-skills-a-class } of the second, and { $making-free-points } as you like. None above { $making-skill-most } at the start; never above { $making-top }.
    .b = Each skill belongs to one class, and more than { $making-out-of-context } in a class that do not suit it are too many. A skill you do not have is 0; a trait may take it below.

rules-daimon-generic = Generic and specific skills
    .a = A generic skill (G) serves often, a specific one (S) only in its field; only one counts in a roll, as a rule the specific one if it fits. A specific one is raised freely; a generic one rests on its specifics.
    .b = Alone, a generic skill is 1. To raise it to 2 it takes one specific skill at 2 or more, to 3 two at 3 or more, and so on: always one specific fewer than its score, and none of its specifics lower. At the start it is enough to have that many at that score.

rules-daimon-implants = Implants
    .a = At the start you have as many points as the higher of your two social classes: { $implants-specific } for +1 to a specific skill, { $implants-generic } to a generic one, { $implants-attribute } to an attribute; { $implants-hidden } more if hidden, nanotechnological or genetic, which only a laboratory can find. Points left over are lost.
    .b = At most { $implants-most } implants; each gives at most two different +1s, or one +2. Used in a scene, it takes one mark. During play it is fitted in a place equipped for it, or by somebody with tools and skill.

rules-daimon-starting = Starting gear
    .a = How many weapons and pieces of protection of each weight you may have at the start; the highest number that fits counts:

rules-daimon-growth = Growth
    .a = A reserve die buys 1 PE at any time, and there is no way back; { $growth-points-an-evo } PE become 1 EVO. Each EVO spent is a level.
    .b = Attributes grow by { $growth-attribute-rise } at most; a new weapon or protection is no heavier than those you have, and each helps only one skill; traits and classes come between sessions or after something that matters. To develop a class at the lower price move at least { $growth-develop-skills } skills into it that were used in play, and leave as many in the others.

rules-daimon-wealth = Money
    .a = Nobody counts coins. Your social class says what you can have at once, on request and with a sacrifice; your Resources begin at that number.
    .b = At once: free, always. On request: it takes time, and is free { $wealth-requests ->
        [one] once
       *[other] { $wealth-requests } times
    } a session; after that it costs the same as a partial purchase. Partial: 1 point of Resources each.
    .c = Resources at { $wealth-rise }: the social class rises by one, and they begin at { $wealth-risen }. At 0: it falls by one, and they are { $wealth-fallen }. Class 7 comes only as a grant from the Master; there they are not counted.
    .d = A reward is in points of a class, each a month's wages in it: that many for somebody of that class, 1 more for each class below it, nothing for those above.

rules-daimon-means-low = What classes 1 to 3 can have
    .a = Cash doubles from one class to the next.

rules-daimon-means-high = What classes 4 and 5 can have
    .a = Cash doubles from one class to the next.

rules-daimon-means-top = What classes 6 and 7 can have
    .a = Cash doubles from one class to the next.

rules-daimon-skills-culture = Skills: culture and technology
    .a = G generic, S specific; then the classes they go with.

rules-daimon-skills-body = Skills: body and movement
    .a = G generic, S specific; then the classes they go with.

rules-daimon-skills-medicine = Skills: medicine and driving
    .a = G generic, S specific; then the classes they go with.

rules-daimon-skills-shadow = Skills: subterfuge
    .a = G generic, S specific; then the classes they go with.

rules-daimon-skills-wild = Skills: survival and art
    .a = G generic, S specific; then the classes they go with.

rules-daimon-skills-people = Skills: people
    .a = G generic, S specific; then the classes they go with.

rules-daimon-skills-fight = Skills: combat
    .a = G generic, S specific; then the classes they go with.

rules-daimon-skills-contacts = Skills: contacts and resources
    .a = G generic, S specific; then the classes they go with. Contacts are what you know and whom you can ask.

rules-daimon-oracle-yesno = Oracle 0: yes or no
    .a = One die.

rules-daimon-oracle-body = Oracle 1: parts of the body
    .a = Light die: the row. Dark die: the column.

rules-daimon-oracle-npc = Oracle 2: who
    .a = Light die: the row. Dark die: the column. Beside it two more: even a woman, odd a man; even good, odd bad.

rules-daimon-oracle-adjective = Oracle 3: adjectives
    .a = A die: even for this table, odd for the next. Light die: the row. Dark die: the column.

rules-daimon-oracle-other-adjective = Oracle 4: other adjectives
    .a = Light die: the row. Dark die: the column. Two words appear twice, as printed.

rules-daimon-oracle-event = Oracle 5: events
    .a = Light die: the row. Dark die: the column. Another die: even good, odd bad.

rules-daimon-oracle-action = Oracle 6: actions
    .a = Light die: the row. Dark die: the column. Another die: even good, odd bad.

rules-daimon-oracle-place = Oracle 7: places
    .a = Light die: the row. Dark die: the column. Two more: even real, odd in the VRN; even good, odd bad.

rules-daimon-oracle-subject = Oracle 8: other subjects
    .a = Light die: the row. Dark die: the column. Another die: even good, odd bad.

rules-daimon-column-number = No.
rules-daimon-column-die = Die
rules-daimon-column-name = Name
rules-daimon-column-foe = For instance
rules-daimon-column-for = For
rules-daimon-column-dice = Dice
rules-daimon-column-weight = Weight
rules-daimon-column-value = Value
rules-daimon-column-weapons = Weapons
rules-daimon-column-protections = Protection
rules-daimon-column-distance = Distance
rules-daimon-column-size = Size
rules-daimon-column-class = Class
rules-daimon-column-trait = Trait
rules-daimon-column-event = Event
rules-daimon-column-table = Table
rules-daimon-column-evo = EVO
rules-daimon-column-everybody = Everybody
rules-daimon-column-rich = From social class
rules-daimon-column-fighting = Combat or crime
rules-daimon-column-special = Special troops
rules-daimon-column-row = Row
rules-daimon-cell-interpretation = playing your character truly
rules-daimon-cell-danger = the same, to your own danger, disadvantage or harm
rules-daimon-cell-narration = adding to the story or the setting, or playing somebody for the Master
rules-daimon-cell-daimon = playing a dàimon well (both players)
rules-daimon-cell-enrichment = an enrichment that the table liked
rules-daimon-cell-master = to the Master, by the players' vote
rules-daimon-cell-evolution = 1 PE, an evolution point
rules-daimon-cell-reload = reloading a weapon
rules-daimon-cell-repair = repairing a piece of protection
rules-daimon-cell-heal-light = healing light wounds
rules-daimon-cell-heal-grave = healing all wounds, if they are grave
rules-daimon-cell-maintain = maintaining an implant
rules-daimon-cell-technology = a strategic technology
rules-daimon-cell-master-role = taking or keeping the Master's role
rules-daimon-cell-origin = { $social }–{ $die }
rules-daimon-cell-any = any number
rules-daimon-cell-from = { $count } from class { $social } up
rules-daimon-cell-score = { $name }: { $about }
rules-daimon-cell-bonus = { $name } ({ $score } { $bonus }D)
rules-daimon-cell-skill = { $sort } { $name }: { $about }
rules-daimon-cell-skill-of = { $sort } { $name }: { $about } ({ $classes })
rules-daimon-cell-generic = G
rules-daimon-cell-specific = S
rules-daimon-cell-means = { $number }. { $about }
rules-daimon-cell-having = { $how }: { $what }
rules-daimon-cell-grow-attribute = a point in an attribute
rules-daimon-cell-grow-generic = a point in a generic skill
rules-daimon-cell-grow-specific = a point in a specific skill
rules-daimon-cell-grow-trait = a new trait
rules-daimon-cell-grow-replace-trait = a trait in place of another
rules-daimon-cell-grow-a-class = a new class
rules-daimon-cell-grow-develop = a class developed from your skills
rules-daimon-cell-grow-gear = a weapon or protection, a step up, or +1D to a skill for it
rules-daimon-cell-grow-resources = a point of Resources
rules-daimon-cell-grow-implant-attribute = an implant for an attribute
rules-daimon-cell-grow-implant-skill = an implant for a skill
