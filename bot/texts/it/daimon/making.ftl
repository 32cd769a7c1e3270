### La creazione di un personaggio, passo per passo.

# I comandi

sheet-new = nuova
    .about = Crea un personaggio passo per passo, con i pulsanti
    .example = /scheda nuova Nadir
    .name = nome
    .name-about = il nome del personaggio
    .method = metodo
    .method-about = casuale, con i dadi, oppure manuale
    .level = livello
    .level-about = EVO da spendere subito, per chi sostituisce un personaggio caduto

choices-method =
    .random = casuale
    .manual = manuale

# Le carte

making-title = { $name } · { $step } ({ $number } di { $of })
making-title-done = Ecco { $name }
making-step-points = le caratteristiche
making-step-raise = qualche punto in più
making-step-origins = la classe sociale
making-step-cross = chi era, chi è
making-step-event = un episodio
making-step-second = la seconda classe
making-step-skills = le abilità
making-step-daimon = il dàimon
making-step-implants = i potenziamenti
making-step-gear = armi e protezioni
making-goes-on = Si riprende da dove eri.
making-how-it-goes = Puoi fermarti quando vuoi: /scheda nuova riprende da qui. I dadi si tirano una volta sola.
making-evo = { $evo ->
    [one] Avrai 1 EVO da spendere subito.
   *[other] Avrai { $evo } EVO da spendere subito.
}
making-back = ‹ Indietro
making-inside-back = ‹ Al passo
making-over = Da capo
making-over-asked = Si ricomincia da capo? Il nome resta, e restano i dadi già tirati.
making-over-random = Sì, con i dadi
making-over-manual = Sì, tutto a scelta
making-story-by-hand = Preferisco scegliere la storia
making-quick = ⏱ In cinque minuti
making-quick-title = { $name } in cinque minuti ({ $number } di 3)
making-quick-class = Che cosa fa, di mestiere o per passione?
making-quick-others = ‹ Altri mestieri
making-quick-best = In che cosa è più forte?
making-quick-about = { $name }: { $about }
making-quick-way = E quando si mette male?
making-quick-way-about = { $way }: { $attribute }; { $implant }, { $weapon }, { $protection }
making-quick-trait = Quel tratto ce l'ha già: prende { $trait }
making-quick-changed = Cambiato. I dadi restano quelli.
making-quick-instead = { $klass } · { $trait }
making-quick-other-class = Un altro mestiere
making-quick-other-way = Se si mette male…
making-quick-without = Senza potenziamento
making-quick-with = Con il potenziamento
making-quick-daimon = Il suo dàimon…
making-stories-asked = La storia si sceglie se siete tutti d'accordo: l'ho chiesto al tavolo
making-stories-meanwhile = Quando ci sono tutti i sì, continua da qui. Intanto si può cominciare con i dadi.
making-stories-go = Continua a scelta
making-stories-title = { $who } sceglierebbe la storia, invece di tirarla
making-stories-how = Vale per tutto il tavolo, se siete tutti d'accordo; i dadi aiutano a uscire dai personaggi già visti.
making-stories-missing = Manca il sì di { $who }
making-stories-yes = D'accordo
making-stories-agreed = Tutti d'accordo: a questo tavolo la storia si può scegliere
making-stories-how-now = Con /scheda nuova e metodo:manuale, o da «Da capo»
making-begun-again = Si ricomincia.
making-all-right = Va bene
making-go-on = Avanti
making-roll = 🎲 Tira
making-keep-dice = Tieni i dadi
making-dice-stay = I tuoi dadi restano quelli: { $dice }
making-ours-class = «{ $name }» non è fra le classi del manuale. È una classe di questo tavolo?
making-ours-trait = «{ $name }» non è fra i tratti del manuale. È un tratto di questo tavolo?
making-ours-yes = Sì, è nostro

making-points = Dividi { $points } punti fra le sei caratteristiche: da { $least } a { $most } ciascuna.
making-attribute = { $dots } { $name } · { $score }
making-attribute-about = { $dots } { $name } · { $about }
making-points-left = { $left ->
    [0] Tutti i punti sono al loro posto.
    [one] Resta 1 punto.
   *[other] Restano { $left } punti.
}
making-points-stay = Hai già visto i dadi: i punti restano come stavano.
making-plus = { $name } +1
making-clear = Ricomincia i punti
making-write-them = Scrivili…
making-raise = Un dado per ogni caratteristica: con 4, 5 o 6 sale di un punto. Oppure { $placed } punti dove vuoi tu.
making-roll-six = 🎲 Tira sei dadi
making-place = { $placed } punti a scelta
making-place-first = Dove va il primo punto?
making-place-next = Un punto a { $what }. E l'altro?
making-raised = { $dice } → +1 a { $what }
making-raised-none = { $dice } → nessuna sale, stavolta

making-origins = Un dado per la classe sociale di nascita, uno per quella di oggi; altri due scelgono classe e tratto.
making-born-where = Qual è la classe sociale di nascita?
making-lives-where = Nascita: { $origin }. E oggi?
making-rolled-origin = Nascita { $die } → { $social }; riga { $row }
making-rolled-social = Oggi { $die } → { $social }; riga { $face }
making-rolled-shifted = Oggi { $die } → { $social }; dado { $face }, quindi riga { $row }
making-crossed = La classe di un tiro con il tratto dell'altro: scegli.
making-finer-how = La classe si può anche precisare: un Ufficiale può essere un Cecchino. Così pure il tratto.
making-offer = { $klass } · { $trait }
making-finer = { $trait }, con una classe più precisa…
making-finer-trait = { $klass }, con un tratto più preciso…
making-comes-from = Nascita: { $origin }. Oggi: { $social }.
making-first-class = La prima classe: ispirala a una delle due, il tratto verrà dall'altra.
making-first-trait = { $klass }: e il tratto? Viene dall'altra classe sociale, se non preferisci altro.
making-other-class = Un'altra classe…
making-other-trait = Un altro tratto…

making-event = Un episodio che l'ha segnato, e il tratto che gli è rimasto.
making-event-choose = Quale episodio l'ha segnato, e quale tratto gli ha lasciato?
making-event-line = { $event } · { $trait }
making-event-other-trait = Quel tratto ce l'ha già: quale altro gli è rimasto?
making-other-event = Un altro episodio…
making-happened = { $die } → { $event }: { $trait }
making-second = La seconda classe è libera: per studio, per mestiere o per esperienza.

making-skills = Abilità: nessuna sopra { $most }. Una generica a 2 o più vuole le sue specifiche alla stessa altezza.
making-class-points = { $beyond ->
    [0] { $klass }: { $spent }/{ $own } punti, almeno { $least } abilità
    [one] { $klass }: { $spent }/{ $own } punti e 1 libero, almeno { $least } abilità
   *[other] { $klass }: { $spent }/{ $own } punti e { $beyond } liberi, almeno { $least } abilità
}
making-class-free = { $klass }: { $spent ->
    [one] 1 punto
   *[other] { $spent } punti
}, almeno { $least }
making-class-skills = { $skills }
making-free-points = Punti liberi: { $left } di { $free }
making-traits-third = { $cost ->
    [0] Tratti: { $traits } (il terzo è gratis)
    [one] Tratti: { $traits } (il terzo costa 1 punto)
   *[other] Tratti: { $traits } (il terzo costa { $cost } punti)
}
making-generic-wants = { $need ->
    [one] ⚠ { $skill } a { $score } vuole 1 specifica a { $score }: ne ha { $have }
   *[other] ⚠ { $skill } a { $score } vuole { $need } specifiche a { $score }: ne ha { $have }
}
making-out-of-context = Nota: { $klass } ha { $count } abilità fuori dal suo mestiere; il manuale ne suggerisce al massimo { $most }.
making-into-class = + { $klass }
making-third-class = { $cost ->
    [one] Terza classe (1 punto)
   *[other] Terza classe ({ $cost } punti)
}
making-third-trait = Terzo tratto
making-third-class-how = { $cost ->
    [one] Una terza classe costa 1 punto libero
   *[other] Una terza classe costa { $cost } punti liberi
} e ne vuole almeno { $least } nelle sue abilità.
making-third-trait-how = Un terzo tratto costa { $attribute } punti se aiuta una caratteristica, { $skill } se aiuta un'abilità, { $plain } se non tocca i dadi, { $penalty } se è una penalità.
making-which-skill = Quale abilità di { $klass }?
making-which-group = Di quale gruppo?
making-all-groups = Tutti i gruppi
making-own-group = Di questo tavolo
making-skill-line = { $name } ({ $sort }): { $about }
making-skill-alone = { $name } ({ $sort })
making-other-skill = Un'altra abilità
making-write-it = Scrivila…
making-how-high = { $skill }, in { $klass }: a quanto?
making-is-at = Ora è a { $score }.
making-generic-with = Generica: da sola sta a 1. Per stare a 2 vuole una specifica a 2, a 3 due a 3, a 4 tre a 4: { $specifics }
making-generic-without = Generica senza specifiche: resta a 1 finché il tavolo non ne definisce una.
making-beside-the-class = Nota: non è un'abilità tipica di { $klass }.
making-points-here = Punti: { $own } della classe, { $free ->
    [one] 1 libero
   *[other] { $free } liberi
}
making-take-away = Toglila

making-daimon = Ogni personaggio ha un dàimon nella mente: una voce, un aspetto nella VRN, un carattere tutto suo.
making-daimon-right = Lo interpreta chi ti siede a destra: { $who }
making-daimon-give = Chi è?
making-daimon-none = Niente dàimon: vive fuori dalla rete

making-implants = Punti per i potenziamenti: { $points } (la classe sociale più alta). Quelli che avanzano si perdono.
making-implant-prices = +1 a una specifica { $specific }, a una generica { $generic }, a una caratteristica { $attribute }; nascosto, nano o genetico +{ $hidden }.
making-implant-points = { $left ->
    [one] Resta 1 punto.
   *[other] Restano { $left } punti.
}
making-implant-what = { $sort }: che cosa migliora?
making-implant-how = { $score }: quanto? Punti rimasti: { $left }
making-implant-take = { $cost ->
    [one] { $bonus } (1 punto)
   *[other] { $bonus } ({ $cost } punti)
}
making-implant-both = { $bonus } e un'altra…
making-other-skill-implant = Un'altra abilità…
making-take-off = ✕ { $what }

making-gear = Con che cosa comincia? Dipende dalle classi e dalla classe sociale.
making-gear-any = { $weight }: quante vuoi
making-gear-left = { $weight }: { $left ->
    [0] nessun'altra
    [one] ancora 1
   *[other] ancora { $left }
}
making-gear-weapon = Arma · { $weight }
making-gear-protection = Protezione · { $weight }

making-ready = Tutto a posto. Da qui in poi si cresce giocando.
making-into-play = Entra in gioco
making-in-play = { $name } entra in gioco, con { $who }

making-line-same-dice = gli stessi di prima

# Il diario

making-line-stories = { $who } è d'accordo a scegliere le storie
making-line-begun = { $who } comincia a creare { $name }
making-line-quick = { $who } risponde a tre domande, e il personaggio è fatto
making-line-drafted = { $who } prova i punti delle caratteristiche: { $points }
making-line-back = { $who } torna indietro di un passo
making-line-over = { $who } ricomincia il personaggio da capo
making-line-closed = { $who } ha finito { $step }
making-line-finished = Il personaggio di { $who } entra in gioco
making-line-points = { $who } divide i punti delle caratteristiche: { $points }
making-line-rolled = { $who } tira per le caratteristiche: { $dice }
making-line-placed = { $who } mette due punti in più: { $what }
making-line-origins = { $who } tira classe sociale, classe e tratto: { $dice }
making-line-born = { $who } sceglie le classi sociali: { $origin } di nascita, { $social } oggi
making-line-origin = { $who } prende { $klass }, { $trait }
making-line-event = { $who } tira l'episodio: { $dice }
making-line-trait = { $who } prende il tratto { $trait }
making-line-class = { $who } prende la classe { $klass }
making-line-class-dropped = { $who } rinuncia alla terza classe
making-line-trait-dropped = { $who } rinuncia al terzo tratto
making-line-skill = { $who } mette { $skill } a { $score }
making-line-daimon = Il dàimon di { $who } è { $name }
making-line-takes = { $who } prende { $name }
making-line-drops = { $who } rinuncia a un oggetto scelto

# I rifiuti

refused-stories-not-agreed = La storia si sceglie se tutto il tavolo è d'accordo: manca ancora qualcuno.
refused-stories-agreed-already = Il tavolo è già d'accordo: le storie si possono scegliere.
refused-stories-said-already = Hai già detto di sì: mancano gli altri.
refused-making-none = Non stai creando un personaggio. Comincia con /scheda nuova
refused-making-already = Hai già un personaggio in creazione: riprendilo con /scheda nuova
refused-making-past = Questo passo è già cambiato. Riprendi con /scheda nuova
refused-making-at-the-start = Sei all'inizio: non c'è niente da riprendere.
refused-making-by-dice = Qui decidono i dadi. Per scegliere tutto a mano usa «Da capo».
refused-making-by-hand = Qui scegli tu. Per affidarti ai dadi usa «Da capo».
refused-character-alive = Il tuo personaggio è vivo: uno nuovo si crea quando muore. Per lasciare il tavolo c'è /campagna esci
refused-level-not-yours = { $have ->
    [0] Gli EVO di partenza li dà il Master: a lui basta /scheda modifica evo
    [one] Erediti 1 EVO; di più ne dà il Master, con /scheda modifica evo
   *[other] Erediti { $have } EVO; di più ne dà il Master, con /scheda modifica evo
}
refused-points-six = Servono sei cifre, una per caratteristica: per esempio 3 2 2 2 2 1
refused-points-between = Per ora ogni caratteristica va da { $least } a { $most }.
refused-points-sum = I punti sono { $points } in tutto: questi sono { $sum }.
refused-dice-seen-already = Hai già visto i dadi: adesso valgono quelli.
refused-place-so-many = { $count ->
    [one] Scegli 1 caratteristica.
   *[other] Scegli { $count } volte una caratteristica, anche la stessa.
}
refused-born-between = Si nasce nelle classi sociali da { $least } a { $most }: la più alta la concede solo il Master, in gioco.
refused-class-not-offered = I dadi offrono altro. Per una classe più precisa c'è il suo pulsante.
refused-trait-of-the-table = Dopo il dado si sceglie fra i tratti della stessa tabella.
refused-one-extra-class = Una sola classe in più: mai due.
refused-no-third-class = Non c'è una terza classe da togliere.
refused-no-third-trait = Non c'è un terzo tratto da togliere.
refused-free-points-short = Costa { $cost ->
    [one] 1 punto libero
   *[other] { $cost } punti liberi
}: te ne { $left ->
    [0] restano zero
    [one] resta 1
   *[other] restano { $left }
}. Togline da un'abilità.
refused-third-class-needs = Una terza classe vuole almeno { $least } punti nelle sue abilità: così non ne resterebbero.
refused-third-class-least = La terza classe vuole almeno { $least } punti nelle sue abilità: ne ha { $have }.
refused-skills-a-class = { $klass } vuole almeno { $least } abilità: ne ha { $have }.
refused-class-points-left = { $left ->
    [one] { $klass } ha ancora 1 punto da spendere.
   *[other] { $klass } ha ancora { $left } punti da spendere.
}
refused-free-points-left = { $left ->
    [one] C'è ancora 1 punto libero.
   *[other] Ci sono ancora { $left } punti liberi.
}
refused-skill-most-at-creation = All'inizio nessuna abilità supera { $most }.
refused-skill-points-short = Non bastano i punti: ne restano { $left } di questa classe e { $free } liberi.
refused-skill-in-another-class = { $skill } sta già in un'altra classe: prima toglila da lì.
refused-skill-to-specify = { $skill }: di' quale, dal suo pulsante.
refused-resources-apart = Le Risorse partono da sole dalla classe sociale ({ $resources }): qui non si spendono punti.
refused-implant-points-short = Costa { $cost ->
    [one] 1 punto
   *[other] { $cost } punti
}: te ne { $left ->
    [0] restano zero
    [one] resta 1
   *[other] restano { $left }
}.
refused-implant-bonuses = Un potenziamento dà due +1 diversi, o un solo +2.
refused-implant-of-resources = Le Risorse non si potenziano.
refused-implants-at-most = I potenziamenti sono al massimo { $most }.
refused-gear-at-most = { $most ->
    [0] { $weight }: non per questo personaggio, all'inizio.
    [one] { $weight }: al massimo 1, fra armi e protezioni.
   *[other] { $weight }: al massimo { $most }, fra armi e protezioni.
}
refused-gear-value = Armi e protezioni valgono da { $least } a { $most }.
refused-gear-sheet-full = Sulla scheda c'è posto per { $most } fra armi e protezioni.
refused-points-fixed = I dadi sono già caduti su { $points }: i punti restano così (Potenza, Destrezza, Agilità, Intelligenza, Spirito, Carisma).
refused-trait-of-the-same-roll = Quel tratto viene dallo stesso tiro della classe: si incrociano, la classe di un tiro con il tratto dell'altro.
refused-class-of-the-same-roll = Quella classe viene dallo stesso tiro del tratto: si incrociano, la classe di un tiro con il tratto dell'altro.

refused-no-character = Non hai un personaggio in gioco. Crealo con /scheda nuova
refused-parent-not-generic = { $skill } non è una generica: scegline una che lo sia.
