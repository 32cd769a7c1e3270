### Wounds, healing, ammunition, repairs and maintenance.

# The commands

wounds = wounds
    .about = Wounds, healing and passing days

wounds-add = add
    .about = Give wounds to a character
    .example = /wounds add @Anna 2
    .player = player
    .player-about = who is wounded
    .wounds = wounds
    .wounds-about = how many wounds

wounds-heal = heal
    .about = Heal the wounds: 1 die if light, 3 if grave
    .example = /wounds heal @Anna
    .player = player
    .player-about = who is healed
    .payer = payer
    .payer-about = who pays the dice; without it, the patient
    .place = place
    .place-about = in a clinic, with a kit (light wounds) or with advanced equipment
    .healer = healer
    .healer-about = who treats the wounds; you, if left out

wounds-day = day
    .about = Let a day of game time pass: grave wounds left untreated grow worse
    .example = /wounds day

choices-heal-place =
    .clinic = clinic
    .kit = kit
    .advanced = advanced

# The cards

health-light = light
health-grave = grave
health-dying = dying
health-dead = dead

wounds-suffered = { $who } takes { $count ->
    [one] 1 wound
   *[other] { $count } wounds
}
wounds-on-paper = Mark them on the paper sheet: the character is not kept here
wounds-none = No wounds
wounds-state = { $wounds } of { $most }, { $health }: −{ $penalty } to every action
wounds-state-next = { $wounds } of { $most }, { $health }: −{ $penalty } to every action from the next round
wounds-dying = { $name } is down and dying, { $most } of { $most } wounds: one more kills
wounds-dead = { $name } is dead
wounds-inherited = { $level ->
    [0] A new character starts from scratch
    [one] The next character will have 1 EVO to spend
   *[other] The next character will have { $level } EVO to spend
}
wounds-growing = Untreated, they get worse: one wound more every { $minutes } minutes of a session and every day of the story
wounds-grown = { $who }'s wounds get worse: 1 more
wounds-day-passed = A day of the story goes by
wounds-day-worse = Grave wounds get worse: { $who }
wounds-day-nobody = No grave wounds: nobody gets worse
wounds-kill-asked = This kills { $who }: are you sure?
wounds-kill-state = { $name }: wounds { $wounds } of { $most }; beyond that is death
wounds-kill-yes = Yes, they die
wounds-heal-button = 🩹 Heal
wounds-heal-title = Healing { $who }
wounds-heal-price = It costs { $dice ->
    [one] 1 reserve die
   *[other] { $dice } reserve dice
}: all the wounds are gone
wounds-heal-payer = Whoever is wounded pays; outside a clinic the healer may pay, with /reserve spend heal
wounds-heal-where = Where, and by whom?
wounds-place-clinic = In a clinic
wounds-place-kit = { $who } with a kit ({ $skill })
wounds-place-advanced = { $who } with advanced equipment ({ $skill })
wounds-at-clinic = In a clinic or a hospital
wounds-at-kit = { $who } treats them, with a medical kit
wounds-at-advanced = { $who } treats them, with advanced equipment
wounds-pay-asked = { $payer }: do you pay { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} to heal { $who }?
wounds-pay-asked-own = { $payer }: will you pay { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} for your treatment?
wounds-pay-button = Pay { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
wounds-healed = { $who }: wounds healed
wounds-somebody = somebody

care-paid = { $who } pays { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}: reserve { $before } → { $after }
care-reloaded = { $who } · { $what }: marks cleared
care-reloaded-for = { $who } · { $what }: marks cleared, by somebody with the same kind of weapon
care-reload-where = Only where ammunition can be had, or from a companion
care-repaired = { $who } · { $what }: as good as new
care-maintained = { $who } · { $what }: maintained
care-done-with-kit = By { $who }, with a repair kit
care-done-with-laboratory = By { $who }, in an equipped laboratory
care-done-by-professional = By professionals
care-no-marks = No marks on it
care-by-professional = By a professional
care-by-kit = { $who } with a repair kit ({ $skill })
care-by-laboratory = { $who } in an equipped laboratory ({ $skill })
care-who-maintains = { $what }: who maintains it?
care-price = { $dice ->
    [one] It costs 1 reserve die
   *[other] It costs { $dice } reserve dice
}: you pay; somebody helping you can offer to, with /reserve spend maintain
care-thing = { $what } · { $marks ->
    [one] 1 mark
   *[other] { $marks } marks
}
care-which-reload = Which weapon to reload?
care-which-repair = Which protection to repair?
care-which-maintain = Which implant?
care-something = something

# The journal

wounds-line-untreated = An hour without care for the grave wounds of { $who }
wounds-line-healed = { $who } is healed, { $payer } pays
care-line = { $who } pays for { $what }

# The refusals

refused-character-dead = That character is dead: make a new one with /sheet new

refused-character-down = That character is down: wounds have to be healed first.

refused-wounds-no-sheet = There is no living character with a sheet: /sheet new makes one.
refused-not-wounded = There are no wounds to heal.
refused-healer-down = A character who is down can heal nobody: it takes somebody else, or a clinic.
refused-healer-unskilled = Healing takes First Aid, Medicine or Surgery. Choose somebody who has it, or a clinic.
refused-healer-unskilled-grave = Grave wounds take Medicine or Surgery: First Aid is not enough. Choose somebody who has it, or a clinic.
refused-kit-not-enough = A kit is for light wounds only: grave ones take advanced equipment, or a clinic.
refused-nobody-can-heal = Nobody can heal them like that: in a clinic the patient pays; elsewhere a healer with the skill may pay too.
refused-patient-pays = In a clinic the patient pays.
refused-healer-or-patient-pays = The patient pays, or a willing healer: nobody else.
refused-payer-too-poor = It takes { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, and { $payer } has { $have } in the reserve. Outside a clinic the healer may pay: /reserve spend heal
refused-price-changed = The wounds have changed: now it takes { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}. Use /wounds heal again.
refused-no-such-ammunition = Giving ammunition takes a weapon of the same kind, and one that still counts.
refused-owner-pays = Whoever wears it pays for its repair.
refused-nothing-to-clear = There are no marks to clear: nothing to pay for.
refused-care-not-reload = { $name } is not reloaded: only weapons are.
refused-care-not-repair = { $name } is not repaired: only protection is. A weapon is reloaded, an implant is maintained.
refused-care-not-maintain = { $name } is not an implant: maintenance is for those.
refused-no-such-implant = There is no such implant: /sheet show says which you have.
refused-carer-down = A character who is down cannot look after it.
refused-carer-unskilled = That implant needs the right skill: Cybernetics or Medical Cybernetics, Nano-maintenance or Nanomedicine, Genetic Engineering. Otherwise it takes a professional.
refused-carer-or-patient-pays = Whoever has the implant pays, or a willing maintainer: nobody else.
