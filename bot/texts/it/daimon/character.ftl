### Schede e definizioni: come si mostra un personaggio, e le classi, i tratti e le abilità del tavolo.

# I comandi

sheet = scheda
    .about = Le schede dei personaggi

sheet-show = mostra
    .about = Mostra una scheda, anche come immagine
    .example = /scheda mostra @Anna
    .player = giocatore
    .player-about = di chi; senza, la tua

sheet-define = definisci
    .about = Definisce una classe, un tratto o un'abilità di questo tavolo
    .example = /scheda definisci tratto Altruista "aiuta chi è in pericolo"
    .kind = tipo
    .kind-about = classe, tratto o abilità
    .name = nome
    .name-about = come si chiama
    .details = dettagli
    .details-about = descrizione; per un'abilità, se è generica o di quale generica fa parte
    .arms = armi
    .arms-about = per una classe: se vive di armi o di crimine

choices-sheet-kind =
    .class = classe
    .trait = tratto
    .skill = abilita

choices-sheet-arms =
    .none = nessuna
    .fighting = combattimento
    .special = speciale

# Le carte

gear-no-weapon = nessuna

implant-visible = Cibernetico
implant-hidden = Cibernetico nascosto
implant-nano = Nanotecnologia
implant-genetic = Genetico

sheet-quick = veloce
    .class = mestiere
    .class-about = una classe del manuale, o vostra
sheet-whole = suo-daimon
    .name = nome
    .name-about = come si chiama
    .look = aspetto
    .look-about = come appare nella VRN
    .nature = carattere
    .nature-about = come si comporta
sheet-share = punti
    .points = punti
    .points-about = sei cifre, per esempio 3 2 2 2 2 1
sheet-refine = precisa
    .class = classe
    .class-about = la classe, più precisa
    .trait = tratto
    .trait-about = il tratto, più preciso
sheet-first = classe
    .class = classe
    .class-about = la prima classe
sheet-begin = tratto
    .trait = tratto
    .trait-about = il primo tratto
sheet-event = episodio
    .trait = tratto
    .trait-about = il tratto che gli è rimasto
    .event = episodio
    .event-about = che cosa è successo
sheet-class = classe
    .class = classe
    .class-about = una del manuale, o vostra
sheet-trait = tratto
    .trait = tratto
    .trait-about = uno del manuale, o vostro
sheet-learn = abilita
    .skill = abilità
    .skill-about = quale
    .score = punteggio
    .score-about = da 1 a 4; 0 la toglie
sheet-which = quale
    .which = quale
    .which-about = quale arte, quale arma
sheet-daimon = daimon
    .name = nome
    .name-about = come si chiama
    .look = aspetto
    .look-about = come appare nella VRN
    .nature = carattere
    .nature-about = come si comporta
sheet-fit = potenziamento
    .score = abilità
    .score-about = quale migliora
sheet-implant = potenziamento
    .name = nome
    .name-about = che cos'è: occhio, gamba, nanosciame…
    .second = altra
    .second-about = l'altra abilità o caratteristica, +1
sheet-arm = equipaggiamento
    .name = nome
    .name-about = che cos'è, per esempio Pistola

gear-spent-weapon = { $name } (marcatori finiti)
gear-spent-protection = { $name } (inservibile)
gear-spent-shield = { $name } (inservibile)
gear-worth = { $name } { $value }
gear-carried = Armi e protezioni: { $gear }
gear-last-weapon = { $name }: marcatori finiti, da adesso non conta. Si azzerano con /riserva spendi ricarica
gear-last-protection = { $name }: inservibile. Si ripara con /riserva spendi riparazione
gear-last-shield = { $name }: inservibile. Si ripara con /riserva spendi riparazione
gear-unarmed = disarmato

sheet-title = { $name } · { $who }
sheet-subtitle = di { $who } · { $campaign }
sheet-level = { $evo ->
    [0] Livello { $level }
   *[other] Livello { $level } · { $evo } EVO
}
sheet-alt = La scheda di { $name }
sheet-footer = Dàimon 2090 di Davide Pignedoli · CC BY-NC-SA 3.0 IT
sheet-empty = Ancora senza caratteristiche
sheet-bonus = { $score } { $bonus }
sheet-with-bonus = { $name } ({ $bonus })
sheet-thing = { $name } · { $about }
sheet-growth = Livello { $level } · EVO { $evo } · PE { $points }/{ $most } · Riserva { $reserve }
sheet-unhurt = Ferite 0/{ $most }
sheet-hurt = Ferite { $wounds }/{ $most }, { $health }
sheet-class-line = { $klass }: { $skills }
sheet-traits = Tratti: { $traits }
sheet-traits-title = Tratti
sheet-trait-about = { $name }: { $about }
sheet-trait-enemy = { $name }: contro chi, e perché? Scrivilo con /scheda modifica { $name } "…"
sheet-social-class = { $number } · { $name }
sheet-social = Classe sociale { $social } (nascita { $origin }) · Risorse { $resources }
sheet-social-uncounted = Classe sociale { $social } (nascita { $origin })
sheet-its-daimon = Dàimon { $name }: { $about }
sheet-daimon-name = Dàimon { $name }
sheet-daimon-voice = Gli dà voce { $who }
sheet-event-line = Episodio: { $event }
sheet-note-description = Descrizione
sheet-note-history = Storia
sheet-note-notes = Note
sheet-note-equipment = Dotazione
sheet-note = { $title }: { $text }
sheet-implant-about = { $sort }, { $given }
sheet-weapon = arma { $value } ({ $weight })
sheet-protection = protezione { $value } ({ $weight })
sheet-gear-examples = { $weight }. Armi: { $weapons }. Protezioni: { $protections }
sheet-lent = { $about }, solo per stasera
sheet-marks = { $what } · { $marks }/{ $most } marcatori
sheet-spent = { $what } · marcatori finiti
sheet-reserve = Riserva
sheet-points = PE
sheet-social-short = Classe sociale
sheet-wounds = Ferite
sheet-gear-title = Armi e protezioni
sheet-implants-title = Potenziamenti
sheet-grow-button = Evolvi
sheet-wealth-button = Risorse
sheet-paper-button = Stampa
sheet-paper-ready = { $name }: la scheda com'è ora, su un foglio A4 da stampare
sheet-paper-file = scheda.pdf
sheet-in-the-making = { $name } è ancora in creazione
sheet-resume-button = Riprendi

sheet-defined-class = Una classe di questo tavolo: { $name }
sheet-defined-trait = Un tratto di questo tavolo: { $name }
sheet-defined-skill = Un'abilità di questo tavolo: { $name }
sheet-define-parent = { $name }: è generica, o specifica di quale?
sheet-specific-of = Specifica di { $generic }

# I rifiuti

refused-no-such-gear = Il tuo personaggio non ha quell'arma o quella protezione: con /scheda mostra vedi quelle che ha.
refused-unknown-thing = Nella scheda non c'è «{ $name }»: con /scheda mostra si vede quel che c'è.

refused-attribute-at-the-top = Nessuna caratteristica supera { $top }.
refused-class-unknown = Questa classe non c'è: sceglila dall'elenco, o definiscila con /scheda definisci classe
refused-trait-unknown = Questo tratto non c'è: sceglilo dall'elenco, o definiscilo con /scheda definisci tratto
refused-skill-unknown = Questa abilità non c'è: cercala con un altro nome, o definiscila con /scheda definisci abilita
refused-trait-held-already = { $trait }: ce l'ha già.
refused-class-held-already = Quella classe ce l'ha già.
refused-class-not-held = Quella classe non è sulla scheda.
refused-class-needed = Sulla scheda non c'è nessuna classe: prima ci vuole quella, poi l'abilità.
refused-traits-at-most = I tratti sono al massimo { $most }.
refused-skill-at-the-top = { $skill } è al massimo: { $top }.
refused-generic-few = { $need ->
    [one] Per { $skill } a { $score } serve 1 specifica a { $score } o più: ne ha { $have }. Il Master può definirne: /scheda definisci
   *[other] Per { $skill } a { $score } servono { $need } specifiche a { $score } o più: ne ha { $have }. Il Master può definirne: /scheda definisci
}
refused-generic-low = Per { $skill } a { $score } tutte le sue specifiche vanno portate a { $score }: una è ferma a { $have }.
refused-implant-unknown = Quel potenziamento non c'è più.
refused-gear-unknown = Quest'arma o protezione non è (più) sua.

refused-pool-too-large = dadi: al massimo { $most } per tiro, oltre alla Riserva.
refused-pool-needs-attribute = Scegli prima la caratteristica o il numero di dadi.
refused-no-sheet = Il tuo personaggio non ha ancora le caratteristiche: di' quanti dadi, per esempio /tira 5 riserva:2
refused-trait-gives-otherwise = { $trait } c'è già e non dà quel bonus: per un tratto vostro con un bonus scegliete un altro nome.
refused-skill-wants-weapon = «{ $skill }» vuole la sua arma in mano, e qui non ce n'è: scegli un'altra abilità, o nessuna.
refused-trait-not-held = Il tuo personaggio non ha quel tratto: con /scheda mostra vedi quelli che ha.
refused-unknown-skill = Non conosco l'abilità «{ $name }»: con /scheda mostra vedi le tue, con /scheda definisci se ne aggiungono.
refused-unknown-trait = Non conosco il tratto «{ $name }»: con /scheda mostra vedi i tuoi, con /scheda definisci se ne aggiungono.

refused-no-sheet-of = Quella persona non ha ancora una scheda.
refused-define-is-the-masters = In sessione definisce il Master della scena; fuori, chiunque al tavolo.
refused-defined-printed = «{ $name }» c'è già nel manuale.
refused-unknown-class = «{ $name }» non è una classe che conosco. Si definisce con /scheda definisci classe
