### /tira e /probabilita: dadi e probabilità.

# I comandi

roll = tira
    .about = Tira i dadi e conta i successi, contro un target se c'è
    .example = /tira 5 riserva:2
    .dice = dadi
    .dice-about = quanti ne tiri
    .reserve = riserva
    .reserve-about = la puntata: quanti dadi aggiungi dalla tua Riserva
    .attribute = caratteristica
    .attribute-about = in una campagna, dalla scheda: la caratteristica messa alla prova
    .skill = abilita
    .skill-about = in una campagna, dalla scheda: l'abilità usata, una sola
    .class = classe
    .class-about = in una campagna, dalla scheda: la classe c'entra, un dado in più
    .trait = tratto
    .trait-about = in una campagna, dalla scheda: il tratto che c'entra, un dado in più
    .bonus = bonus
    .bonus-about = dadi in più, o in meno con il segno -
    .target = target
    .target-about = i successi che servono
    .note = nota
    .note-about = che cosa stai tentando
    .formula = formula
    .formula-about = dadi di altri giochi: 2d6+3, 1d20, 4d6kh3, d%, 3d10!

odds = probabilita
    .about = Calcola la probabilità di ogni numero di successi
    .example = /probabilita 6 3
    .dice = dadi
    .dice-about = quanti dadi
    .target = target
    .target-about = i successi che servono
    .reserve = riserva
    .reserve-about = dadi aggiunti dalla Riserva
    .attribute = caratteristica
    .attribute-about = in una campagna, dalla scheda: la caratteristica messa alla prova
    .skill = abilita
    .skill-about = in una campagna, dalla scheda: l'abilità usata, una sola
    .class = classe
    .class-about = in una campagna, dalla scheda: la classe c'entra, un dado in più
    .trait = tratto
    .trait-about = in una campagna, dalla scheda: il tratto che c'entra, un dado in più
    .bonus = bonus
    .bonus-about = dadi in più, o in meno con il segno -

# Le carte

roll-title = { $who } tira
roll-title-note = { $who } · { $note }
roll-title-result = { $title } — { $result }
roll-won = riuscita
roll-won-outstanding = riuscita straordinaria
roll-lost = fallita
roll-lost-outstanding = fallimento straordinario
roll-successes = { $count ->
    [0] nessun successo
    [one] 1 successo
   *[other] { $count } successi
}
roll-successes-of = { $count ->
    [0] nessun successo
    [one] 1 successo
   *[other] { $count } successi
}, { $target ->
    [one] ne serviva 1
   *[other] ne servivano { $target }
}
roll-faces = { $faces } → { $sum }
roll-faces-reserve = { $faces } + riserva { $reserve } → { $sum }
roll-only-reserve = nessun dado
roll-margin-none = Margine 0: appena sufficiente
roll-margin-over = Margine +{ $margin }
roll-margin-short = Margine −{ $margin }
roll-returned = Puntata { $bid }: { $back ->
    [0] non torna niente nella riserva
    [one] 1 dado torna nella riserva
   *[other] { $back } dadi tornano nella riserva
}
roll-returned-either = Puntata { $bid }: se riesce è persa, se fallisce { $back ->
    [0] non torna niente
    [one] torna 1 dado
   *[other] tornano { $back } dadi
}
roll-seal = Sigillo { $seal }
roll-seal-known = Sigillo { $seal } · facce note
roll-seal-after = { $line } · al posto di { $act }, a facce note · motivo: { $why }
roll-seal-why = { $line } · motivo: { $why }
roll-again = Tira ancora
roll-odds = Probabilità
formula-title = { $who } tira { $formula }
formula-line = { $who } ha tirato { $formula }: { $faces }
formula-nobodys = Dadi sciolti: nella campagna non contano per nessuno
formula-stopped = { $most ->
    [0] Qui i dadi non esplodono
    [one] Dalle esplosioni viene al massimo 1 dado
   *[other] Dalle esplosioni vengono al massimo { $most } dadi
}
table-opened = Tavolo aperto
table-opened-anew = Tavolo aperto per la nuova stagione
table-closed = Stagione finita: il prossimo tiro apre un tavolo nuovo
table-season-new = Comincia una nuova stagione: i tiri di prima restano nel diario.

roll-column-number = Sigillo
roll-column-at = Quando
roll-column-who = Chi
roll-column-dice = Dadi
roll-column-reserve = Riserva
roll-column-successes = Successi
roll-column-target = Target
roll-column-note = Nota

odds-title = { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
}: quanti successi?
odds-title-reserve = { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
} + { $reserve } di riserva: quanti successi?
odds-subtitle = Target { $target }
odds-subtitle-all = Ogni 4, 5 o 6 è un successo
odds-target = Contro { $target }: { $chance } di probabilità di riuscire
odds-outstanding = { $chance } di probabilità di un risultato straordinario ({ $count } o più)
odds-mean = In media { $mean } successi
odds-each = { $count }: { $chance }
odds-less = <{ $chance }
odds-more = >{ $chance }
odds-row-1 = { $a }
odds-row-2 = { $a } · { $b }
odds-row-3 = { $a } · { $b } · { $c }
odds-mark = almeno { $target }
odds-success = riuscita
odds-failure = fallimento
odds-rest = gli altri insieme: { $chance }
odds-bid = { $bid ->
    [0] Senza Riserva
    [one] Con 1 dado Riserva
   *[other] Con { $bid } dadi Riserva
}: { $chance } contro target { $target }
odds-column-bid = Riserva
odds-every-target = Probabilità in % di riuscire, per puntata (righe) e target (colonne):

# Il diario

roll-line = { $who } ha tirato { $faces }: { $count ->
    [0] nessun successo
    [one] 1 successo
   *[other] { $count } successi
}
roll-line-note = { $line } ({ $note })
roll-line-plain = { $faces }
roll-line-both = { $faces } + riserva { $reserve }
roll-line-reserve = riserva { $reserve }

# I rifiuti

refused-no-dice = dadi: non ce n'è nessuno da tirare. Prova /tira 5 riserva:2
refused-too-many-dice = dadi: al massimo { $most } per tiro, riserva compresa. Dividi il tiro in due.
refused-no-sheet-here = Qui non c'è una campagna con le schede: di' quanti dadi, per esempio /tira 5 riserva:2
refused-formula-unknown = formula: non capisco «{ $value }». Si scrive per esempio 2d6+3, 1d20, 4d6kh3 (i tre più alti), 2d20kl1 (il più basso), d%, 3d10! (esplode).
refused-formula-dice = formula: da 1 a { $most } dadi per tiro. Dividi il tiro in due.
refused-formula-sides = formula: in «{ $value }» le facce vanno da 2 a { $most }.
refused-formula-pick = { $most ->
    [one] formula: in «{ $value }» c'è 1 dado solo: si può tenere o togliere quello.
   *[other] formula: in «{ $value }» se ne tengono o tolgono da 1 a { $most }.
}
refused-formula-number = formula: un numero da sommare arriva al massimo a { $most }.
refused-formula-pieces = formula: al massimo { $most } pezzi da sommare. Dividi il tiro in due.
refused-formula-no-dice = formula: manca un dado. Si scrive per esempio 2d6+3; per i dadi di Dàimon basta il numero: /tira 5
refused-formula-alone = Con una formula come 2d6+3 si tira e basta: niente dadi, riserva, scheda o target insieme.
