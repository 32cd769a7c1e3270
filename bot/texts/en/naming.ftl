### How several things are listed, in every game.

people-and = { $first }, { $then }
parts-and = { $first } · { $then }
