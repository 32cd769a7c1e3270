### Da dove vengono i dadi di un tiro, e la scheda con cui si compongono.

pool-dice = { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
}
pool-sum = { $parts } = { $dice }
pool-sum-never-below = { $parts } = { $dice }: sotto zero non si scende
pool-bid = Puntata: +{ $bid } dalla Riserva
pool-score = { $name } { $score }
pool-class = classe { $dice }
pool-trait = { $name } { $dice }
pool-leaning = { $name } (effetto) { $dice }
pool-implant = { $name } { $dice }
pool-weapon = { $name } { $dice }
pool-bonus = bonus { $dice }
pool-master = dal Master { $dice }
pool-wounds = ferite { $dice }
pool-advantage = vantaggio { $dice }
pool-disadvantage = svantaggio { $dice }
pool-numbers = numero { $dice }
pool-gear = armi e protezioni { $dice }
pool-strategy = strategia { $dice }

gear-spent-weapon = { $name } (scarica)
gear-spent-protection = { $name } (inservibile)
gear-spent-shield = { $name } (inservibile)
gear-worth = { $name } { $value }
gear-carried = Armi e protezioni: { $gear }
gear-last-weapon = { $name }: munizioni finite. Si ricarica con /riserva spendi ricarica
gear-last-protection = { $name }: inservibile. Si ripara con /riserva spendi riparazione
gear-last-shield = { $name }: inservibile. Si ripara con /riserva spendi riparazione
gear-unarmed = disarmato

composer-which-attribute = Quale caratteristica?
composer-how-many-dice = Quanti dadi, senza la Riserva?
composer-bid = Quanti dadi della Riserva punti? Ne hai { $most }
composer-no-bid = Nessun dado Riserva da puntare
composer-chosen = ✓ { $what }
composer-class = Classe
composer-bonus = { $bonus ->
    [0] Niente bonus
   *[other] Bonus +{ $bonus }
}
composer-other-attribute = Altra caratteristica
composer-other-dice = Altri dadi
composer-bid-button = Puntata: { $bid }…
composer-other-skills = Altre abilità…
composer-other-weapons = Altre armi…
composer-back = ‹ Indietro
composer-odds = Probabilità
composer-roll = Tira

refused-pool-needs-attribute = Scegli prima la caratteristica o il numero di dadi.
refused-no-sheet = Il tuo personaggio non ha ancora le caratteristiche: di' quanti dadi, per esempio /tira 5 riserva:2
refused-trait-not-held = Il tuo personaggio non ha quel tratto: con /scheda mostra vedi quelli che ha.
refused-unknown-skill = Non conosco l'abilità «{ $name }»: con /scheda mostra vedi le tue, con /scheda definisci se ne aggiungono.
refused-unknown-trait = Non conosco il tratto «{ $name }»: con /scheda mostra vedi i tuoi, con /scheda definisci se ne aggiungono.
