### Sheets and definitions: how a character is shown, and the table's own classes, traits and skills.

# The commands

sheet = sheet
    .about = The sheets of the characters

sheet-show = show
    .about = Show a sheet, as a picture too
    .example = /sheet show @Anna
    .player = player
    .player-about = whose; without it, yours

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
    .arms-about = for a class: whether it lives by arms or by crime

choices-sheet-kind =
    .class = class
    .trait = trait
    .skill = skill

choices-sheet-arms =
    .none = none
    .fighting = fighting
    .special = special

# The cards

gear-no-weapon = none

implant-visible = Cybernetic
implant-hidden = Hidden cybernetic
implant-nano = Nanotechnology
implant-genetic = Genetic

sheet-quick = quick
    .class = trade
    .class-about = a class from the rules, or your own
sheet-whole = their-daimon
    .name = name
    .name-about = what it is called
    .look = look
    .look-about = how it appears in the VRN
    .nature = nature
    .nature-about = how it behaves
sheet-share = points
    .points = points
    .points-about = six numbers, for instance 3 2 2 2 2 1
sheet-refine = refine
    .class = class
    .class-about = the class, more precisely
    .trait = trait
    .trait-about = the trait, more precise
sheet-first = class
    .class = class
    .class-about = the first class
sheet-begin = trait
    .trait = trait
    .trait-about = the first trait
sheet-event = event
    .trait = trait
    .trait-about = the trait that stayed
    .event = event
    .event-about = what happened
sheet-class = class
    .class = class
    .class-about = one from the rules, or your own
sheet-trait = trait
    .trait = trait
    .trait-about = one from the rules, or your own
sheet-learn = skill
    .skill = skill
    .skill-about = which one
    .score = score
    .score-about = 1 to 4; 0 takes it away
sheet-which = which
    .which = which
    .which-about = which art, which weapon
sheet-daimon = daimon
    .name = name
    .name-about = what it is called
    .look = look
    .look-about = how it appears in the VRN
    .nature = nature
    .nature-about = how it behaves
sheet-fit = implant
    .score = skill
    .score-about = which one it improves
sheet-implant = implant
    .name = name
    .name-about = what it is: eye, leg, nanoswarm…
    .second = other
    .second-about = the other skill or attribute, +1
sheet-arm = gear
    .name = name
    .name-about = what it is, for instance Pistol

gear-spent-weapon = { $name } (spent)
gear-spent-protection = { $name } (useless)
gear-spent-shield = { $name } (useless)
gear-worth = { $name } { $value }
gear-carried = Gear: { $gear }
gear-last-weapon = { $name }: all its marks are used up, and it no longer counts. Clear them with /reserve spend reload
gear-last-protection = { $name }: useless now. Repair it with /reserve spend repair
gear-last-shield = { $name }: useless now. Repair it with /reserve spend repair
gear-unarmed = unarmed

sheet-title = { $name } · { $who }
sheet-subtitle = played by { $who } · { $campaign }
sheet-level = { $evo ->
    [0] Level { $level }
   *[other] Level { $level } · { $evo } EVO
}
sheet-alt = The sheet of { $name }
sheet-footer = Dàimon 2090 by Davide Pignedoli · CC BY-NC-SA 3.0 IT
sheet-empty = No attributes yet
sheet-bonus = { $score } { $bonus }
sheet-with-bonus = { $name } ({ $bonus })
sheet-thing = { $name } · { $about }
sheet-growth = Level { $level } · EVO { $evo } · PE { $points }/{ $most } · Reserve { $reserve }
sheet-unhurt = Wounds 0/{ $most }
sheet-hurt = Wounds { $wounds }/{ $most }, { $health }
sheet-class-line = { $klass }: { $skills }
sheet-traits = Traits: { $traits }
sheet-traits-title = Traits
sheet-trait-about = { $name }: { $about }
sheet-trait-enemy = { $name }: who is it, and why? Write it with /sheet set { $name } "…"
sheet-social-class = { $number } · { $name }
sheet-social = Social class { $social } (birth { $origin }) · Resources { $resources }
sheet-social-uncounted = Social class { $social } (birth { $origin })
sheet-its-daimon = Dàimon { $name }: { $about }
sheet-daimon-name = Dàimon { $name }
sheet-daimon-voice = Voiced by { $who }
sheet-event-line = Event: { $event }
sheet-note-description = Description
sheet-note-history = History
sheet-note-notes = Notes
sheet-note-equipment = Equipment
sheet-note = { $title }: { $text }
sheet-implant-about = { $sort }, { $given }
sheet-weapon = weapon { $value } ({ $weight })
sheet-protection = protection { $value } ({ $weight })
sheet-gear-examples = { $weight }. Weapons: { $weapons }. Protection: { $protections }
sheet-lent = { $about }, tonight only
sheet-marks = { $what } · { $marks }/{ $most } marks
sheet-spent = { $what } · spent
sheet-reserve = Reserve
sheet-points = PE
sheet-social-short = Social class
sheet-wounds = Wounds
sheet-gear-title = Weapons and protection
sheet-implants-title = Implants
sheet-grow-button = Grow
sheet-wealth-button = Resources
sheet-paper-button = Print
sheet-paper-ready = { $name }: the sheet as it is now, on an A4 page to print
sheet-paper-file = sheet.pdf
sheet-in-the-making = { $name } is still being made
sheet-resume-button = Go on

sheet-defined-class = A class of this table: { $name }
sheet-defined-trait = A trait of this table: { $name }
sheet-defined-skill = A skill of this table: { $name }
sheet-define-parent = { $name }: is it generic, or specific to which?
sheet-specific-of = Specific to { $generic }

# The refusals

refused-no-such-gear = Your character has no such weapon or protection: /sheet show says what it has.
refused-unknown-thing = There is no “{ $name }” on the sheet: /sheet show says what there is.

refused-attribute-at-the-top = No attribute goes above { $top }.
refused-class-unknown = There is no such class: choose from the list, or define it with /sheet define class
refused-trait-unknown = There is no such trait: choose from the list, or define it with /sheet define trait
refused-skill-unknown = There is no such skill: try another name, or define it with /sheet define skill
refused-trait-held-already = { $trait } is already chosen.
refused-class-held-already = That class is already chosen.
refused-class-not-held = That class is not on the sheet.
refused-class-needed = There is no class on the sheet: first a class, then the skill.
refused-traits-at-most = { $most } traits at most.
refused-skill-at-the-top = { $skill } is at its highest: { $top }.
refused-generic-few = { $need ->
    [one] { $skill } at { $score } needs 1 specific skill at { $score } or more: it has { $have }. The Master can define some: /sheet define
   *[other] { $skill } at { $score } needs { $need } specific skills at { $score } or more: it has { $have }. The Master can define some: /sheet define
}
refused-generic-low = { $skill } at { $score } needs all its specific skills at { $score }: one is still at { $have }.
refused-implant-unknown = That implant is no longer there.
refused-gear-unknown = That weapon or protection is not theirs (any more).

refused-pool-too-large = Dice: at most { $most } per roll, besides the reserve.
refused-pool-needs-attribute = First choose an attribute or a number of dice.
refused-no-sheet = Your character has no attributes yet: say how many dice, for instance /roll 5 reserve:2
refused-trait-gives-otherwise = { $trait } already exists and does not give that bonus: for a trait of your own with a bonus, choose another name.
refused-skill-wants-weapon = “{ $skill }” needs its weapon in hand, and there is none: choose another skill, or none.
refused-trait-not-held = Your character does not have that trait: /sheet show lists those it has.
refused-unknown-skill = There is no skill called “{ $name }”: /sheet show lists yours, /sheet define adds new ones.
refused-unknown-trait = There is no trait called “{ $name }”: /sheet show lists yours, /sheet define adds new ones.

refused-no-sheet-of = That person has no sheet yet.
refused-define-is-the-masters = In a session the scene's Master defines; outside of one, anybody at the table.
refused-defined-printed = “{ $name }” is already in the rules.
refused-unknown-class = There is no class called “{ $name }”: /sheet define class makes one
