### The making of a character, step by step.

# The commands

sheet-new = new
    .about = Make a character step by step, with buttons
    .example = /sheet new Nadir
    .name = name
    .name-about = the name of the character
    .method = method
    .method-about = random, by the dice, or manual
    .level = level
    .level-about = EVO to spend at once, for whoever replaces a dead character

choices-method =
    .random = random
    .manual = manual

# The cards

making-title = { $name } · { $step } ({ $number } of { $of })
making-title-done = { $name } is ready
making-step-points = the attributes
making-step-raise = a few more points
making-step-origins = the social class
making-step-cross = who they were, who they are
making-step-event = an event
making-step-second = the second class
making-step-skills = the skills
making-step-daimon = the dàimon
making-step-implants = the implants
making-step-gear = weapons and protection
making-goes-on = Carrying on from where you left off.
making-how-it-goes = Stop whenever you like: /sheet new picks up from here. Dice are rolled only once.
making-evo = { $evo ->
    [one] There will be 1 EVO to spend at once.
   *[other] There will be { $evo } EVO to spend at once.
}
making-back = ‹ Back
making-inside-back = ‹ Back to this step
making-over = Start over
making-over-asked = Start over? The name stays, and so do the dice already rolled.
making-over-random = Yes, with dice
making-over-manual = Yes, choosing everything
making-story-by-hand = I would rather choose the story
making-quick = ⏱ In five minutes
making-quick-title = { $name } in five minutes ({ $number } of 3)
making-quick-class = What do they do, for a living or for love?
making-quick-others = ‹ Other trades
making-quick-best = What are they best at?
making-quick-about = { $name }: { $about }
making-quick-way = And when things go wrong?
making-quick-way-about = { $way }: { $attribute }; { $implant }, { $weapon }, { $protection }
making-quick-trait = They already have that trait, and take { $trait }
making-quick-changed = Changed. The dice stay as they fell.
making-quick-instead = { $klass } · { $trait }
making-quick-other-class = Another trade
making-quick-other-way = If things go wrong…
making-quick-without = Without the implant
making-quick-with = With the implant
making-quick-daimon = Their dàimon…
making-stories-asked = The story is chosen if you all agree: the table has been asked
making-stories-meanwhile = When every yes is in, go on from here. Meanwhile you can begin with dice.
making-stories-go = Go on choosing
making-stories-title = { $who } would choose the story instead of rolling it
making-stories-how = It is for the whole table, if you all agree; dice lead away from characters everybody has seen before.
making-stories-missing = Still needed: a yes from { $who }
making-stories-yes = Agreed
making-stories-agreed = Everybody agrees: at this table stories may be chosen
making-stories-how-now = With /sheet new and method:manual, or by “Start over”
making-begun-again = Starting over.
making-all-right = All right
making-go-on = Go on
making-roll = 🎲 Roll
making-keep-dice = Keep the dice
making-dice-stay = Your dice stay as they fell: { $dice }
making-ours-class = “{ $name }” is not a class in the rules. Is it one of this table's own?
making-ours-trait = “{ $name }” is not a trait in the rules. Is it one of this table's own?
making-ours-yes = Yes, it is ours

making-points = Share { $points } points among the six attributes: { $least } to { $most } each.
making-attribute = { $dots } { $name } · { $score }
making-attribute-about = { $dots } { $name } · { $about }
making-points-left = { $left ->
    [0] Every point has its place.
    [one] 1 point left.
   *[other] { $left } points left.
}
making-points-stay = You have seen the dice: the points stay as they were.
making-plus = { $name } +1
making-clear = Reset the points
making-write-them = Write them…
making-raise = A die for each attribute: a 4, 5 or 6 raises it by one. Or { $placed } points wherever you like.
making-roll-six = 🎲 Roll six dice
making-place = { $placed } points of your choice
making-place-first = Where does the first point go?
making-place-next = One point to { $what }. And the other?
making-raised = { $dice } → +1 to { $what }
making-raised-none = { $dice } → no raise, this time

making-origins = A die for the social class at birth, one for today's; two more choose class and trait.
making-born-where = Which social class at birth?
making-lives-where = Birth: { $origin }. And today?
making-rolled-origin = Birth { $die } → { $social }; row { $row }
making-rolled-social = Today { $die } → { $social }; row { $face }
making-rolled-shifted = Today { $die } → { $social }; die { $face }, so row { $row }
making-crossed = The class of one roll with the trait of the other: choose.
making-finer-how = The class may be made more precise: an Officer can be a Sniper. So may the trait.
making-offer = { $klass } · { $trait }
making-finer = { $trait }, with a more precise class…
making-finer-trait = { $klass }, with a more precise trait…
making-comes-from = Birth: { $origin }. Today: { $social }.
making-first-class = The first class: let one of the two inspire it, the trait will come from the other.
making-first-trait = { $klass }: and the trait? It comes from the other social class, unless you prefer another.
making-other-class = Another class…
making-other-trait = Another trait…

making-event = An event that left its mark, and the trait that stayed.
making-event-choose = Which event left its mark, and which trait stayed?
making-event-line = { $event } · { $trait }
making-event-other-trait = That trait is there already: which other one stayed?
making-other-event = Another event…
making-happened = { $die } → { $event }: { $trait }
making-second = The second class is your choice: from study, a trade or experience.

making-skills = Skills: none above { $most }. A generic one at 2 or more needs specific ones as high.
making-class-points = { $beyond ->
    [0] { $klass }: { $spent }/{ $own } points, at least { $least } skills
   *[other] { $klass }: { $spent }/{ $own } points and { $beyond } free, at least { $least } skills
}
making-class-free = { $klass }: { $spent ->
    [one] 1 point
   *[other] { $spent } points
}, at least { $least }
making-class-skills = { $skills }
making-free-points = Free points: { $left } of { $free }
making-traits-third = { $cost ->
    [0] Traits: { $traits } (the third is free)
    [one] Traits: { $traits } (the third costs 1 point)
   *[other] Traits: { $traits } (the third costs { $cost } points)
}
making-generic-wants = { $need ->
    [one] ⚠ { $skill } at { $score } needs 1 specific skill at { $score }: it has { $have }
   *[other] ⚠ { $skill } at { $score } needs { $need } specific skills at { $score }: it has { $have }
}
making-out-of-context = Note: { $klass } has { $count ->
    [one] 1 skill
   *[other] { $count } skills
} outside its trade; the rules suggest { $most } at most.
making-into-class = + { $klass }
making-third-class = { $cost ->
    [one] Third class (1 point)
   *[other] Third class ({ $cost } points)
}
making-third-trait = Third trait
making-third-class-how = { $cost ->
    [one] A third class costs 1 free point
   *[other] A third class costs { $cost } free points
} and needs at least { $least } in its skills.
making-third-trait-how = A third trait costs { $attribute } points if it helps an attribute, { $skill } if it helps a skill, { $plain } if it touches no dice, { $penalty } if it is a penalty.
making-which-skill = Which skill of { $klass }?
making-which-group = Which group?
making-all-groups = All groups
making-own-group = This table's own
making-skill-line = { $name } ({ $sort }): { $about }
making-skill-alone = { $name } ({ $sort })
making-other-skill = Another skill
making-write-it = Write it…
making-how-high = { $skill }, in { $klass }: how high?
making-is-at = Now at { $score }.
making-generic-with = Generic: alone it stands at 1. For 2 it needs one specific at 2, for 3 two at 3, for 4 three at 4: { $specifics }
making-generic-without = Generic with no specific ones: it stays at 1 until the table defines one.
making-beside-the-class = Note: not a typical skill of { $klass }.
making-points-here = Points: { $own } from the class, { $free } free
making-take-away = Remove it

making-daimon = Every character has a dàimon in the mind: a voice, a look in the VRN, a nature of its own.
making-daimon-right = Whoever sits on your right plays it: { $who }
making-daimon-give = Who is it?
making-daimon-none = No dàimon: off the net

making-implants = Points for implants: { $points } (the higher social class). What is left over is lost.
making-implant-prices = +1 to a specific skill { $specific }, to a generic one { $generic }, to an attribute { $attribute }; hidden, nano or genetic +{ $hidden }.
making-implant-points = { $left ->
    [one] 1 point left.
   *[other] { $left } points left.
}
making-implant-what = { $sort }: what does it improve?
making-implant-how = { $score }: by how much? Points left: { $left }
making-implant-take = { $cost ->
    [one] { $bonus } (1 point)
   *[other] { $bonus } ({ $cost } points)
}
making-implant-both = { $bonus } and another…
making-other-skill-implant = Another skill…
making-take-off = ✕ { $what }

making-gear = What do they start with? It depends on their classes and social class.
making-gear-any = { $weight }: as many as you like
making-gear-left = { $weight }: { $left ->
    [0] no more
    [one] 1 more
   *[other] { $left } more
}
making-gear-weapon = Weapon · { $weight }
making-gear-protection = Protection · { $weight }

making-ready = All set. From here on, characters grow by playing.
making-into-play = Into play
making-in-play = { $name } comes into play, played by { $who }

making-line-same-dice = the same as before

# The journal

making-line-stories = { $who } agrees to choose the stories
making-line-begun = { $who } begins to make { $name }
making-line-quick = { $who } answers three questions, and the character is made
making-line-drafted = { $who } tries the points of the attributes: { $points }
making-line-back = { $who } takes a step back
making-line-over = { $who } starts the character over
making-line-closed = { $who } is done with { $step }
making-line-finished = { $who }'s character comes into play
making-line-points = { $who } shares the points of the attributes: { $points }
making-line-rolled = { $who } rolls for the attributes: { $dice }
making-line-placed = { $who } places two more points: { $what }
making-line-origins = { $who } rolls social class, class and trait: { $dice }
making-line-born = { $who } chooses the social classes: { $origin } at birth, { $social } today
making-line-origin = { $who } takes { $klass }, { $trait }
making-line-event = { $who } rolls the event: { $dice }
making-line-trait = { $who } takes the trait { $trait }
making-line-class = { $who } takes the class { $klass }
making-line-class-dropped = { $who } gives up the third class
making-line-trait-dropped = { $who } gives up the third trait
making-line-skill = { $who } puts { $skill } at { $score }
making-line-daimon = { $who }'s dàimon is { $name }
making-line-takes = { $who } takes { $name }
making-line-drops = { $who } drops something chosen

# The refusals

refused-stories-not-agreed = The story is chosen if the whole table agrees: somebody is still missing.
refused-stories-agreed-already = The table has already agreed: stories may be chosen.
refused-stories-said-already = You have already said yes: it is up to the others.
refused-making-none = You are not making a character. Begin with /sheet new
refused-making-already = You are already making a character: go on with /sheet new
refused-making-past = This step has changed since. Go on with /sheet new
refused-making-at-the-start = You are at the start: there is nothing to take back.
refused-making-by-dice = Here the dice decide. To choose everything, use “Start over”.
refused-making-by-hand = Here you choose. To trust the dice, use “Start over”.
refused-character-alive = Your character is alive: a new one is made when it dies. To leave the table, use /campaign leave
refused-level-not-yours = { $have ->
    [0] Starting EVO are the Master's to give, with /sheet set evo
    [one] You inherit 1 EVO; the Master can give more, with /sheet set evo
   *[other] You inherit { $have } EVO; the Master can give more, with /sheet set evo
}
refused-points-six = Give six numbers, one for each attribute: for instance 3 2 2 2 2 1
refused-points-between = For now every attribute is from { $least } to { $most }.
refused-points-sum = The points are { $points } in all: these add up to { $sum }.
refused-dice-seen-already = You have seen the dice: now they count.
refused-place-so-many = { $count ->
    [one] Choose 1 attribute.
   *[other] Choose an attribute { $count } times, the same one if you like.
}
refused-born-between = Characters are born into social classes { $least } to { $most }: the highest is for the Master to grant, in play.
refused-class-not-offered = The dice offer something else. A more precise class has its own button.
refused-trait-of-the-table = After the die, choose among the traits of its table.
refused-one-extra-class = One extra class only: never two.
refused-no-third-class = There is no third class to take away.
refused-no-third-trait = There is no third trait to take away.
refused-free-points-short = It costs { $cost ->
    [one] 1 free point
   *[other] { $cost } free points
}: { $left ->
    [0] none is left
    [one] 1 is left
   *[other] { $left } are left
}. Take some from a skill.
refused-third-class-needs = A third class needs at least { $least } points in its skills: there would not be enough left.
refused-third-class-least = The third class needs at least { $least } points in its skills: it has { $have }.
refused-skills-a-class = { $klass } needs at least { $least } skills: it has { $have }.
refused-class-points-left = { $left ->
    [one] { $klass } has 1 point left to spend.
   *[other] { $klass } has { $left } points left to spend.
}
refused-free-points-left = { $left ->
    [one] There is 1 free point left.
   *[other] There are { $left } free points left.
}
refused-skill-most-at-creation = At the start no skill goes above { $most }.
refused-skill-points-short = Not enough points: { $left } left in this class, and { $free } free.
refused-skill-in-another-class = { $skill } belongs to another class: remove it there first.
refused-skill-to-specify = { $skill }: say which, with its button.
refused-resources-apart = Resources start at the social class ({ $resources }): no points go there.
refused-implant-points-short = It costs { $cost ->
    [one] 1 point
   *[other] { $cost } points
}: { $left ->
    [0] none is left
    [one] 1 is left
   *[other] { $left } are left
}.
refused-implant-bonuses = An implant gives two different +1s, or one +2.
refused-implant-of-resources = Resources cannot be enhanced.
refused-implants-at-most = { $most } implants at most.
refused-gear-at-most = { $most ->
    [0] { $weight }: not for this character, at the start.
    [one] { $weight }: 1 at most, weapons and protection together.
   *[other] { $weight }: { $most } at most, weapons and protection together.
}
refused-gear-value = Weapons and protection are worth { $least } to { $most }.
refused-gear-sheet-full = The sheet has room for { $most } items, weapons and protection together.
refused-points-fixed = The dice were rolled on { $points }: the points stay as they are (Power, Dexterity, Agility, Intelligence, Spirit, Charisma).
refused-trait-of-the-same-roll = That trait comes from the same roll as the class: they are crossed, the class of one roll with the trait of the other.
refused-class-of-the-same-roll = That class comes from the trait's own roll: they are crossed, the class of one roll with the trait of the other.

refused-no-character = You have no character in play. Make one with /sheet new
refused-parent-not-generic = { $skill } is not generic: choose one that is.
