### Evoluzione, risorse, e campi della scheda scritti a mano.

# I comandi

sheet-set = modifica
    .about = Modifica una voce della scheda lasciata libera dalle regole; il Master, qualsiasi voce
    .example = /scheda modifica storia "Cresciuto a Marghera"
    .field = voce
    .field-about = la voce da modificare
    .value = valore
    .value-about = che cosa scriverci
    .player = giocatore
    .player-about = di chi è la scheda: solo per il Master

grow = evolvi
    .about = Spende EVO per migliorare il personaggio
    .example = /evolvi abilita "Guidare Auto"
    .what = cosa
    .what-about = che cosa migliorare
    .detail = dettaglio
    .detail-about = quale caratteristica, abilità, classe o altro

wealth = risorse
    .about = Risorse e classe sociale

wealth-buy = compra
    .about = Procura qualcosa con i mezzi del personaggio
    .example = /risorse compra richiesta "una moto a noleggio"
    .kind = tipo
    .kind-about = disponibilità immediata, su richiesta o parziale (1 punto Risorse)
    .item = oggetto
    .item-about = che cosa compri

wealth-reward = ricompensa
    .about = Versa una ricompensa in denaro, come punti Risorse
    .example = /risorse ricompensa @Anna 2 4
    .player = giocatore
    .player-about = chi la riceve
    .points = punti
    .points-about = quanti punti Risorse
    .level = livello
    .level-about = la classe sociale a cui vale: 1 punto è un mese del suo stipendio

choices-grow-what =
    .attribute = caratteristica
    .skill = abilita
    .trait = tratto
    .replace-trait = cambio-tratto
    .class = classe
    .develop-class = sviluppo-classe
    .gear = equipaggiamento
    .upgrade-gear = miglioria
    .gear-bonus = bonus-equipaggiamento
    .implant = potenziamento
    .wealth = risorse

choices-wealth-kind =
    .immediate = immediata
    .request = richiesta
    .partial = parziale

# Le carte

growth-title = { $name } · evoluzione
growth-grown = { $name } cresce
growth-status = EVO { $evo } · PE { $points }/{ $most } · livello { $level }
growth-menu = Che cosa cresce?
growth-nothing = { $dice ->
    [one] Per ora niente da spendere: un PE costa 1 dado Riserva.
   *[other] Per ora niente da spendere: un PE costa { $dice } dadi Riserva.
}
growth-buy-point = { $dice ->
    [one] +1 PE (1 dado)
   *[other] +1 PE ({ $dice } dadi)
}
growth-point-bought = { $name }: un PE in più
growth-an-evo = { $points } PE fanno un EVO
growth-attribute = Caratteristica ({ $evo })
growth-skill = Abilità ({ $evo } o { $more })
growth-trait = Nuovo tratto ({ $evo })
growth-replace-trait = Cambia un tratto ({ $evo })
growth-class = Nuova classe ({ $evo })
growth-develop-class = Sviluppa una classe ({ $evo })
growth-gear = Arma o protezione ({ $evo })
growth-upgrade-gear = Migliora un oggetto ({ $evo })
growth-gear-bonus = +1 a un'abilità da un oggetto ({ $evo })
growth-implant = Potenziamento ({ $evo } o { $more })
growth-wealth = Risorse ({ $evo })
growth-back = ‹ Tutte le evoluzioni
growth-again = Evolvi ancora
growth-other = Un'altra…
growth-write = Scrivilo…
growth-between-sessions = Di solito fra una sessione e l'altra, o dopo qualcosa di importante: mettetevi d'accordo.
growth-which-attribute = Quale caratteristica?
growth-from-to = { $what } { $old } → { $new }
growth-which-skill = Quale abilità?
growth-which-one = { $skill }: quale?
growth-specify = Di' quale…
growth-into-which = { $skill } è nuova: in quale classe?
growth-which-trait = Quale tratto?
growth-gained-trait = Nuovo tratto: { $name }
growth-instead-of = Quale tratto se ne va?
growth-replaced-trait = { $old } → { $new }
growth-which-class = Quale classe?
growth-gained-class = Nuova classe: { $name }
growth-which-move = Quali abilità passano alla nuova classe? Almeno { $least }, usate in gioco; e ne restano { $least } in quelle che lasciano.
growth-develop-not = Per ora nessuna classe da sviluppare: servono { $least } abilità usate in gioco, e ne devono restare { $least } nelle classi che lasciano.
growth-develop-able = Pronte a passare: { $skills }.
growth-develop-how = Usa altre abilità nelle prove, o imparane di nuove; oppure prendi una classe con { $price } EVO.
growth-develop-sure = Sviluppa { $name }
growth-name-class = Quale classe…
growth-developed = { $klass }: { $skills }
growth-resources = Risorse { $resources }
growth-which-gear = Che cosa? Non più pesante di ciò che già ha.
growth-gear-how = Racconta come se lo procura.
growth-gained-gear = { $what }
growth-which-upgrade = Che cosa migliora di un grado?
growth-upgraded = { $what }
growth-which-tune = Quale oggetto aiuterà un'abilità?
growth-tune-skill = { $what }: quale abilità?
growth-tuned = { $what }
growth-which-implant = Nuovo, o uno da migliorare?
growth-implant-where = Serve una struttura attrezzata, o chi ne sia capace.
growth-improve = { $what } +1
growth-implant-what = Che cosa migliora?
growth-implant-name = Come si chiama?
growth-name-implant = Dagli un nome…
growth-gained-implant = { $what }
growth-improved-implant = { $what }

grow-say = evolvi
    .skill = abilità
    .skill-about = quale abilità
    .which = quale
    .which-about = quale arte, quale arma
    .trait = tratto
    .trait-about = il nuovo tratto
    .class = classe
    .class-about = la nuova classe
    .name = nome
    .name-about = come si chiama
    .score = che cosa migliora
    .score-about = un'abilità, anche nuova, o una caratteristica

sheet-field-name = nome
    .said = nome
sheet-field-description = descrizione
    .said = descrizione
sheet-field-history = storia
    .said = storia
sheet-field-notes = note
    .said = note
sheet-field-equipment = dotazione
    .said = dotazione
sheet-field-daimon = daimon
    .said = nome del dàimon
sheet-field-look = aspetto
    .said = aspetto del dàimon
sheet-field-nature = carattere
    .said = carattere del dàimon
sheet-field-evo = evo
    .said = EVO da spendere
sheet-field-points = pe
    .said = PE
sheet-field-level = livello
    .said = livello
sheet-field-wounds = ferite
    .said = ferite
sheet-field-origin = origine
    .said = classe sociale di nascita
sheet-field-social = classe-sociale
    .said = classe sociale
sheet-field-resources = risorse
    .said = Risorse
sheet-field-class = classe
sheet-field-trait = tratto
sheet-field-used = usata
sheet-field-weapon = arma
sheet-field-protection = protezione
sheet-field-shield = scudo
sheet-set-away = via
sheet-set-title = { $name } · { $who }
sheet-set-words = Scritto: { $field }
sheet-set-number = { $field }: { $old } → { $value }
sheet-set-given = In più: { $what }
sheet-set-used = Usata in gioco: { $what }
sheet-set-unused = Non ancora usata in gioco: { $what }
sheet-set-gone = Non c'è più: { $what }
sheet-set-marks = { $what }: marcatori { $old } → { $marks }
sheet-line-given = Scheda di { $name }: in più { $what }
sheet-line-taken = Scheda di { $name }: via { $what }

wealth-title = { $name } · mezzi
wealth-standing = Classe sociale { $social } · Risorse { $resources }
wealth-uncounted = Classe sociale { $social }: le Risorse non si contano
wealth-can-have = { $kind }: { $what }
wealth-offer = { $cost ->
    [0] { $kind } (gratis)
    [one] { $kind } (1 Risorsa)
   *[other] { $kind } ({ $cost } Risorse)
}
wealth-request-again = Già chiesto stasera: «{ $what }» costa { $cost ->
    [one] 1 punto Risorse
   *[other] { $cost } punti Risorse
}
wealth-request-yes = Va bene, { $cost ->
    [one] 1 punto
   *[other] { $cost } punti
}
wealth-bought = { $name }: { $what }
wealth-cost = { $cost ->
    [0] Senza spese
    [one] { $again ->
        [0] Costa 1 punto Risorse
       *[other] Già chiesto stasera: costa 1 punto Risorse
    }
   *[other] Costa { $cost } punti Risorse
}
wealth-fallen = Risorse finite: scende alla classe sociale { $social }
wealth-risen = Sale alla classe sociale { $social }
wealth-is-gear = È un'arma o una protezione
wealth-which-gear = { $what }: che cos'è?
wealth-lent-how = Sulla scheda fino a fine sessione; per sempre costa EVO.
wealth-lent = { $name }: in più sulla scheda
wealth-rewarded = { $points ->
    [one] { $who } riceve 1 punto Risorse di classe { $level }
   *[other] { $who } riceve { $points } punti Risorse di classe { $level }
}
wealth-worth = { $worth ->
    [one] Qui vale 1 punto
   *[other] Qui valgono { $worth } punti
}
wealth-month = { $points ->
    [one] È un mese di stipendio della classe { $level }
   *[other] Sono { $points } mesi di stipendio della classe { $level }
}
wealth-worth-to = classe { $social }: { $worth }
wealth-by-class = Vale in punti: { $worths }; più su niente
wealth-cash-of = In contante la classe { $level } ha: { $cash }. Ogni classe ha il doppio di quella sotto
wealth-worthless = Per la classe { $social } non è niente di significativo

# Il diario

growth-line-point = { $who } compra un PE
growth-line-score = { $who } spende EVO: { $score } +1
growth-line-trait = { $who } spende EVO: tratto { $trait }
growth-line-class = { $who } spende EVO: classe { $klass }
growth-line-developed = { $who } sviluppa la classe { $klass }
growth-line-resources = { $who } spende EVO: Risorse +1
growth-line-gear = { $who } spende EVO: { $name }
growth-line-upgraded = { $who } spende EVO per migliorare un oggetto
growth-line-tuned = { $who } spende EVO: un oggetto aiuta { $score }
growth-line-implant = { $who } spende EVO: potenziamento { $name }
growth-line-improved = { $who } spende EVO: un potenziamento dà +1 a { $score }

sheet-line-words = Scheda di { $name }: scritto { $field }
sheet-line-number = Scheda di { $name }: { $field } a { $value }
sheet-line-changed = Scheda di { $name }: { $field } { $old } → { $value }
sheet-line-marks-changed = Scheda di { $name }: marcatori di un oggetto { $old } → { $marks }
sheet-line-marks = Scheda di { $name }: marcatori di un oggetto a { $marks }
sheet-line-used = Scheda di { $name }: { $skill } usata in gioco
sheet-line-unused = Scheda di { $name }: { $skill } non ancora usata in gioco
sheet-line-thing-gone = Scheda di { $name }: via un oggetto

wealth-line-bought = { $who } si procura { $what } ({ $kind })
wealth-line-lent = { $who } mette un acquisto sulla scheda, per la serata ({ $sort })

# I rifiuti

refused-evo-short = { $need ->
    [one] Serve 1 EVO
   *[other] Servono { $need } EVO
}: ne hai { $have }. 7 PE fanno un EVO: /riserva spendi evoluzione
refused-attribute-unknown = Quale caratteristica? Potenza, destrezza, agilità, intelligenza, spirito o carisma.
refused-attribute-risen = Una caratteristica cresce al massimo di { $rise } sopra la creazione.
refused-class-for-skill = Un'abilità nuova va in una delle tue classi: scegli quale.
refused-classes-at-most = Le classi sono al massimo { $most }.
refused-develop-so-many = Servono almeno { $least } abilità diverse.
refused-skill-not-held = { $skill } non è fra le tue abilità.
refused-skill-not-used = { $skill } non l'hai ancora usata in gioco.
refused-class-keeps = { $klass } deve tenere almeno { $least } abilità.
refused-resources-uncounted = Nella tua classe sociale le Risorse non si contano più.
refused-resources-at-the-top = Le Risorse si fermano a { $top }: più su si va solo con il Master.
refused-gear-too-heavy = Al massimo come quello che hai: { $weight }. Prima migliora quello.
refused-gear-at-the-top = Questo oggetto non si migliora oltre.
refused-gear-tuned-already = Questo oggetto aiuta già un'abilità: una sola a testa.

refused-field-not-free = Questo campo lo cambia solo il Master.
refused-unknown-field = Sulla scheda non c'è una voce «{ $name }»: scegli fra quelle proposte, una caratteristica, un'abilità o un oggetto che ha.
refused-field-masters = Questo campo lo cambia solo il Master della scena. Tuoi sono nome, descrizione, storia, note, dotazione e il dàimon.
refused-field-whose = Di chi è la scheda? Aggiungi giocatore: con il suo nome, per esempio giocatore:@Anna
refused-field-of-another = La scheda di un altro la modifica solo il Master.
refused-field-wants-a-number = Qui ci vuole un numero.
refused-field-between = Qui ci vuole un numero da { $low } a { $high }.
refused-field-so-already = È già { $value }: non cambia niente.
refused-used-so-already = È già segnata così.
refused-on-the-sheet-already = È già sulla scheda.
refused-not-on-the-sheet = Non è sulla scheda.
refused-gear-name-and-value = Scrivi il nome e quanto vale, da 1 a 4: per esempio "Fucile laser 3"

refused-resources-short = { $need ->
    [one] Costa 1 punto Risorse
   *[other] Costa { $need } punti Risorse
}: ne hai { $have }, non bastano.
refused-purchase-gone = Quell'acquisto non è tuo, è già sulla scheda, o è di un'altra sessione.
