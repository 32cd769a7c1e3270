### Names of the commands of Dàimon 2090.

campaign = campaign
    .about = Campaigns of Dàimon 2090, one a room

campaign-new = new
    .about = Open a campaign in this room; whoever opens it is its first player
    .example = /campaign new "Neon and Ash"
    .name = name
    .name-about = the name of the campaign
    .adventure = adventure
    .adventure-about = the title of the first adventure
    .master = master
    .master-about = a Master who rotates scene by scene, or a stable one

campaign-join = join
    .about = Take a seat at the table
    .example = /campaign join Nadir
    .character = character
    .character-about = the name of the character, if there is one

campaign-leave = leave
    .about = Give up the seat
    .example = /campaign leave
    .character = character
    .character-about = the character who leaves, if you have more than one

campaign-show = show
    .about = Show the table as it is and the buttons needed now: seats, reserves, wounds, Master, tokens
    .example = /campaign show

campaign-adventure = adventure
    .about = Begin a new adventure: reserves back to 7, the oracle's seal renewed
    .example = /campaign adventure "The Lost Cargo"
    .name = name
    .name-about = the title of the adventure

session = session
    .about = Beginning and end of each evening of play

session-start = start
    .about = Start the session: one reserve die each, and the draw of the first Master
    .example = /session start
    .absent = absent
    .absent-about = who is missing tonight, such as @Anna @Bruno

session-here = here
    .about = Note somebody who arrives after the session began
    .example = /session here
    .player = player
    .player-about = who has come; you, if left out

session-away = away
    .about = Note somebody who leaves before the end
    .example = /session away
    .player = player
    .player-about = who leaves; you, if left out

session-end = end
    .about = End the session: open the seal and show the statistics
    .example = /session end

scene = scene
    .about = Scenes, and the role of Master that passes on

scene-end = end
    .about = Close the scene: vote on the Master, claims, draw of the next Master
    .example = /scene end

scene-claim = claim
    .about = Spend a reserve die to be the Master of the next scene
    .example = /scene claim

scene-keep = keep
    .about = Keep the role of Master for a reserve die
    .example = /scene keep

check = check
    .about = Ask a character for a check
    .example = /check @Anna "pick the lock"
    .player = player
    .player-about = who has to roll
    .note = note
    .note-about = what the check is about
    .target = target
    .target-about = the successes needed, a secret: without it you are asked in private
    .bonus = bonus
    .bonus-about = more dice, or fewer with a minus sign

assist = assist
    .about = Lend a die of your reserve to somebody's open check
    .example = /assist @Bruno
    .player = player
    .player-about = who gets the die

contest = contest
    .about = Open a contest between characters: dice and bids in secret, then the reveal
    .example = /contest @Anna @Bruno "arm wrestling"
    .players = players
    .players-about = who contends, two or more
    .note = note
    .note-about = what the contest is about
    .npc = npc
    .npc-about = for the Master only: the name of a fully described NPC, for whom the Master answers
    .armed = armed
    .armed-about = yes if it is a fight: weapons and protections count, and who loses is wounded
    .range = range
    .range-about = yes if the fight is at range: the riot shield does not count
    .gear = gear
    .gear-about = what the NPC's weapons and protections are worth together
    .minutes = minutes
    .minutes-about = how much time there is to answer, in each round

advantage = advantage
    .about = Give dice of advantage in the open contest
    .example = /advantage @Anna 2
    .player = player
    .player-about = who has the advantage
    .dice = dice
    .dice-about = how many dice: 1 to 4, with a minus sign for a disadvantage

fight = fight
    .about = Fights against the Master's foes, round after round

fight-start = start
    .about = Open a fight
    .example = /fight start "Corporate guard" foes:3
    .foe = foe
    .foe-about = the name of the foe
    .difficulty = difficulty
    .difficulty-about = 1 to 7, a secret: without it you are asked in private
    .mode = mode
    .mode-about = a single round, or round after round
    .foes = foes
    .foes-about = how many they are
    .gear = gear
    .gear-about = total value of their weapons and protections
    .range = range
    .range-about = yes for a fight at range: riot shields do not count
    .players = players
    .players-about = who fights, such as @Anna @Bruno; without, everybody present but the Master

fight-foe = foe
    .about = Add a foe to the fight
    .example = /fight foe "Sniper on the roof"
    .name = name
    .name-about = the name of the foe
    .difficulty = difficulty
    .difficulty-about = 1 to 7, a secret: without it you are asked in private
    .gear = gear
    .gear-about = total value of its weapons and protections

fight-strike = strike
    .about = Roll your character's check of this round
    .example = /fight strike 6 reserve:2 strategy:defence
    .dice = dice
    .dice-about = how many dice; or name an attribute
    .reserve = reserve
    .reserve-about = the bid: how many dice you add from your reserve
    .attribute = attribute
    .attribute-about = the attribute put to the test
    .skill = skill
    .skill-about = the skill in use, one only
    .class = class
    .class-about = the class that matters here: one more die
    .trait = trait
    .trait-about = the trait that matters here: one more die
    .strategy = strategy
    .strategy-about = defence to the bitter end or desperate attack: two more dice, at a price
    .weapon = weapon
    .weapon-about = the weapon you use
    .foe = foe
    .foe-about = against whom, if there is more than one foe
    .bonus = bonus
    .bonus-about = more dice, or fewer with a minus sign
    .protection = protection
    .protection-about = the protection that you wear; without, the best one

fight-aim = aim
    .about = Shoot at a helpless target; the Master confirms distance and size
    .example = /fight aim 1 2 dice:6
    .distance = distance
    .distance-about = 0 short, 1 medium, 2 long, 3 very long
    .size = size
    .size-about = 0 large, 1 medium, 2 small, 3 very small
    .protection = protection
    .protection-about = value of the target's protection
    .dice = dice
    .dice-about = how many dice; or name an attribute
    .reserve = reserve
    .reserve-about = the bid: how many dice you add from your reserve
    .attribute = attribute
    .attribute-about = the attribute put to the test
    .skill = skill
    .skill-about = the skill in use, one only
    .weapon = weapon
    .weapon-about = the weapon you use
    .bonus = bonus
    .bonus-about = more dice, or fewer with a minus sign

fight-show = show
    .about = Shows the fight that is on, with its buttons
    .example = /fight show

fight-join = join
    .about = Comes into the fight, at once or with the next round
    .example = /fight join

fight-advantage = advantage
    .about = Gives dice for a character's position in the fight
    .example = /fight advantage @Anna 2
    .player = player
    .player-about = who has the advantage or the disadvantage
    .dice = dice
    .dice-about = how many dice: 1 to 4, with a - for a disadvantage

fight-yield = yield
    .about = Give up the fight
    .example = /fight yield

fight-end = end
    .about = Close the fight and mark the weapons and protections used
    .example = /fight end

oracle = oracle
    .about = Ask the oracle, in private
    .example = /oracle yesno "Is the door open?"
    .table = table
    .table-about = the table to consult
    .question = question
    .question-about = what you ask

events = events
    .about = Show the event log; with a text, the Master adds to it
    .example = /events
    .text = text
    .text-about = what happened
    .number = number
    .number-about = the line of the log to add a later note to
    .keywords = keywords
    .keywords-about = key words
    .find = find
    .find-about = a word to look for in the log

sheet = sheet
    .about = The sheets of the characters

sheet-new = new
    .about = Make a character step by step, with buttons
    .example = /sheet new Nadir
    .name = name
    .name-about = the name of the character
    .method = method
    .method-about = random, by the dice, or manual
    .level = level
    .level-about = EVO to spend at once, for whoever replaces a dead character

sheet-show = show
    .about = Show a sheet, as a picture too
    .example = /sheet show @Anna
    .player = player
    .player-about = whose; without it, yours

sheet-set = set
    .about = Edit a field of the sheet that the rules leave free; the Master, any field
    .example = /sheet set story "Grew up in Marghera"
    .field = field
    .field-about = the field to edit
    .value = value
    .value-about = what to write there
    .player = player
    .player-about = whose sheet: for the Master only

sheet-define = define
    .about = Define a class, a trait or a skill of this table
    .example = /sheet define trait Altruist "helps those in danger"
    .kind = kind
    .kind-about = class, trait or skill
    .name = name
    .name-about = what it is called
    .details = details
    .details-about = description; for a skill, whether generic, or which generic it belongs to
    .arms = arms
    .arms-about = of a class: whether it lives by arms or crime

reserve = reserve
    .about = Reserve dice: see them, award them, spend them

reserve-show = show
    .about = Show everybody's reserve
    .example = /reserve show

reserve-award = award
    .about = Award reserve dice for good play
    .example = /reserve award @Anna interpretation
    .player = player
    .player-about = who gets the dice
    .reason = reason
    .reason-about = why: 2 dice for danger, 1 for the rest
    .other = other
    .other-about = who else is rewarded for the dialogue with the dàimon

reserve-spend = spend
    .about = Spend reserve dice at the price of the rules
    .example = /reserve spend reload Pistol
    .what = what
    .what-about = what you spend them for
    .on = on
    .on-about = the weapon, protection, implant or other thing
    .for = for
    .for-about = for whom you pay, if not for yourself

reserve-prices = prices
    .about = Remind of what reserve dice are for, and what everything costs
    .example = /reserve prices

wounds = wounds
    .about = Wounds, cures and days that pass

wounds-add = add
    .about = Give wounds to a character
    .example = /wounds add @Anna 2
    .player = player
    .player-about = who is wounded
    .wounds = wounds
    .wounds-about = how many wounds

wounds-heal = heal
    .about = Cure the wounds: 1 die if light, 3 if grave
    .example = /wounds heal @Anna
    .player = player
    .player-about = who is cured
    .payer = payer
    .payer-about = who pays the dice; without it, the patient
    .place = place
    .place-about = in a clinic, with a kit (light wounds) or with advanced equipment
    .healer = healer
    .healer-about = who treats the wounds; without, you

wounds-day = day
    .about = Let a day of game time pass: grave wounds left uncured grow worse
    .example = /wounds day

tech = tech
    .about = The technology log of the campaign

tech-add = add
    .about = Bring in a technology and write it in the log
    .example = /tech add "Cybernetic nose" "follows scents" "+1D Perception" "short distances only"
    .name = name
    .name-about = what it is called
    .details = details
    .details-about = what it is and what it does
    .bonus = bonus
    .bonus-about = the advantage it gives, or none
    .limit = limit
    .limit-about = its drawback; there must be one
    .strategic = strategic
    .strategic-about = yes if it matters at once: it costs a die, one a scene in all

tech-list = list
    .about = Show the technology log
    .example = /tech list

grow = grow
    .about = Spend EVO to improve the character
    .example = /grow skill "Guidare Auto"
    .what = what
    .what-about = what to improve
    .detail = detail
    .detail-about = which attribute, skill, class or other thing

wealth = wealth
    .about = Resources and social class

wealth-buy = buy
    .about = Get something with the character's means
    .example = /wealth buy request "a rented motorbike"
    .kind = kind
    .kind-about = immediate, on request, or partial (1 point of Resources)
    .item = item
    .item-about = what you buy

wealth-reward = reward
    .about = Pay a reward in money, as points of Resources
    .example = /wealth reward @Anna 2 4
    .player = player
    .player-about = who gets it
    .points = points
    .points-about = how many points of Resources
    .level = level
    .level-about = the social class the reward is meant for

choices-attribute =
    .power = power
    .dexterity = dexterity
    .agility = agility
    .intelligence = intelligence
    .spirit = spirit
    .charisma = charisma

choices-master =
    .rotating = rotating
    .stable = stable

choices-fight-mode =
    .single = single
    .rounds = rounds

choices-strategy =
    .none = none
    .defence = defence
    .desperate = desperate

choices-oracle-table =
    .yesno = yesno
    .body = body
    .npc = npc
    .adjective = adjective
    .event = event
    .action = action
    .place = place
    .subject = subject
    .random = random
    .opening = opening

choices-method =
    .random = random
    .manual = manual

choices-sheet-kind =
    .class = class
    .trait = trait
    .skill = skill

choices-sheet-arms =
    .none = none
    .fighting = fighting
    .special = special

choices-award-reason =
    .interpretation = interpretation
    .danger = danger
    .narration = narration
    .daimon = daimon
    .enrichment = enrichment

choices-spend-what =
    .reload = reload
    .repair = repair
    .heal = heal
    .maintain = maintain
    .evolution = evolution
    .technology = technology
    .master = master

choices-heal-place =
    .clinic = clinic
    .kit = kit
    .advanced = advanced

choices-grow-what =
    .attribute = attribute
    .skill = skill
    .trait = trait
    .replace-trait = replace-trait
    .class = class
    .develop-class = develop-class
    .gear = gear
    .upgrade-gear = upgrade-gear
    .gear-bonus = gear-bonus
    .implant = implant
    .wealth = wealth

choices-wealth-kind =
    .immediate = immediate
    .request = request
    .partial = partial
