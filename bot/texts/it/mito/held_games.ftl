### Le partite che aspettano la parola di un altro.

# Le carte

mito-held-title = Partita { $number }: vince { $who }, ma non conta ancora
mito-held-closed = Cade in un periodo già chiuso.
mito-held-late = È stata giocata tempo fa.
mito-held-guests = Quando è stata registrata c'erano più ospiti che soci.
mito-held-whose = Conterà quando la conferma un altro dei suoi giocatori, o un arbitro.
mito-held-director = Cambierebbe chi ha vinto un periodo chiuso: decide un direttore.
mito-held-button = Arbitro: vale
mito-held-button-director = Direttore: vale
mito-held-column-place = Pos.
mito-held-column-before = Ora
mito-held-column-after = Con questa partita
mito-held-cell = { $who } { $value }
mito-correction-title = Correzione · { $period }: vince { $who }
mito-correction-was = Prima: { $who }. È entrata la partita { $number }, con il sì di un direttore.
mito-correction-places = Correzione · la partita { $number } cambia i posti in periodi già chiusi

# Il diario

mito-line-held = Partita { $number }, che non conta ancora: vince { $who }, poi { $others } · registrata da { $by }
mito-line-counted = { $who } conferma: la partita { $number } conta

# I rifiuti

refused-mito-needs-director = La partita { $number } cambierebbe chi ha vinto un periodo chiuso: può dire di sì solo un direttore.
