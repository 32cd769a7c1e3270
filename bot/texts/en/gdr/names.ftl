### RBB 2.0: what teams, characters and questions are called.

# The cards

gdr-player = { $who } · { $character }
gdr-team-part = The team
gdr-and-others = { $first } and more
gdr-about = { $who }: { $what }
gdr-source-title = The rules
gdr-source = Regolamento Binario Barbiglio, second edition, by A. M. A. Barbera, D. Barbera, L. Bonmassar, G. Gaviglio and D. Leccacorvi (Revelsh Blind Beholders)
gdr-team-gone = a team that is gone
gdr-element-done = Done
gdr-element-part = Done in part
gdr-element-undone = Not done

# The refusals

refused-gdr-no-such-team = No team is called “{ $name }”.
refused-gdr-team-of-many = “{ $name }” may be: { $names }. Write the whole name.
refused-gdr-no-such-character = There is no “{ $name }” in the adventure. The characters: { $names }.
refused-gdr-character-of-many = “{ $name }” may be: { $names }.
refused-gdr-not-a-player = { $player } does not play for { $team }.
