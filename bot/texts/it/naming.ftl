### Come si elencano più cose, in ogni gioco.

people-and = { $first }, { $then }
people-or = { $first } o { $then }
parts-and = { $first } · { $then }
