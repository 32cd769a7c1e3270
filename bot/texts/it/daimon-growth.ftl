### L'evoluzione: EVO spesi ai prezzi del manuale.

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
refused-gear-too-heavy = Fino a ciò che già hai: { $weight }. Prima migliora quello.
refused-gear-at-the-top = Questo oggetto non si migliora oltre.
refused-gear-tuned-already = Questo oggetto aiuta già un'abilità: una sola a testa.
