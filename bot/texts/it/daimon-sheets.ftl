### La scheda: come si mostra, si scrive, si arricchisce.

sheet-title = { $name } · { $who }
sheet-subtitle = di { $who } · { $campaign }
sheet-level = { $evo ->
    [0] Livello { $level }
   *[other] Livello { $level } · { $evo } EVO
}
sheet-alt = La scheda di { $name }
sheet-footer = Dàimon 2090 di Davide Pignedoli · CC BY-NC-SA 3.0 IT
sheet-empty = Ancora senza caratteristiche
sheet-and = { $first }, { $then }
sheet-bonus = { $score } { $bonus }
sheet-with-bonus = { $name } ({ $bonus })
sheet-thing = { $name } · { $about }
sheet-growth = Livello { $level } · EVO { $evo } · PE { $points }/{ $most } · Riserva { $reserve }
sheet-unhurt = Ferite 0/{ $most }
sheet-hurt = Ferite { $wounds }/{ $most }, { $health }
sheet-class-line = { $klass }: { $skills }
sheet-traits = Tratti: { $traits }
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
sheet-lent = { $about }, solo per stasera
sheet-marks = { $what } · { $marks }/{ $most } tacche
sheet-spent = { $what } · esaurito
sheet-reserve = Riserva
sheet-points = PE
sheet-social-short = Classe sociale
sheet-wounds = Ferite
sheet-gear-title = Armi e protezioni
sheet-implants-title = Potenziamenti
sheet-grow-button = Evolvi
sheet-wealth-button = Risorse
sheet-in-the-making = { $name } è ancora in creazione
sheet-resume-button = Riprendi

sheet-field-name = nome
sheet-field-description = descrizione
sheet-field-history = storia
sheet-field-notes = note
sheet-field-equipment = dotazione
sheet-field-daimon = daimon
sheet-field-look = aspetto
sheet-field-nature = carattere
sheet-field-evo = evo
sheet-field-points = pe
sheet-field-level = livello
sheet-field-wounds = ferite
sheet-field-origin = origine
sheet-field-social = classe-sociale
sheet-field-resources = risorse
sheet-field-class = classe
sheet-field-trait = tratto
sheet-field-weapon = arma
sheet-field-protection = protezione
sheet-field-shield = scudo
sheet-set-away = via
sheet-set-title = { $name } · { $who }
sheet-set-words = Scritto: { $field }
sheet-set-number = { $field }: { $value }
sheet-set-given = In più: { $what }
sheet-set-gone = Via: { $what }
sheet-set-marks = { $marks ->
    [one] { $what }: 1 tacca
   *[other] { $what }: { $marks } tacche
}
sheet-line-words = Scheda di { $name }: scritto { $field }
sheet-line-number = Scheda di { $name }: { $field } a { $value }
sheet-line-given = Scheda di { $name }: in più { $what }
sheet-line-taken = Scheda di { $name }: via { $what }
sheet-line-marks = Scheda di { $name }: tacche di un oggetto a { $marks }
sheet-line-thing-gone = Scheda di { $name }: via un oggetto

sheet-defined-class = Una classe di questo tavolo: { $name }
sheet-defined-trait = Un tratto di questo tavolo: { $name }
sheet-defined-skill = Un'abilità di questo tavolo: { $name }
sheet-define-parent = { $name }: è generica, o specifica di quale?
sheet-specific-of = Specifica di { $generic }

refused-no-character = Non hai un personaggio in gioco. Crealo con /scheda nuova
refused-no-sheet-of = Quella persona non ha ancora una scheda.
refused-field-not-free = Questo campo lo cambia solo il Master.
refused-field-masters = Questo campo lo cambia solo il Master della scena. Tuoi sono nome, descrizione, storia, note, dotazione e il dàimon.
refused-field-whose = Di chi è la scheda? Aggiungi giocatore: con il suo nome, per esempio giocatore:@Anna
refused-field-of-another = La scheda di un altro la modifica solo il Master.
refused-field-wants-a-number = Qui ci vuole un numero.
refused-field-between = Qui ci vuole un numero da { $low } a { $high }.
refused-on-the-sheet-already = È già sulla scheda.
refused-not-on-the-sheet = Non è sulla scheda.
refused-gear-name-and-value = Scrivi il nome e quanto vale, da 1 a 4: per esempio "Fucile laser 3"
refused-define-is-the-masters = In sessione definisce il Master della scena; fuori, chiunque al tavolo.
refused-defined-printed = «{ $name }» c'è già nel manuale.
refused-parent-not-generic = { $skill } non è una generica: scegline una che lo sia.
refused-unknown-class = «{ $name }» non è una classe che conosco. Si definisce con /scheda definisci classe
