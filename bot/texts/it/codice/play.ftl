### /codice gioca e /codice amichevole: una mano giocata qui, su venticinque pulsanti.

# I comandi

codice-play = gioca
    .about = Gioca qui la prossima mano di un tavolo: parole, chiave e orologio
    .example = /codice gioca 3
    .table = tavolo
    .table-about = numero del tavolo; senza, il tuo
    .words = parole
    .words-about = quale lista di parole; senza, quella della lingua della stanza
codice-friendly = amichevole
    .about = Gioca qui senza torneo, due squadre da due o più; senza nomi, la rivincita
    .example = /codice amichevole @Anna @Bea @Carlo @Dina
    .players = giocatori
    .players-about = prima i giocatori di una squadra, poi quelli dell'altra
    .words = parole
    .words-about = quale lista di parole; senza, quella della lingua della stanza
codice-play-clue = indizio
    .word = indizio
    .word-about = una parola sola
    .number = numero
    .number-about = quante parole della griglia; con 0 non c'è limite
codice-friendly-clue = indizio
    .word = indizio
    .word-about = una parola sola
    .number = numero
    .number-about = quante parole della griglia; con 0 non c'è limite
codice-play-explain = spiega
    .meaning = significato
    .meaning-about = che cosa vuol dire, per tutti
codice-friendly-explain = spiega
    .meaning = significato
    .meaning-about = che cosa vuol dire, per tutti
codice-play-replace = sostituisci
    .player = chi esce
    .player-about = chi non gioca più
    .by = chi entra
    .by-about = chi prende il suo posto
codice-friendly-replace = sostituisci
    .player = chi esce
    .player-about = chi non gioca più
    .by = chi entra
    .by-about = chi prende il suo posto

# Le carte

codice-play-here-button = 🎲 Giocate qui
codice-board-title = Tavolo { $table } · mano { $hand }
codice-board-friendly = Amichevole · mano { $hand }
codice-board-words = { $who } legge le parole a voce alta. Chi non ne conosce una la preme; poi «Tutto chiaro» da { $teams }
codice-board-words-no-chief = Manca il capo di { $team }: chi lo fa preme «Faccio il capo»
codice-board-explain = Che cosa vuol dire «{ $word }»? Lo spiega a tutti { $who }
codice-board-preparing = Preparazione, fine: { $ends }
codice-board-stopped = Orologi fermi
codice-board-objected = Obiezione di { $who }: orologi fermi finché non è decisa
codice-board-to-clue = Tocca a { $team }: { $who } dà l'indizio
codice-board-no-chief = Tocca a { $team }, ma manca il capo: chi lo fa preme «Faccio il capo»
codice-board-owed = prima, se vuole, il capo preme una parola della propria squadra e la copre
codice-board-clue-left = { $word } { $number } · { $team }: { $left ->
    [one] ancora 1 parola
   *[other] ancora { $left } parole
}, o «Passo»
codice-board-clue-any = { $word } 0 · { $team }: quante parole volete, poi «Passo»
codice-board-clue-pass = { $word } { $number } · { $team }: ora dite «Passo»
codice-board-team = { $sign } { $team }: { $found } di { $agents } · capo { $chief }, con { $mates }{ $tokens ->
    [0] { "" }
    [one] { " " }· 1 gettone recupero
   *[other] { " " }· { $tokens } gettoni recupero
}
codice-board-side = { $sign } { $found } di { $agents } · capo { $chief }, con { $mates }{ $tokens ->
    [0] { "" }
    [one] { " " }· 1 gettone recupero
   *[other] { " " }· { $tokens } gettoni recupero
}
codice-friendly-team = { $first } + { $then }
codice-board-runs = Tempo di { $team }, fine: { $falls }
codice-board-time = { $team }: restano { $left }
codice-board-dropped = Questa mano non si gioca più qui.
codice-board-won-agents = Mano a { $winner }: tutti gli agenti trovati. { $points }–{ $agents }
codice-board-won-time = Mano a { $winner }: tempo finito per { $loser }. { $points }–{ $agents }
codice-board-won-assassin = Mano a { $winner }: assassino trovato da { $loser }. { $points }–{ $agents }
codice-board-won-referee = Mano a { $winner } per decisione dell'arbitro. { $points }–{ $agents }
codice-play-score = Mani vinte: { $one } { $first }–{ $second } { $two }
codice-board-key-open = La chiave è aperta, con le parole scoperte barrate. Il suo sigillo si controlla con /verifica.
codice-play-laid = Si gioca! { $players }: guardate le parole.
codice-play-laid-told = Le parole sono sul tavolo.
codice-play-clear = { $who }: tutto chiaro
codice-play-key-drawn = La chiave è estratta: i capi la vedono con «Chiave», da soli e quando vogliono.
codice-play-colour = { $sign } { $team }: capo { $who }
codice-play-asked = { $who } non conosce «{ $word }»
codice-play-asked-how = { $who }, spiegala a tutti.
codice-play-explained = «{ $word }»: { $meaning } ({ $who })
codice-play-explained-told = Detto a tutti.
codice-play-marked = { $who } indica «{ $word }»: un'altra persona della squadra la preme, o fra poco vale così
codice-play-stands = «{ $word }» vale: nessuno ha detto altro
codice-play-too-late = Il tempo era già finito.
codice-play-was-own = { $sign } «{ $word }» è un vostro agente!
codice-play-was-theirs = { $sign } «{ $word }» è degli avversari
codice-play-was-bystander = { $sign } «{ $word }» è un passante
codice-play-was-assassin = { $sign } «{ $word }» è l'assassino!
codice-play-own = { $who } copre «{ $word }», una parola della propria squadra
codice-play-now = ora tocca a { $team }
codice-play-passed = { $who }: passo
codice-play-clue-for = Indizio di { $who } per { $mates }
codice-play-objected = ✋ Obiezione: orologi fermi
codice-play-objection = ✋ Obiezione di { $who } · { $hand }
codice-play-objection-how = L'indizio non va bene? Decide un arbitro; oppure lo ammette chi l'ha dato ({ $team }), o chi obietta lascia correre.
codice-play-referees = Arbitri: { $who }
codice-play-upheld = Obiezione accolta ({ $who }): turno finito. Prima del prossimo indizio la squadra { $team } può coprire una delle sue parole
codice-play-dismissed = Obiezione respinta ({ $who }): il turno di { $team } continua
codice-play-back = { $who }: «{ $word }» è di nuovo coperta, e il turno torna com'era
codice-play-back-asked = { $who } vorrebbe ricoprire «{ $word }»: { $team }, siete d'accordo?
codice-play-back-told = Chiesto a { $team }.
codice-play-more = Altro, in questa mano
codice-play-more-none = Adesso non c'è altro che tu possa fare.
codice-play-stopped = Orologi fermi ({ $who })
codice-play-runs = Gli orologi ripartono ({ $who })
codice-play-gone = { $who } non c'è più
codice-play-gone-chief = { $mates }: chi preme «Faccio il capo» vede la chiave e non indica più parole.
codice-play-gone-alone = { $mates }: con «Sostituisci» entra un'altra persona. Se fai tu il capo, sarà lei a indicare le parole.
codice-play-gone-point = { $mates }: con «Sostituisci» entra chi indica le parole.
codice-play-chief-now = { $who } ora è capo di { $team }
codice-play-dropped = Mano abbandonata ({ $who })
codice-play-prepared = La preparazione è finita: tocca a { $team }
codice-play-flag = ⏰ Tempo finito!
codice-play-away-since = Sono stato via: gli orologi sono fermi a quel momento. Chi è di turno li fa ripartire da «Altro».
codice-play-away = Sono stato via: gli orologi sono fermi, come all'inizio del turno. Chi è di turno li fa ripartire da «Altro».
codice-friendly-replaced = { $by } gioca al posto di { $who }
codice-friendly-result = { $won ->
    [one] 1 mano vinta
   *[other] { $won } mani vinte
} su { $hands }
codice-key-title = La chiave · mano { $hand }
codice-key-yours = { $sign } Vostri ({ $count }): { $words }
codice-key-theirs = { $sign } Degli avversari ({ $count }): { $words }
codice-key-assassin = { $sign } Assassino: { $words }
codice-walk-title = Mano { $hand } · turno { $turn } di { $turns }
codice-walk-step = { $turn ->
    [0] Prima del primo turno
   *[other] Turno { $turn } di { $turns }
}
codice-walk-begin = La chiave, prima del primo indizio.
codice-walk-clue = { $team }: { $who } dice { $word } { $number }
codice-walk-word = { $sign } { $word }
codice-walk-pass = Passo
codice-walk-colour = Altro colore: turno finito
codice-walk-penalty = Obiezione accolta: turno finito
codice-walk-covers = Per penalità, parola coperta da { $team }: { $what }
codice-walk-end = Fine della mano
codice-chiefs-title = I capi delle mani giocate qui
codice-chiefs-none = Ancora nessuna mano finita.
codice-chiefs-who = Capo
codice-chiefs-hands = Mani
codice-chiefs-clues = Indizi
codice-chiefs-words = Parole a indizio
codice-chiefs-assassins = Assassini
codice-play-clear-button = Tutto chiaro
codice-play-explain-button = Spiega «{ $word }»
codice-play-key-button = 🔑 Chiave
codice-play-clue-button = 💬 Indizio
codice-play-pass-button = Passo
codice-play-object-button = ✋ Obiezione
codice-play-uphold-button = L'indizio è nullo
codice-play-dismiss-button = L'indizio vale
codice-play-back-button = ↩️ Ricopri l'ultima
codice-play-more-button = ⋯ Altro
codice-play-stop-button = ⏸ Ferma
codice-play-go-button = ▶️ Riparti
codice-play-chief-button = Faccio il capo
codice-play-replace-button = Sostituisci
codice-play-drop-button = Abbandonate la mano
codice-play-again-button = ▶️ Prossima mano
codice-play-anew-button = ▶️ Giocatela di nuovo
codice-play-walk-button = Rivedi la mano
codice-play-chiefs-button = I capi
codice-walk-back-button = ◀ Indietro
codice-walk-on-button = Avanti ▶

# Il diario

codice-line-friendly = Amichevole { $game }, mano { $hand }
codice-line-friendly-opened = Cominciano le amichevoli
codice-line-friendly-begun = Amichevole { $game }: due squadre si siedono ({ $who })
codice-line-friendly-replaced = Amichevole { $game }: { $substitute } al posto di { $player }
codice-line-laid = { $place }: parole sul tavolo
codice-line-asked = { $place }: { $who } non conosce «{ $word }»
codice-line-explained = { $place }: { $who } spiega «{ $word }»: { $meaning }
codice-line-clear = { $place }: tutto chiaro per { $team }
codice-line-key = { $place }: chiave estratta
codice-line-clue = { $place }: { $who } dice { $word } { $number }
codice-line-objected = { $place }: obiezione di { $who }
codice-line-upheld = { $place }: obiezione accolta da { $who }
codice-line-dismissed = { $place }: obiezione respinta da { $who }
codice-line-marked = { $place }: { $who } indica «{ $word }»
codice-line-uncovered = { $place }: { $who } scopre «{ $word }», { $colour }
codice-line-passed = { $place }: passo di { $who }
codice-line-own-covered = { $place }: { $who } copre una parola dei suoi, «{ $word }»
codice-line-back-asked = { $place }: { $who } chiede di ricoprire l'ultima parola
codice-line-back = { $place }: «{ $word }» di nuovo coperta
codice-line-played = { $place }: { $outcome }
codice-line-play-prepared = { $place }: preparazione finita
codice-line-play-stopped = { $place }: orologi fermati da { $who }
codice-line-play-away = { $place }: orologi fermi, il bot era via
codice-line-play-runs-on = { $place }: gli orologi ripartono
codice-line-chief-taken = { $place }: { $who } è capo di { $team }
codice-line-player-gone = { $place }: { $who } ({ $team }) non c'è più
codice-line-chief-gone = { $place }: { $who } non c'è più, nessun capo per { $team }
codice-line-play-dropped = { $place }: abbandonata da { $who }
codice-line-play-gone = { $place }: non si gioca più qui
codice-colour-team = agente di { $team }
codice-colour-bystander = passante
codice-colour-assassin = assassino

# I rifiuti

refused-undo-stays-play = Ciò che si è visto sulla griglia non si annulla: l'ultima parola si ricopre se lo vogliono tutte e due le squadre, da «Altro».
refused-codice-no-such-list = Non c'è nessuna lista di parole «{ $name }»: ci sono { $lists }.
refused-codice-play-which-table = Di quale tavolo? Scrivi il numero: /codice gioca 3
refused-codice-play-on = Questa mano si gioca già: la griglia è fra i messaggi.
refused-codice-play-over = Questa mano non si gioca più.
refused-codice-play-not-over = Questa mano non è finita.
refused-codice-play-not-yours = A questo tavolo non giochi tu.
refused-codice-play-key-drawn = La chiave è già estratta.
refused-codice-play-no-key = Prima si leggono le parole: la chiave esce quando sono chiare a tutte e due le squadre (articolo 23).
refused-codice-play-explainer = Le parole le spiega il capo della squadra che non comincia, { $who } (articolo 22).
refused-codice-play-not-asked = Questa parola è già spiegata.
refused-codice-play-explain-first = Prima { $who } spiega «{ $word }» (articolo 22).
refused-codice-play-no-chief = Manca il capo di { $team }: chi lo fa preme «Faccio il capo».
refused-codice-play-clear-already = Per voi è già tutto chiaro: manca { $team }.
refused-codice-play-key-not-yours = La chiave la vede solo chi è capo: { $who }.
refused-codice-play-preparing = È ancora il minuto di preparazione (articolo 24).
refused-codice-play-stopped = Gli orologi sono fermi.
refused-codice-play-runs = Gli orologi corrono già.
refused-codice-play-turn = Ora tocca a { $team }.
refused-codice-play-not-chief = Spetta al capo: { $who }.
refused-codice-play-has-chief = Un capo c'è già: { $who }.
refused-codice-play-chief-silent = Chi è capo non indica parole (articolo 32).
refused-codice-play-no-clue = Prima { $who } dà l'indizio.
refused-codice-play-uncovered = «{ $word }» è già scoperta.
refused-codice-play-marked = L'hai già indicata: manca il sì di qualcun altro della squadra, o qualche secondo.
refused-codice-play-only-pass = Di parole non ne avete più: resta «Passo» (articolo 27).
refused-codice-play-objected = C'è un'obiezione: prima va decisa.
refused-codice-play-no-objection = Non c'è nessuna obiezione da decidere.
refused-codice-play-ruled = Su questo indizio l'arbitro ha già deciso: vale.
refused-codice-play-nothing-to-object = Si obietta all'indizio degli avversari, finché il loro turno è in corso.
refused-codice-play-objection-not-yours = Non spetta a te: la tua squadra può solo cedere, il resto lo decide un arbitro.
refused-codice-play-nothing-owed = Non c'è nessuna parola da coprire.
refused-codice-play-own-word = Si copre una parola della propria squadra ancora coperta.
refused-codice-play-nothing-back = Non c'è niente da ricoprire: si può solo prima del prossimo indizio.
refused-codice-play-back-asked = Manca il sì di { $team }.
refused-codice-play-referee-stops = Lo decide un arbitro che non gioca a questo tavolo.
refused-codice-play-saw-the-key = { $player } ha già visto la chiave di questa mano, e nella squadra nessuno potrebbe più indicare parole: entri qualcun altro.
refused-codice-play-replace-oneself = Per te lo chiede chi gioca con te, oppure chi dirige: /codice sostituisci.
refused-codice-clue-given = L'indizio c'è già.
refused-codice-clue-spaces = Un indizio è una parola sola, senza spazi (articolo 31).
refused-codice-clue-signs = «{ $word }»: niente trattini, apostrofi o cifre, solo una parola (articolo 31).
refused-codice-clue-abbreviation = «{ $word }» sembra un'abbreviazione, e non vale (articolo 31). Se è una parola, scrivila in minuscolo.
refused-codice-clue-on-board = È nella griglia, o ha la stessa radice: «{ $word }» (articolo 31).
refused-codice-friendly-none = Qui non gioca ancora nessuno: /codice amichevole @Anna @Bea @Carlo @Dina
refused-codice-friendly-too-few = Servono almeno quattro persone: due per squadra.
refused-codice-friendly-twice = Ogni persona gioca una volta sola.
refused-codice-friendly-on = Si sta già giocando: prima finite quella mano, o abbandonatela da «Altro».
