### Prove: chi tira, il target segreto, l'aiuto, il risultato; da dove vengono i dadi, e la carta con cui si compongono.

# I comandi

check = prova
    .about = Chiede una prova a un personaggio
    .example = /prova @Anna "scassinare la serratura"
    .player = giocatore
    .player-about = chi deve tirare
    .note = nota
    .note-about = di che prova si tratta
    .target = target
    .target-about = i successi che servono, in segreto: senza, ti viene chiesto in privato
    .bonus = bonus
    .bonus-about = dadi in più, o in meno con il segno -

assist = assisti
    .about = Presta un dado della tua Riserva a chi sta per tirare
    .example = /assisti @Bruno
    .player = giocatore
    .player-about = chi riceve il dado

choices-attribute =
    .power = potenza
    .dexterity = destrezza
    .agility = agilita
    .intelligence = intelligenza
    .spirit = spirito
    .charisma = carisma

check-drop = ritira-prova
    .about = Ritira una prova già caduta, con il motivo
    .example = /ritira-prova 12 motivo:"la porta era aperta"
    .why = motivo
    .why-about = perché si ritira: lo leggono tutti

# Le carte

check-title = Prova di { $who }
check-title-note = { $who } · { $note }

check-for-whom = A chi chiedi una prova, e contro quale target?
check-for = chiedi-prova
    .note = nota
    .note-about = di che prova si tratta: lo leggono tutti
check-for-note = { $note }: a chi, e contro quale target?
check-about-button = ✍️ Prova di…
check-about-other = ✍️ Altro…
check-for-one = Quanto è difficile la prova di { $who }?
check-for-how = Il target lo vedi solo tu, fino al tiro.
check-ask-button = { $who }: { $target }
check-all = Tutti
check-of-all = Una prova per tutti
check-of-all-note = Una prova per tutti · { $note }

check-waits-player = { $who }: scegli i dadi e la puntata
check-waits-player-own = { $who }: prima scegli i dadi e la puntata, poi chi siede alla tua destra fissa il target
check-target-known = Il target è già fissato, in segreto
check-locked = { $who } ha scelto dadi e puntata
check-waits-judge = Tocca a { $who }: il target in segreto, poi si tira
check-waits-nobody = La sedia del Master è libera: prima si sorteggia chi la prende
check-waits-word = Tocca a { $who }: manca solo la sua parola, poi si tira
check-waits-others = Si aspetta: { $who }. Si tira tutti insieme
check-bonus-master = Dal Master: { $dice }
check-helped = { $who } presta un dado
check-helps = { $who } presta un dado: Riserva { $before } → { $after }
check-button-roll = Scegli i dadi
bystander-nobodys = Non conta per nessuno: chi ha tirato guarda e basta
bystander-line = { $who }, che guarda, tira: { $faces }, { $count ->
    [0] nessun successo
    [one] 1 successo
   *[other] { $count } successi
}
check-button-target = Target
check-button-bonus = Bonus
check-button-dice = Dadi proposti
check-proposed = { $dice ->
    [one] { $who } propone 1 dado, senza prenderlo dalla scheda: vale?
   *[other] { $who } propone { $dice } dadi, senza prenderli dalla scheda: valgono?
}
check-proposed-with-target = { $dice ->
    [one] { $who } propone 1 dado, senza prenderlo dalla scheda: fissando il target lo confermi.
   *[other] { $who } propone { $dice } dadi, senza prenderli dalla scheda: fissando il target li confermi.
}
check-grant-dice = Sì, { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
}
check-deny-dice = No, dalla scheda
check-dice-denied = { $who }: i dadi si prendono dalla scheda
check-button-help = Presta un dado
check-button-drop = Ritira
check-button-roll-again = Cambia i dadi
check-button-target-again = Cambia il target
check-fell = Il tiro è stato annullato, ma i dadi si conoscono: rivelato di nuovo cade uguale. Per cambiare qualcosa serve il sì di chi ha voce in capitolo.
known-changed = Erano caduti su { $was }; ora: { $now }
known-oracle = La domanda all'oracolo che era stata annullata, rifatta a un'altra tabella
known-chair = Era già stata sorteggiata fra { $was }
known-chair-had = La sedia era di { $who }
known-chair-now = Ora si sorteggerebbe fra { $now }
known-chair-out = Così { $who }, che aveva vinto, resta fuori
known-dropped = Erano caduti su { $was }
known-dice = { $who } { $natural } + { $bid } di Riserva
known-help = 1 di aiuto
known-target = target { $target }
known-figures = distanza { $distance }, taglia { $size }, protezione { $protection }
known-answer = { $who }: { $choice }
known-silence = nessuna risposta

check-dropped = { $title } — ritirata
check-dropped-why = Niente tiro: le puntate e i dadi prestati tornano a chi li aveva messi

check-compose = Che cosa metti in gioco?
check-compose-note = Che cosa metti in gioco? · { $note }

check-which-target = Quanti successi servono? Conta la difficoltà in sé, non chi tira
check-difficulty = { $target } · { $difficulty }
check-target-set = Target { $target } · { $difficulty }
check-target-typed-aloud = C'è un target che devi fissare in segreto, e questo lo leggevano tutti: non vale. Fissalo qui, dove vedi solo tu.
check-target-secret = Resta un segreto fino al tiro
check-grant-bonus = { $who } chiede un bonus di { $dice }: vale?
check-grant = Sì, { $dice }
check-deny = No
check-bonus-with-target = { $who } chiede un bonus di { $dice }: fissando il target lo concedi.
check-deny-bonus = No, senza bonus

check-faces = { $faces } → { $sum } ({ $difficulty })
check-faces-reserve = { $faces } + Riserva { $more }
check-faces-help = { $faces } + aiuto { $more }
check-margin-over-far = Margine +{ $margin }: oltre ogni aspettativa
check-margin-short-far = Margine −{ $margin }: un fallimento grave
check-bonus-denied = Bonus di { $dice } chiesto e non concesso
check-bid-none = Nessuna puntata: Riserva { $now }
check-bid-won = Puntata { $bid }, { $bid ->
    [one] spesa
   *[other] tutta spesa
} con il successo: Riserva { $before } → { $after }
check-bid-one = Puntata 1: un dado solo non torna mai. Riserva { $before } → { $after }
check-bid-lost = Puntata { $bid }: { $back ->
    [one] 1 dado torna
   *[other] { $back } dadi tornano
}, uno è perso. Riserva { $before } → { $after }
check-help-spent = Il dado prestato da { $who } è speso comunque
check-implant-spent = { $name } è all'ultimo marcatore: finita la scena, niente bonus fino alla manutenzione

check-column-number = Sigillo
check-column-who = Chi
check-column-note = Nota
check-column-dice = Dadi
check-column-reserve = Riserva
check-column-help = Aiuto di
check-column-successes = Successi
check-column-target = Target
check-column-before = Riserva prima
check-column-after = Riserva dopo

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

composer-which-attribute = Quale caratteristica?
composer-how-many-dice = Quanti dadi, senza la Riserva?
composer-which-attribute-else = Altrimenti, quale caratteristica?
composer-how-many-dice-else = Altrimenti: quanti dadi, senza la Riserva?
likely-how = Un tocco risponde; per cambiare qualcosa si sceglie sotto
likely-named = { $how }: { $sum }
likely-bid = { $dice ->
    [one] 1 dado, punta { $bid }
   *[other] { $dice } dadi, punta { $bid }
}
likely-as-before = Come prima
likely-again = Come prima: { $how }, { $sum }
likely-class = classe
likely-counted = Contati al tavolo
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
composer-all = Altro…
composer-other-skills = Altre abilità…
composer-other-weapons = Altre armi…
composer-unprotected = Senza protezione
composer-which-weapon = Con quale arma?
composer-back = ‹ Indietro
composer-odds = Probabilità
composer-roll = Tira

# Il diario

check-line-asked = { $by } chiede una prova a { $who }
check-line-own = { $who } tenta una prova
check-line-target = { $by } ha fissato un target
check-line-dice = { $by } ha accettato un numero di dadi proposto da { $who }
check-line-dice-denied = { $by } ha chiesto a { $who } di prendere i dadi dalla scheda
check-line-bonus = { $by } ha deciso su un bonus
check-line-helped = { $by } presta un dado a { $who }
check-line-dropped = Prova di { $who } ritirata
check-line-dropped-known = Prova di { $who } ritirata, facce note · motivo: { $why }
check-line-rolled = { $who } ha tirato una prova: { $faces }
check-line-result = { $who } ha tirato una prova: { $faces }, { $count ->
    [0] nessun successo
    [one] 1 successo
   *[other] { $count } successi
} contro { $target }

# I rifiuti

refused-target-is-the-masters = Il target lo fissa il Master, in segreto: tira senza, glielo chiedo io.
refused-target-not-yours = Qui tira il Master: il target lo fissa chi siede alla sua destra.
refused-proposal-is-the-masters = Se i dadi proposti valgono lo dice il Master.
refused-proposal-not-yours = Qui tira il Master: se i dadi proposti valgono lo dice chi siede alla sua destra.
refused-bonus-is-the-masters = Se il bonus vale lo dice il Master.
refused-bonus-not-yours = Qui tira il Master: se il bonus vale lo dice chi siede alla sua destra.
refused-bystander-plain = Non sei a questo tavolo: da qui si tirano solo dadi semplici, per esempio /tira 5. Per giocare c'è /campagna entra
refused-target-set-already = Il target di questa prova è già stato fissato.
refused-target-out-of-range = Il target va da { $low } a { $high }.
refused-bid-comes-first = Prima chi tira sceglie dadi e puntata, poi si fissa il target.
refused-bid-too-high = { $have ->
    [0] Non hai dadi liberi nella Riserva: tira senza puntata.
    [one] Puoi puntare al massimo 1 dado: è tutta la tua Riserva libera.
   *[other] Puoi puntare da 0 a { $have } dadi: è tutta la tua Riserva libera.
}
refused-no-bonus-to-judge = Su questa prova non c'è nessun bonus da decidere.
refused-dice-settled = Sui dadi di questa prova è già stato deciso.
refused-dice-or-attribute = O un numero di dadi, o la caratteristica con l'abilità: tutti e due insieme no.
refused-sheet-first = A questo tavolo si gioca con le schede, e qui i dadi vengono da lì: prima finisci la tua con /scheda nuova. Bastano tre domande.
refused-dice-of-the-sheet = Hai una scheda: qui i dadi vengono da lì. Indica caratteristica e abilità, o usa i pulsanti.
refused-check-open-already = Ha già una prova aperta: prima si tira o si ritira quella.
refused-check-own-target = È il tuo personaggio: il target lo fissa chi siede alla tua destra, dopo la puntata. Chiedi la prova senza.
refused-check-own-bonus = È il tuo personaggio: il bonus chiedilo con il tiro, decide chi siede alla tua destra.
refused-check-locked = Hai già scelto dadi e puntata: si tira quando c'è tutto il resto.
refused-check-not-yours = Questa prova tocca a un'altra persona: nessuno tira per gli altri.
refused-check-not-ready = Questa prova aspetta ancora qualcosa: i dadi non possono cadere.
refused-check-over = Questa prova è finita o è stata ritirata. Per un nuovo tentativo, /tira da capo.
refused-check-no-dice = Non c'è nessun dado da tirare: punta almeno un dado della Riserva.
refused-no-check-to-help = Non ha nessun tiro in attesa: l'aiuto va dato prima.
refused-help-yourself = La tua Riserva la punti: l'aiuto viene da un'altra persona.
refused-help-of-a-rival = Chi è in questo confronto, o risponde per un personaggio del Master, non presta dadi a nessuno.
refused-help-already = Qualcuno ha già prestato un dado: l'aiuto è uno solo.
refused-help-knows-target = Hai fissato tu il target di questa prova: l'aiuto deve venire da chi non lo conosce.
refused-stable-master-rolls-not = Il Master fisso non ha un personaggio né una Riserva: tirano i giocatori.
refused-no-master-now = Ora nessuno fa il Master: prima si sorteggia chi guida la scena.
refused-nobody-to-judge = Al tavolo ci sei solo tu: serve qualcuno che fissi il target.
refused-check-nobody-to-ask = Nessuno può tirare ora: hanno già una prova aperta, o il loro personaggio è a terra.
