### Growth, wealth, and fields of a sheet written by hand.

# The commands

sheet-set = set
    .about = Edit a field of the sheet that the rules leave free; the Master, any field
    .example = /sheet set history "Grew up in Marghera"
    .field = field
    .field-about = the field to edit
    .value = value
    .value-about = what to write there
    .player = player
    .player-about = whose sheet: for the Master only

grow = grow
    .about = Spend EVO to improve the character
    .example = /grow skill "Drive Car"
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
    .level-about = the social class it is paid in: 1 point is a month's wages there

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

# The cards

growth-title = { $name } · growth
growth-grown = { $name } grows
growth-status = EVO { $evo } · PE { $points }/{ $most } · level { $level }
growth-menu = What grows?
growth-nothing = { $dice ->
    [one] Nothing to spend for now: a PE costs 1 reserve die.
   *[other] Nothing to spend for now: a PE costs { $dice } reserve dice.
}
growth-buy-point = { $dice ->
    [one] +1 PE (1 die)
   *[other] +1 PE ({ $dice } dice)
}
growth-point-bought = { $name }: one PE more
growth-an-evo = { $points } PE make an EVO
growth-attribute = Attribute ({ $evo })
growth-skill = Skill ({ $evo } or { $more })
growth-trait = New trait ({ $evo })
growth-replace-trait = Replace a trait ({ $evo })
growth-class = New class ({ $evo })
growth-develop-class = Develop a class ({ $evo })
growth-gear = Weapon or protection ({ $evo })
growth-upgrade-gear = Improve an item ({ $evo })
growth-gear-bonus = +1 to a skill from an item ({ $evo })
growth-implant = Implant ({ $evo } or { $more })
growth-wealth = Resources ({ $evo })
growth-back = ‹ All growth
growth-again = Grow again
growth-other = Another…
growth-write = Write it…
growth-between-sessions = Usually between sessions, or after something important: agree on it.
growth-which-attribute = Which attribute?
growth-from-to = { $what } { $old } → { $new }
growth-which-skill = Which skill?
growth-which-one = { $skill }: which one?
growth-specify = Say which…
growth-into-which = { $skill } is new: in which class?
growth-which-trait = Which trait?
growth-gained-trait = New trait: { $name }
growth-instead-of = Which trait goes?
growth-replaced-trait = { $old } → { $new }
growth-which-class = Which class?
growth-gained-class = New class: { $name }
growth-which-move = Which skills move to the new class? At least { $least }, used in play; and { $least } stay in each class they leave.
growth-develop-not = No class to develop for now: it takes { $least } skills used in play, and { $least } have to stay in each class they leave.
growth-develop-able = Ready to move: { $skills }.
growth-develop-how = Use other skills in checks, or learn new ones; or take a class for { $price } EVO.
growth-develop-sure = Develop { $name }
growth-name-class = Which class…
growth-developed = { $klass }: { $skills }
growth-resources = Resources { $resources }
growth-which-gear = What? No heavier than what they already own.
growth-gear-how = Tell how they came by it.
growth-gained-gear = { $what }
growth-which-upgrade = What gets one step better?
growth-upgraded = { $what }
growth-which-tune = Which item will help a skill?
growth-tune-skill = { $what }: which skill?
growth-tuned = { $what }
growth-which-implant = A new one, or one to improve?
growth-implant-where = It takes a place equipped for it, or somebody who can do it.
growth-improve = { $what } +1
growth-implant-what = What does it improve?
growth-implant-name = What is it called?
growth-name-implant = Name it…
growth-gained-implant = { $what }
growth-improved-implant = { $what }

grow-say = grow
    .skill = skill
    .skill-about = which skill
    .which = which
    .which-about = which art, which weapon
    .trait = trait
    .trait-about = the new trait
    .class = class
    .class-about = the new class
    .name = name
    .name-about = what it is called
    .score = what it improves
    .score-about = a skill, a new one too, or an attribute

sheet-field-name = name
    .said = name
sheet-field-description = description
    .said = description
sheet-field-history = history
    .said = history
sheet-field-notes = notes
    .said = notes
sheet-field-equipment = equipment
    .said = equipment
sheet-field-daimon = daimon
    .said = the dàimon's name
sheet-field-look = look
    .said = the dàimon's look
sheet-field-nature = nature
    .said = the dàimon's nature
sheet-field-evo = evo
    .said = EVO to spend
sheet-field-points = pe
    .said = PE
sheet-field-level = level
    .said = level
sheet-field-wounds = wounds
    .said = wounds
sheet-field-origin = origin
    .said = social class of birth
sheet-field-social = social-class
    .said = social class
sheet-field-resources = resources
    .said = Resources
sheet-field-class = class
sheet-field-trait = trait
sheet-field-used = used
sheet-field-weapon = weapon
sheet-field-protection = protection
sheet-field-shield = shield
sheet-set-away = away
sheet-set-title = { $name } · { $who }
sheet-set-words = Written: { $field }
sheet-set-number = { $field }: { $old } → { $value }
sheet-set-given = Added: { $what }
sheet-set-used = Used in play: { $what }
sheet-set-unused = Not yet used in play: { $what }
sheet-set-gone = Removed: { $what }
sheet-set-marks = { $what }: marks { $old } → { $marks }
sheet-line-given = Sheet of { $name }: { $what } added
sheet-line-taken = Sheet of { $name }: { $what } removed

wealth-title = { $name } · means
wealth-standing = Social class { $social } · Resources { $resources }
wealth-uncounted = Social class { $social }: Resources are not counted
wealth-can-have = { $kind }: { $what }
wealth-offer = { $cost ->
    [0] { $kind } (free)
    [one] { $kind } (1 point of Resources)
   *[other] { $kind } ({ $cost } points of Resources)
}
wealth-request-again = Already asked for tonight: “{ $what }” costs { $cost ->
    [one] 1 point of Resources
   *[other] { $cost } points of Resources
}
wealth-request-yes = Fine, { $cost ->
    [one] 1 point
   *[other] { $cost } points
}
wealth-bought = { $name }: { $what }
wealth-cost = { $cost ->
    [0] No cost
    [one] { $again ->
        [0] Costs 1 point of Resources
       *[other] Already asked for tonight: costs 1 point of Resources
    }
   *[other] Costs { $cost } points of Resources
}
wealth-fallen = Resources are gone: down to social class { $social }
wealth-risen = Up to social class { $social }
wealth-is-gear = It is a weapon or protection
wealth-which-gear = { $what }: what is it?
wealth-lent-how = On the sheet until the session ends; keeping it for good costs EVO.
wealth-lent = { $name }: added to the sheet
wealth-rewarded = { $points ->
    [one] { $who } receives 1 point of Resources of class { $level }
   *[other] { $who } receives { $points } points of Resources of class { $level }
}
wealth-worth = { $worth ->
    [one] Worth 1 point here
   *[other] Worth { $worth } points here
}
wealth-month = { $points ->
    [one] That is a month's wages in class { $level }
   *[other] That is { $points } months' wages in class { $level }
}
wealth-worth-to = class { $social }: { $worth }
wealth-by-class = Worth in points: { $worths }; nothing above
wealth-cash-of = In cash, class { $level } has: { $cash }. Each class has twice as much as the one below
wealth-worthless = To class { $social } it is small change

# The journal

growth-line-point = { $who } buys a PE
growth-line-score = { $who } spends EVO: { $score } +1
growth-line-trait = { $who } spends EVO: trait { $trait }
growth-line-class = { $who } spends EVO: class { $klass }
growth-line-developed = { $who } develops the class { $klass }
growth-line-resources = { $who } spends EVO: Resources +1
growth-line-gear = { $who } spends EVO: { $name }
growth-line-upgraded = { $who } spends EVO to improve an item
growth-line-tuned = { $who } spends EVO: an item helps { $score }
growth-line-implant = { $who } spends EVO: implant { $name }
growth-line-improved = { $who } spends EVO: an implant gives +1 to { $score }

sheet-line-words = Sheet of { $name }: { $field } written
sheet-line-number = Sheet of { $name }: { $field } at { $value }
sheet-line-changed = Sheet of { $name }: { $field } { $old } → { $value }
sheet-line-marks-changed = Sheet of { $name }: the marks of an item { $old } → { $marks }
sheet-line-marks = Sheet of { $name }: the marks of an item at { $marks }
sheet-line-used = Sheet of { $name }: { $skill } used in play
sheet-line-unused = Sheet of { $name }: { $skill } not yet used in play
sheet-line-thing-gone = Sheet of { $name }: an item removed

wealth-line-bought = { $who } gets { $what } ({ $kind })
wealth-line-lent = { $who } puts a purchase on the sheet, for the evening ({ $sort })

# The refusals

refused-evo-short = { $need ->
    [one] It takes 1 EVO
   *[other] It takes { $need } EVO
}: you have { $have }. 7 PE make an EVO: /reserve spend evolution
refused-attribute-unknown = Which attribute? Power, dexterity, agility, intelligence, spirit or charisma.
refused-attribute-risen = An attribute grows by at most { $rise } over its starting score.
refused-class-for-skill = A new skill goes into one of your classes: choose which.
refused-classes-at-most = { $most } classes at most.
refused-develop-so-many = It takes at least { $least } different skills.
refused-skill-not-held = { $skill } is not among your skills.
refused-skill-not-used = { $skill } has not been used in play yet.
refused-class-keeps = { $klass } has to keep at least { $least } skills.
refused-resources-uncounted = In your social class Resources are no longer counted.
refused-resources-at-the-top = Resources stop at { $top }: higher up is the Master's to give.
refused-gear-too-heavy = No heavier than what they already own: { $weight }. Improve that first.
refused-gear-at-the-top = It does not get any better.
refused-gear-tuned-already = This already helps a skill: one skill each.

refused-field-not-free = Only the Master changes this field.
refused-unknown-field = The sheet has no field “{ $name }”: choose one of those offered, an attribute, a skill or an item on it.
refused-field-masters = Only the scene's Master changes this field. Yours are name, description, history, notes, equipment and the dàimon.
refused-field-whose = Whose sheet is it? Add player: with their name, for example player:@Anna
refused-field-of-another = Only the Master changes somebody else's sheet.
refused-field-wants-a-number = This takes a number.
refused-field-between = This takes a number from { $low } to { $high }.
refused-field-so-already = It is { $value } already: nothing would change.
refused-used-so-already = It is already marked like that.
refused-on-the-sheet-already = It is already on the sheet.
refused-not-on-the-sheet = It is not on the sheet.
refused-gear-name-and-value = Write its name and what it is worth, 1 to 4: for instance "Laser rifle 3"

refused-resources-short = { $need ->
    [one] It costs 1 point of Resources
   *[other] It costs { $need } points of Resources
}: you have { $have }, not enough.
refused-purchase-gone = That purchase is not yours, is already on the sheet, or is from another session.
