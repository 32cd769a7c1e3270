### Fights: how they stand, strikes, who narrates, aimed shots.

# The commands

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
    .foes-about = how many there are
    .gear = gear
    .gear-about = total value of their weapons and protection
    .range = range
    .range-about = yes for a fight at range: riot shields do not count
    .players = players
    .players-about = who fights, such as @Anna @Bruno; if left out, everybody present but the Master

fight-foe = foe
    .about = Add a foe to the fight
    .example = /fight foe "Sniper on the roof"
    .name = name
    .name-about = the name of the foe
    .difficulty = difficulty
    .difficulty-about = 1 to 7, a secret: without it you are asked in private
    .gear = gear
    .gear-about = total value of its weapons and protection

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
    .protection-about = the protection worn, or none; left out, the best you have

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
    .class = class
    .class-about = the class that matters here: one more die
    .trait = trait
    .trait-about = the trait that matters here: one more die

fight-show = show
    .about = Show the fight that is on, with its buttons
    .example = /fight show

fight-join = join
    .about = Join the fight, at once or with the next round
    .example = /fight join

fight-advantage = advantage
    .about = Give dice for a character's position in the fight
    .example = /fight advantage @Anna 2
    .player = player
    .player-about = who has the advantage or the disadvantage
    .dice = dice
    .dice-about = how many dice: 1 to 4, with a minus sign for a disadvantage

fight-yield = yield
    .about = Give up the fight
    .example = /fight yield

fight-hold = hold
    .about = Call off an aimed shot whose dice have fallen, with the reason
    .example = /fight hold why:"they saw me"
    .why = why
    .why-about = why you call it off: everybody reads it

fight-end = end
    .about = Close the fight and mark the weapons and protection used
    .example = /fight end

choices-fight-mode =
    .single = single
    .rounds = rounds

choices-strategy =
    .none = none
    .defence = defence
    .desperate = desperate

# The cards

fight-title = Fight with { $foes }
fight-foes = { $name } ×{ $count }
fight-foe-named = { $name } { $number }
fight-state = { $mode } · { $where }
fight-single = Single round
fight-round = Round { $round }
fight-hand-to-hand = hand to hand
fight-at-range = at range
fight-strike-at-range = Fought at range
fight-clash-even = { $players } against { $foes }
fight-clash = { $players } against { $foes } · { $dice }
fight-gear = { $name }: weapons and protection { $gear }
fight-gear-against = { $own } · the foe has { $gear }
fight-foe-wounded = { $foe }: { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
} of { $most }
fight-foe-wounded-unseen = { $foe }: { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}
fight-foe-beaten = { $foe }: out of the fight
fight-foe-gone = { $foe } is out of the fight
fight-foe-came = { $foe } arrives
fight-awaited = Now { $who }
fight-difficulty-unset = { $who }: set the difficulty of { $name } in secret
fight-target-unset = { $who }: set the target for { $player }, in secret
fight-target-guide = The difficulty of { $foe } is { $target } now
fight-bonus-unjudged = { $who }: does the bonus { $player } claims count?
fight-won = No foe is left fighting
fight-lost = No character is left fighting
fight-single-over = It is decided: the Master closes the fight, or asks for another check if things have changed

fight-joins = { $who } joins the fight
fight-joins-next = { $who } joins the fight from the next round
fight-yield-sure = Does your character leave the fight?
fight-yield-how = They strike no more; the Master says what becomes of them. To come back, /fight join
fight-weapon-as-before = The same weapon as before: { $what }. For another, weapon:name; for none, weapon:none
fight-yields = { $who } leaves the fight
fight-advanced = { $who }: an advantage of { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
fight-disadvantage = { $who }: a disadvantage of { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
fight-advantage-none = { $who }: no advantage
fight-advantage-lasts = It counts until the position changes
fight-arranged = The Master has changed who faces whom
fight-ended = The fight is over
fight-no-gear = No marks to make
fight-marked = { $who } · { $what }: { $marks ->
    [one] 1 mark
   *[other] { $marks } marks
} of { $most }
fight-spent-weapon = { $who } · { $what }: all its marks are used up, and it no longer counts. Clear them with /reserve spend reload
fight-spent-protection = { $who } · { $what }: worn out. Repair it with /reserve spend repair

fight-button-strike = ⚔️ Strike
fight-button-yield = I give up
fight-button-yield-sure = Yes, I give up
fight-button-as-before = As before
fight-button-bonus = Bonus of { $who }
fight-button-join = Join in
fight-button-difficulty = Difficulty: { $name }
fight-button-arrange = Who faces whom
fight-button-next = Go on without the others
fight-button-again = Another check
fight-button-master = Master…
fight-button-advantage = Advantage
fight-button-foe = Another foe
fight-button-end = Close the fight
fight-button-hit = { $who }: { $foe }
fight-button-flee = { $foe } flees

fight-moved = The fight moves: wounds, marks and round stay
fight-counts-protections = Here the value of weapons does not count: protection and position do
fight-counts-nothing = Here weapons and protection do not count: position does
fight-button-shots = Switch to ranged
fight-button-blows = Switch to hand to hand
fight-button-counts-all = Weapons and protection count
fight-button-counts-protections = Weapons do not count
fight-button-counts-nothing = No weapons or protection
fight-button-worth = { $foe }: gear { $gear }…
fight-worth = worth
    .gear = gear
    .gear-about = what its weapons and protection are worth together, from 0 to 9
fight-master = What happens in the fight?
fight-arrange-who = Who moves?
fight-arrange-whom = Who does { $who } face?
fight-which-foe = Against whom?
fight-which-difficulty = Difficulty of { $name }
fight-difficulty-line = { $target }: { $about }
fight-settled = Settled: { $what }
fight-bonus-settled = bonus

fight-strikes = { $who } against { $foe }
fight-sealed = The dice are rolled once everything needed is in
fight-dealt = { $foe } takes { $count ->
    [one] 1 wound
   *[other] { $count } wounds
}
fight-defended = A good defence: no harm to the foe
fight-fate-foes = The foe is defeated: dead, fled, surrendered or caught, as { $who } decides
fight-fate-own = The character is defeated: fled, surrendered, caught or worse, as { $who } decides
fight-choose = { $who }: who takes { $count ->
    [one] the wound
   *[other] the { $count } wounds
} from { $player }'s strike?
fight-choose-own = { $who }: who takes { $count ->
    [one] the wound
   *[other] the { $count } wounds
} from your strike?
fight-narrates = { $who } tells what happens
fight-master-named = { $who }, the Master
fight-master-nobody = the Master

fight-column-number = Seal
fight-column-who = Who
fight-column-strategy = Strategy
fight-column-dice = Dice
fight-column-reserve = Reserve
fight-column-help = Help from
fight-column-successes = Successes
fight-column-target = Target
fight-column-dealt = Wounds dealt
fight-column-taken = Wounds taken

aim-title = { $who } takes aim
aim-confirm = Aim
aim-figures = Distance: { $distance } · target: { $size }
aim-figures-armour = Distance: { $distance } · target: { $size } · protection { $protection }
aim-waits = { $who }: confirm or correct it in private, then the dice are rolled
aim-button-figures = Confirm or correct
aim-button-hold = Never mind
aim-line-judged = The figures of an aimed shot were set
aim-line-held-known = { $who } lowers the weapon, faces known · why: { $why }
aim-held = { $who } lowers the weapon: no roll, the bid stays in the reserve
aim-question = { $who } aims: are these figures right?
aim-choice-distance = { $mark }Distance { $value }
aim-choice-size = { $mark }Size { $value }
aim-choice-protection = { $mark }Prot. { $value }
aim-choice-bonus = { $mark }Bonus { $value }
aim-button-fire = { $target ->
    [0] Confirm: it hits
   *[other] Confirm: target { $target }
}
aim-weapon = The weapon counts for { $worth }
aim-dice = Dice proposed, not from the sheet: { $dice }
aim-target = Successes needed: { $target }
aim-cannot-miss = A total of zero or less: it hits without a roll
aim-hit = hit
aim-missed = missed
aim-no-roll = It cannot miss: no roll, and the whole bid comes back
aim-miss-harmless = A miss hurts nobody

# The journal

fight-line-counts-all = Weapons and protection count
fight-line-counts-protections = Weapons do not count
fight-line-counts-nothing = Neither weapons nor protection count
fight-line-moved = The Master moves the fight
fight-line-armed = The Master changes the value of a foe's gear: { $gear }
fight-line-started = Fight: { $who } against { $foe }{ $count ->
    [one] { "" }
   *[other] { " " }×{ $count }
}
fight-line-foe-gone = A foe is out of the fight
fight-line-declared = { $who } strikes, round { $round }
fight-line-difficulty = The Master has set a difficulty
fight-line-target = The target of { $who } was set
fight-line-judged = The bonus that { $who } claimed was decided
fight-line-rolled = { $who } struck: { $faces }, { $count ->
    [0] no successes
    [one] 1 success
   *[other] { $count } successes
}
fight-line-chosen = It was decided whom { $who } wounded
aim-line-sure = { $who } hit without a roll
aim-line-rolled = { $who } shot at the target: { $faces }, { $count ->
    [0] no successes
    [one] 1 success
   *[other] { $count } successes
}

# The refusals

refused-place-same = It is already like that.
refused-foe-armed-so = It already has that value.
refused-no-fight = There is no fight. The Master opens one with /fight start
refused-fight-on-already = A fight is already on: close it first with /fight end, or bring in another foe with /fight foe.
refused-fight-without-foe = A fight needs at least one foe: say who, and how many.
refused-fight-without-fighters = Nobody can fight: those present are down, or there is only the Master. Name the players.
refused-difficulty-out-of-range = A difficulty goes from { $low } to { $high }.
refused-difficulty-seen = The difficulty has been seen in a strike: it can no longer change.
refused-foe-not-there = That foe does not face your character, or is out of the fight.
refused-foe-not-faced = Your character does not face “{ $name }”: /fight show says who they do.
refused-which-foe = You face foes of several kinds: say whom you strike at.
refused-foes-beaten = Your foes are already out of the fight: you strike again in the next round.
refused-strike-not-fallen = There is no roll here to reveal again.
refused-struck-already = You have already struck this round: it goes on once everybody has.
refused-fight-decided = The fight is already decided: the Master closes it, or brings in other foes.
refused-round-over = That round is over: use the buttons of the last message, or /fight show.
refused-round-begun = Somebody has already struck: who faces whom changes at the beginning of a round.
refused-round-waits = A strike is still hidden, or a wound has yet to be given to a foe: that comes first.
refused-not-in-the-round = Your character is not in this round: join with /fight join.
refused-not-in-the-fight = That character is not in the fight.
refused-yielded-already = You have left the fight: to come back, /fight join.
refused-fighting-already = You are already in the fight.
refused-facing-already = They already face each other.
refused-advantage-too-large = An advantage or disadvantage is { $most } dice at most.
refused-fight-advantage-late = The strike has already been decided: advantage is given before that, or from the next round on.
refused-strike-no-dice = No dice are left to roll: bid reserve dice, change the strategy or give up.
refused-bonus-settled = That bonus has already been decided.
refused-bonus-not-claimed = { $most ->
    [one] 1 die was asked for
   *[other] { $most } dice were asked for
}: no more can be given.
refused-not-yours-to-judge = That is for the Master to say; for the Master's own character, for the player on their right.
refused-choice-made = Those wounds have already been given.
refused-choice-not-yours = After a success by 3 or more the player says who is wounded; otherwise the Master does.
refused-weapon-spent = That weapon has used all its marks: first /reserve spend reload.
refused-aiming-already = You already have a target in your sights: wait for the Master, or press “Never mind”.
refused-aim-out-of-range = Distance and size go from 0 to { $most }; protection is 0 or more.
refused-shot-over = That shot has already been taken, or was withdrawn.
