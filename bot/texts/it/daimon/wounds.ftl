### Ferite, cure, munizioni, riparazioni e manutenzione.

# I comandi

wounds = ferite
    .about = Ferite, cure e giorni che passano

wounds-add = aggiungi
    .about = Assegna ferite a un personaggio
    .example = /ferite aggiungi @Anna 2
    .player = giocatore
    .player-about = chi è ferito
    .wounds = ferite
    .wounds-about = quante ferite

wounds-heal = cura
    .about = Cura le ferite: 1 dado se lievi, 3 se gravi
    .example = /ferite cura @Anna
    .player = giocatore
    .player-about = chi viene curato
    .payer = pagante
    .payer-about = chi paga i dadi; senza, chi viene curato
    .place = luogo
    .place-about = in clinica, con un kit (ferite lievi) o con attrezzatura avanzata
    .healer = curante
    .healer-about = chi presta le cure; senza, tu

wounds-day = giorno
    .about = Fa passare un giorno nel gioco: le ferite gravi non curate peggiorano
    .example = /ferite giorno

choices-heal-place =
    .clinic = clinica
    .kit = kit
    .advanced = attrezzatura

# Le carte

health-light = lievi
health-grave = gravi
health-dying = sta morendo
health-dead = mortali

wounds-suffered = { $who } subisce { $count ->
    [one] 1 ferita
   *[other] { $count } ferite
}
wounds-on-paper = Segnale sulla scheda di carta: qui il personaggio non c'è
wounds-none = Nessuna ferita
wounds-state = { $wounds } su { $most }, { $health }: −{ $penalty } a ogni azione
wounds-state-next = { $wounds } su { $most }, { $health }: −{ $penalty } a ogni azione dal prossimo round
wounds-dying = { $name } è a terra e sta morendo, { $most } ferite su { $most }: un'altra è la morte
wounds-dead = { $name } muore
wounds-inherited = { $level ->
    [0] Un nuovo personaggio comincia da capo
    [one] Il prossimo personaggio avrà 1 EVO da spendere
   *[other] Il prossimo personaggio avrà { $level } EVO da spendere
}
wounds-growing = Senza cure peggiorano: una ferita in più ogni { $minutes } minuti di sessione e a ogni giorno nel gioco
wounds-grown = Le ferite di { $who } peggiorano: 1 in più
wounds-day-passed = Passa un giorno nel gioco
wounds-day-worse = Peggiorano le ferite gravi di { $who }
wounds-day-nobody = Nessuna ferita grave: nessuno peggiora
wounds-kill-asked = Così muore { $who }: davvero?
wounds-kill-state = { $name }: ferite { $wounds } su { $most }, oltre si muore
wounds-kill-yes = Sì, muore
wounds-heal-button = 🩹 Cura
wounds-heal-title = Curare { $who }
wounds-heal-price = { $dice ->
    [one] Si paga 1 dado Riserva
   *[other] Si pagano { $dice } dadi Riserva
}: le ferite spariscono tutte
wounds-heal-payer = Paga chi è ferito; fuori da una clinica può pagare chi cura, con /riserva spendi cura
wounds-heal-where = Dove, e da chi?
wounds-place-clinic = In clinica
wounds-place-kit = { $who } con un kit ({ $skill })
wounds-place-advanced = { $who } con attrezzatura avanzata ({ $skill })
wounds-at-clinic = In una clinica o in un ospedale
wounds-at-kit = A curare è { $who }, con un kit medico
wounds-at-advanced = A curare è { $who }, con attrezzatura avanzata
wounds-pay-asked = { $payer }: paghi { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
} per curare { $who }?
wounds-pay-asked-own = { $payer }: paghi { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
} per la tua cura?
wounds-pay-button = Pago { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
}
wounds-healed = { $who }: ferite guarite
wounds-somebody = qualcuno

care-paid = { $who } paga { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
}: Riserva { $before } → { $after }
care-reloaded = { $who } · { $what }: marcatori azzerati
care-reloaded-for = { $who } · { $what }: marcatori azzerati, da chi ha un'arma dello stesso tipo
care-reload-where = Vale dove le munizioni si trovano, o da un compagno
care-repaired = { $who } · { $what }: riparazione fatta
care-maintained = { $who } · { $what }: manutenzione fatta
care-done-with-kit = Da { $who }, con un kit di riparazione
care-done-with-laboratory = Da { $who }, in un laboratorio attrezzato
care-done-by-professional = Da personale specializzato
care-no-marks = Nessun marcatore segnato
care-by-professional = Da un professionista
care-by-kit = { $who } con un kit di riparazione ({ $skill })
care-by-laboratory = { $who } in un laboratorio attrezzato ({ $skill })
care-who-maintains = { $what }: chi fa la manutenzione?
care-price = { $dice ->
    [one] Costa 1 dado Riserva
   *[other] Costa { $dice } dadi Riserva
}: paghi tu; chi ti aiuta può offrirlo con /riserva spendi manutenzione
care-thing = { $what } · { $marks ->
    [one] 1 marcatore
   *[other] { $marks } marcatori
}
care-which-reload = Quale arma ricaricare?
care-which-repair = Quale protezione riparare?
care-which-maintain = Quale potenziamento?
care-something = qualcosa

# Il diario

wounds-line-untreated = Un'ora senza cure per le ferite gravi di { $who }
wounds-line-healed = { $who } guarisce, paga { $payer }
care-line = { $who } paga per { $what }

# I rifiuti

refused-character-dead = Quel personaggio è morto: se ne fa uno nuovo con /scheda nuova

refused-character-down = Quel personaggio è a terra: prima va curato.

refused-wounds-no-sheet = Non ha un personaggio in vita con una scheda: con /scheda nuova se ne crea uno.
refused-not-wounded = Non ha ferite da curare.
refused-healer-down = Chi è a terra non può curare nessuno: serve un'altra persona, o una clinica.
refused-healer-unskilled = Per curare servono Primo Soccorso, Medicina o Chirurgia. Scegli chi le ha, o una clinica.
refused-healer-unskilled-grave = Ferite gravi: servono Medicina o Chirurgia, il Primo Soccorso non basta. Scegli chi le ha, o una clinica.
refused-kit-not-enough = Con un kit si curano solo ferite lievi: per quelle gravi serve attrezzatura avanzata, o una clinica.
refused-nobody-can-heal = Così nessuno può curare: in clinica paga chi è ferito, altrove anche chi cura, se ne ha l'abilità.
refused-patient-pays = In clinica paga chi viene curato.
refused-healer-or-patient-pays = Paga chi viene curato, o chi lo cura se è d'accordo: nessun altro.
refused-payer-too-poor = { $dice ->
    [one] Serve 1 dado
   *[other] Servono { $dice } dadi
}, e nella Riserva { $payer } ne ha { $have }. Fuori da una clinica può pagare chi cura: /riserva spendi cura
refused-price-changed = Le ferite sono cambiate: ora servono { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
}. Ripeti /ferite cura.
refused-no-such-ammunition = Per dare munizioni serve un'arma dello stesso tipo, e ancora utilizzabile.
refused-owner-pays = La riparazione di una protezione la paga chi la indossa.
refused-nothing-to-clear = Non ci sono marcatori da azzerare: non serve spendere niente.
refused-care-not-reload = { $name } non si ricarica: solo le armi.
refused-care-not-repair = { $name } non si ripara: solo le protezioni. Un'arma si ricarica, a un potenziamento si fa manutenzione.
refused-care-not-maintain = { $name } non è un potenziamento: la manutenzione è per quelli.
refused-no-such-implant = Quel potenziamento non c'è: con /scheda mostra vedi i tuoi.
refused-carer-down = Chi è a terra non può occuparsene.
refused-carer-unskilled = Per questo potenziamento serve l'abilità giusta: Cibernetica o Medicina Cibernetica, Nano-manutenzione o Nanomedicina, Ingegneria Genetica. Altrimenti un professionista.
refused-carer-or-patient-pays = Paga chi ha il potenziamento, o chi se ne occupa se è d'accordo: nessun altro.
