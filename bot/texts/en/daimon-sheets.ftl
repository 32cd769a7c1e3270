### The sheet: how it is shown, written, and added to.

sheet-title = { $name } · { $who }
sheet-subtitle = of { $who } · { $campaign }
sheet-level = { $evo ->
    [0] Level { $level }
   *[other] Level { $level } · { $evo } EVO
}
sheet-alt = The sheet of { $name }
sheet-footer = Dàimon 2090 by Davide Pignedoli · CC BY-NC-SA 3.0 IT
sheet-empty = No attributes yet
sheet-and = { $first }, { $then }
sheet-bonus = { $score } { $bonus }
sheet-with-bonus = { $name } ({ $bonus })
sheet-thing = { $name } · { $about }
sheet-growth = Level { $level } · EVO { $evo } · PE { $points }/{ $most } · Reserve { $reserve }
sheet-unhurt = Wounds 0/{ $most }
sheet-hurt = Wounds { $wounds }/{ $most }, { $health }
sheet-class-line = { $klass }: { $skills }
sheet-traits = Traits: { $traits }
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
sheet-lent = { $about }, tonight only
sheet-marks = { $what } · { $marks }/{ $most } marks
sheet-spent = { $what } · spent
sheet-reserve = Reserve
sheet-points = PE
sheet-social-short = Social class
sheet-wounds = Wounds
sheet-gear-title = Weapons and protections
sheet-implants-title = Implants
sheet-grow-button = Grow
sheet-wealth-button = Resources
sheet-in-the-making = { $name } is still in the making
sheet-resume-button = Go on

sheet-field-name = name
sheet-field-description = description
sheet-field-history = history
sheet-field-notes = notes
sheet-field-equipment = equipment
sheet-field-daimon = daimon
sheet-field-look = look
sheet-field-nature = nature
sheet-field-evo = evo
sheet-field-points = pe
sheet-field-level = level
sheet-field-wounds = wounds
sheet-field-origin = origin
sheet-field-social = social-class
sheet-field-resources = resources
sheet-field-class = class
sheet-field-trait = trait
sheet-field-weapon = weapon
sheet-field-protection = protection
sheet-field-shield = shield
sheet-set-away = away
sheet-set-title = { $name } · { $who }
sheet-set-words = Written: { $field }
sheet-set-number = { $field }: { $value }
sheet-set-given = Added: { $what }
sheet-set-gone = Gone: { $what }
sheet-set-marks = { $marks ->
    [one] { $what }: 1 mark
   *[other] { $what }: { $marks } marks
}
sheet-line-words = Sheet of { $name }: { $field } written
sheet-line-number = Sheet of { $name }: { $field } at { $value }
sheet-line-given = Sheet of { $name }: { $what } added
sheet-line-taken = Sheet of { $name }: { $what } gone
sheet-line-marks = Sheet of { $name }: the marks of a thing at { $marks }
sheet-line-thing-gone = Sheet of { $name }: a thing gone

sheet-defined-class = A class of this table: { $name }
sheet-defined-trait = A trait of this table: { $name }
sheet-defined-skill = A skill of this table: { $name }
sheet-define-parent = { $name }: is it generic, or specific to which?
sheet-specific-of = Specific to { $generic }

refused-no-character = You have no character in play. Make one with /sheet new
refused-no-sheet-of = That person has no sheet yet.
refused-field-not-free = Only the Master changes this field.
refused-field-masters = Only the scene's Master changes this field. Yours are name, description, history, notes, equipment and the dàimon.
refused-field-whose = Whose sheet is it? Add player: with their name, for example player:@Anna
refused-field-of-another = Only the Master changes somebody else's sheet.
refused-field-wants-a-number = A number is wanted here.
refused-field-between = A number from { $low } to { $high } is wanted here.
refused-on-the-sheet-already = It is on the sheet already.
refused-not-on-the-sheet = It is not on the sheet.
refused-gear-name-and-value = Write its name and what it is worth, 1 to 4: for instance "Laser rifle 3"
refused-define-is-the-masters = In a session the scene's Master defines; outside of one, anybody at the table.
refused-defined-printed = “{ $name }” is in the rules already.
refused-parent-not-generic = { $skill } is not generic: choose one that is.
refused-unknown-class = “{ $name }” is no class that I know. /sheet define class makes one
