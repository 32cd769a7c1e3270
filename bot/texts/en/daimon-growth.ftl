### Growth: EVO spent at the prices of the rules.

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
growth-upgrade-gear = Improve a thing ({ $evo })
growth-gear-bonus = +1 to a skill from a thing ({ $evo })
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
growth-which-move = Which skills move to the new class? At least { $least }, used in play; and { $least } stay in those they leave.
growth-develop-not = No class to develop for now: it takes { $least } skills used in play, and { $least } have to stay in the classes that they leave.
growth-develop-able = Ready to move: { $skills }.
growth-develop-how = Use other skills in checks, or learn new ones; or take a class for { $price } EVO.
growth-develop-sure = Develop { $name }
growth-name-class = Which class…
growth-developed = { $klass }: { $skills }
growth-resources = Resources { $resources }
growth-which-gear = What? No heavier than what is owned already.
growth-gear-how = Tell how it is come by.
growth-gained-gear = { $what }
growth-which-upgrade = What gets one step better?
growth-upgraded = { $what }
growth-which-tune = Which thing will help a skill?
growth-tune-skill = { $what }: which skill?
growth-tuned = { $what }
growth-which-implant = A new one, or one to improve?
growth-implant-where = It takes an equipped place, or somebody who can do it.
growth-improve = { $what } +1
growth-implant-what = What does it improve?
growth-implant-name = What is it called?
growth-name-implant = Name it…
growth-gained-implant = { $what }
growth-improved-implant = { $what }

growth-line-point = { $who } buys a PE
growth-line-score = { $who } spends EVO: { $score } +1
growth-line-trait = { $who } spends EVO: trait { $trait }
growth-line-class = { $who } spends EVO: class { $klass }
growth-line-developed = { $who } develops the class { $klass }
growth-line-resources = { $who } spends EVO: Resources +1
growth-line-gear = { $who } spends EVO: { $name }
growth-line-upgraded = { $who } spends EVO to improve a thing
growth-line-tuned = { $who } spends EVO: a thing helps { $score }
growth-line-implant = { $who } spends EVO: implant { $name }
growth-line-improved = { $who } spends EVO: an implant gives +1 to { $score }

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

refused-evo-short = { $need ->
    [one] It takes 1 EVO
   *[other] It takes { $need } EVO
}: you have { $have }. 7 PE make an EVO: /reserve spend evolution
refused-attribute-unknown = Which attribute? Power, dexterity, agility, intelligence, spirit or charisma.
refused-attribute-risen = An attribute grows by { $rise } over creation at most.
refused-class-for-skill = A new skill goes into one of your classes: choose which.
refused-classes-at-most = There are { $most } classes at most.
refused-develop-so-many = It takes at least { $least } different skills.
refused-skill-not-held = { $skill } is not among your skills.
refused-skill-not-used = { $skill } has not been used in play yet.
refused-class-keeps = { $klass } has to keep at least { $least } skills.
refused-resources-uncounted = In your social class Resources are no longer counted.
refused-resources-at-the-top = Resources stop at { $top }: higher up is the Master's to give.
refused-gear-too-heavy = Up to what is owned already: { $weight }. Improve that first.
refused-gear-at-the-top = This thing gets no better.
refused-gear-tuned-already = This thing helps a skill already: one each.
