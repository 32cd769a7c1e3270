### How several things are listed, in every game.

people-and = { $first }, { $then }
people-or = { $first } or { $then }
parts-and = { $first } · { $then }
