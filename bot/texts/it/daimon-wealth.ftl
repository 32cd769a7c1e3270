### Risorse: comprare, essere pagati, salire e scendere.

wealth-title = { $name } · mezzi
wealth-standing = Classe sociale { $social } · Risorse { $resources }
wealth-uncounted = Classe sociale { $social }: le Risorse non si contano
wealth-can-have = { $kind }: { $what }
wealth-offer = { $cost ->
    [0] { $kind } (gratis)
    [one] { $kind } (1 Risorsa)
   *[other] { $kind } ({ $cost } Risorse)
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
wealth-worthless = Per la classe { $social } non è niente di significativo
wealth-line-bought = { $who } si procura { $what } ({ $kind })
wealth-line-lent = { $who } mette un acquisto sulla scheda, per la serata

refused-resources-short = { $need ->
    [one] Costa 1 punto Risorse
   *[other] Costa { $need } punti Risorse
}: ne hai { $have }, non bastano.
refused-purchase-gone = Quell'acquisto non è tuo, è già sulla scheda, o è di un'altra sessione.
