### Come si elencano più cose, in ogni gioco.

people-and = { $first }, { $then }
parts-and = { $first } · { $then }
