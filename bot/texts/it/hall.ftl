### Ciò che dice la sala in ogni comando: domande, valori rifiutati, guai.

# I comandi

choices-yesno =
    .yes = si
    .no = no

# Le carte

some-room = una stanza
some-person = qualcuno
platform-discord = Discord
platform-telegram = Telegram
platform-club = Club locale

typed-1 = /{ $a }
typed-2 = /{ $a } { $b }
typed-3 = /{ $a } { $b } { $c }

# The word “a” before a name that begins with A.
a-before-a = ad
decimal = { $whole },{ $rest }
euro = { $value } €
percent = { $value }%

offer-guest = { $name } (ospite)
offer-new-guest = Ospite nuovo: { $name }
show-anew = Aggiorna
live-elsewhere = La tua carta ora è in un messaggio più recente
live-struck = Quello che avevi letto in privato non vale più
live-over = Quello che stava qui non vale più
ask-other = Altro…
ask-file = Manda { $command } come didascalia di un documento, o insieme al file.
ask-in-private = Rispondi di nascosto
ask-anew = Per { $command } mi mancava ancora qualcosa, e non riuscivo a chiedertelo.
too-soon-again = Riprova
ask-anew-open = Rispondi
ask-whose = Chi è «{ $name }»?
ask-whose-like = Il nome somiglia a qualcuno che c'è già.
ask-whose-why = Non ho ancora registrato niente. Il nome somiglia a qualcuno che c'è già.
ask-whose-hinted = Il nome con i puntini è accorciato apposta: lo portava anche chi ha chiesto di essere dimenticato.
ask-whose-member = { $name } ({ $username })
ask-whose-club = { $who }, { $club }
ask-whose-guest = Un ospite nuovo: { $name }
ask-another-why = Chi si chiamava così ha chiesto di essere dimenticato: perciò del nome scrivo solo l'inizio. Non ho ancora registrato niente.
ask-another-guest = È un'altra persona: un ospite nuovo, { $name }
not-a-member = No, è un ospite
not-this-member = No, { $name } è un ospite
not-this-guest = No, un altro ospite: { $name }
ask-which-book = Quale registro?

private-waiting = { $who }, ho una risposta solo per te.
private-open = Leggi

# Quando una piattaforma rifiuta

buttons-held = I pulsanti qui non sono passati: i comandi si scrivono, con /aiuto vedi quali.
answer-said-elsewhere = In { $room } adesso non posso scrivere: ti rispondo qui.
still-there-words = Non posso cancellare quello che hai scritto in { $room }: lì lo leggono ancora tutti. Cancellalo tu.
still-there-file = Non posso cancellare il file che hai mandato in { $room }: lì lo possono aprire ancora tutti. Cancella tu il messaggio.
still-there-files = Non posso cancellare tutti i file che hai mandato in { $room }: lì li possono aprire ancora tutti. Cancella tu i messaggi.
organisers-barred = In { $room } non posso più scrivere: mi manca { $switch }
organisers-kept = Quello che devo dire là lo tengo per un giorno e continuo a provare. Con /club controlla vedi se manca altro.
room-of-club = { $room } ({ $club })
organisers-barred-known = I suoi organizzatori l'hanno letto da me in privato, con dove si cambia.
organisers-barred-unknown = Di là non conosco nessun organizzatore: non lo sa nessuno, oltre a te.
organisers-open-host = In { $room } posso scrivere di nuovo.
organisers-room-gone = In { $room } non arriva più niente di mio
organisers-gone = La stanza non c'è più, oppure mi avete tolto. Se gli avvisi devono andare altrove, scegli dove con /club avvisi.
organisers-refused = In { $room } un mio messaggio non è passato: la piattaforma non l'ha voluto in nessuna forma. Chi ospita il bot trova il perché nel diario del programma.
answer-refused = La mia risposta qui non è passata. Quello che hai fatto è registrato: lo vedi con /diario.
organisers-office-ended = { $who } non è più in { $club }: il suo ruolo di { $office } è finito.
organisers-office-anew = Se torna, per averlo di nuovo glielo ridate voi con /club ruolo.
office-ended-with-leaving = Non sei più in { $club }: il tuo ruolo di { $office } è finito.
office-ended-anew = Se torni, chiedilo di nuovo a un organizzatore.
organisers-open = In { $room } posso scrivere di nuovo, grazie.

alarm-disk = Il disco del computer su cui giro è quasi pieno: restano { $free } MB
    .more = Quando è pieno non posso più scrivere niente: chi mi ospita deve fare spazio.
    .over = Sul disco del computer su cui giro c'è di nuovo spazio.
alarm-copies = L'ultima copia notturna del mio archivio è del { $day }
    .more = Chi mi ospita trova nel diario del programma perché non se ne fanno più.
    .over = Le copie notturne del mio archivio si fanno di nuovo.
alarm-no-copies = Del mio archivio non c'è ancora nessuna copia notturna
    .more = { alarm-copies.more }
    .over = { alarm-copies.over }
alarm-unread-copy = Nella copia notturna del { $day } c'è qualcosa che non si legge
    .more = Chi mi ospita trova che cosa nel diario del programma, e con python -m bot doctor se non si legge nemmeno adesso.
    .over = L'ultima copia notturna del mio archivio si legge tutta.
alarm-writes = In questo momento non posso scrivere niente
    .more = { $why } Quello che era registrato resta; chi chiede qualcosa adesso legge che non è cambiato niente.
    .over = Posso scrivere di nuovo: quello che fate torna a contare.
alarm-why-full = Il disco di chi mi ospita è pieno.
alarm-why-read-only = Il mio archivio è in sola lettura.
alarm-why-unreachable = Non raggiungo il mio archivio.
alarm-why-other = Il mio archivio non risponde.
alarm-clock-back = L'orologio del computer su cui giro è saltato indietro { $minutes ->
        [one] di un minuto
       *[other] di { $minutes } minuti
    }
    .more = Scadenze e orologi di gioco seguono l'ora nuova: guardate quelli che corrono adesso.
alarm-clock-on = L'orologio del computer su cui giro è saltato avanti { $minutes ->
        [one] di un minuto
       *[other] di { $minutes } minuti
    }
    .more = { alarm-clock-back.more }
alarm-unheard = { $share ->
        [100] Da { $platform } non mi arriva più niente
       *[other] Da { $platform } mi manca una parte dei server (circa { $share } su 100): da lì non mi arriva più niente
    }
    .more = Chi lì scrive o preme adesso non ha risposta. Continuo a provare, e dico quando è finita.
    .over = Da { $platform } mi arriva di nuovo tutto.
alarm-unheard-club = Da { $club } su { $platform } non mi arriva più niente
    .more = { alarm-unheard.more }
    .over = Da { $club } mi arriva di nuovo tutto.

bug-title = Scusa, qualcosa si è rotto
bug = Non è colpa tua e non è cambiato niente. Se ricapita, di' a chi mi ospita il numero { $number }.
trouble-title = Non ho potuto scriverlo
trouble-locked = Il mio archivio è occupato: non è cambiato niente, riprova fra un momento.
trouble-full = Il disco di chi mi ospita è pieno: non è cambiato niente finché non si fa spazio.
trouble-read-only = Il mio archivio è in sola lettura: non è cambiato niente. Chi mi ospita deve sistemarlo.
trouble-no-place = Il posto del mio archivio non c'è più: non è cambiato niente. Chi mi ospita deve sistemarlo.
trouble-no-database = Il mio archivio non c'è più: non è cambiato niente. Chi mi ospita deve recuperare una copia.
trouble-newer = Il mio archivio è di una versione più nuova della mia: chi mi ospita deve aggiornarmi.
trouble-damaged = Il mio archivio è danneggiato: non è cambiato niente. Chi mi ospita deve recuperare una copia.
trouble-in-use = Il mio archivio è usato da un altro programma: chi mi ospita deve fermarne uno.
trouble-put-away = Questo registro è stato messo da parte, e il suo file non c'è più o è cambiato: non è cambiato niente. Chi mi ospita deve rimetterlo.
trouble-unreachable = Non raggiungo il mio archivio: riprova fra un momento. Se invece avevo fatto in tempo a scriverlo, lo dico appena torna.
trouble-other = Il mio archivio non risponde: non è cambiato niente, riprova fra un momento.
said-in-the-room = Fatto: alla stanza ho detto solo quello che può sapere.

# I rifiuti

refused-bad-value = { $parameter }: { $why }. Prova { $example }
refused-bad-word = { $parameter }: { $why }.
refused-not-a-number = serve un numero da { $low } a { $high }, non «{ $value }»
refused-out-of-range = { $value } è fuori misura, va da { $low } a { $high }
refused-empty-text = non c'è scritto niente
refused-too-long = il testo è troppo lungo ({ $length } caratteri su { $longest })
refused-not-a-choice = «{ $value }» non è fra le scelte ({ $choices })
refused-nobody-of-that-name = non conosco nessuno di nome «{ $name }»; per un ospite scrivi @ e il nome
refused-nobody-of-two-words = non conosco nessuno di nome «{ $name }»; se è un nome solo, scrivilo tra virgolette: { $written }
refused-nobody-known-of-that-name = «{ $name }» non è fra le persone del club; senza nome te le mostro tutte
refused-nobody-known-of-that-mention = chi hai menzionato non è fra le persone del club; senza nome te le mostro tutte
refused-nobody-of-that-mention = non conosco nessuno con questa menzione: i bot non giocano, e chi non ho mai visto scriva prima qui; per un ospite scrivi @ e il nome
refused-name-like = «{ $name }» somiglia al nome di qualcuno: menzionalo con @, o scrivi @+"{ $name }" per un ospite nuovo
refused-not-yours-to-change = può dirlo chi l'ha registrato, o un direttore
refused-overtaken = Nel frattempo è stato registrato altro che dipende da questo: annulla con /annulla quel che non va, e ripeti.
refused-name-needs-a-letter = Nel nome di un ospite serve almeno una lettera o una cifra
refused-name-reserved = «{ $name }» non può essere il nome di nessuno: è del bot, o chiama tutti. Scrivine un altro
refused-name-of-a-bot = «{ $name }» è un bot, e i bot non giocano: se intendi una persona che si chiama così, scrivi @+"{ $name }"
refused-names-nobody = «{ $name }» non è il nome di una persona
refused-name-imitates = «{ $name }» è un modo di scrivere che uso solo io, per distinguere le persone: scegli un altro nome
refused-name-forgotten = chi si chiamava «{ $name }» ha chiesto di essere dimenticato; se è un'altra persona, scrivi @+ davanti al nome
refused-account-forgotten = Chi hai menzionato ha chiesto di essere dimenticato: se torna a scrivere, sarà una persona nuova.
refused-member-twice = { $name } compare due volte
refused-how-many-members = ne servono da { $least } a { $most }, qui sono { $count }
refused-no-file = manca il file
refused-file-lost = non sono riuscito a leggere il file: mandalo di nuovo
refused-several-files = con un comando leggo un solo file: mandali uno alla volta
refused-file-gone = il file non c'è più: mandalo di nuovo
refused-file-too-large = il file è troppo grande (al massimo { $largest } kB)
refused-no-such-room = non conosco la stanza «{ $name }» in questo club
refused-unknown-command = Non conosco «{ $value }». Con /aiuto vedi che cosa si può fare.
refused-unknown-near = Non conosco «{ $value }»: volevi dire { $nearest }?
refused-unknown-parameter = { $command } non ha «{ $value }»; un testo con i due punti va fra virgolette. Prova { $example }
refused-needs-quotes = { $parameter }: un testo di più parole va fra virgolette, { $parameter }:"così come questo"
refused-given-twice = { $parameter }: c'è due volte, lascialo una volta sola. Prova { $example }
refused-too-many-words = Non so che cosa sia «{ $value }»: per un testo con spazi usa le virgolette, per il resto nome:valore. Prova { $example }
refused-too-quick = Piano: al massimo { $most } comandi al minuto. Riprova fra { $seconds ->
    [one] 1 secondo
   *[other] { $seconds } secondi
}.
refused-too-busy = Troppe mani insieme su questo registro: non è cambiato niente, riprova.
refused-book-put-away = Questo registro ({ $book }) è stato messo da parte in { $file }, che qui non c'è più o è cambiato: chi mi ospita deve rimetterlo.
refused-book-unreadable = Questo registro non si può più leggere ({ $book }): qui non va avanti niente. Un organizzatore lo chiude con /club controlla; quello che c'è scritto resta sul disco.
refused-cannot-be-kept = Questo non si potrebbe rileggere dal disco (troppo lungo, o troppi livelli uno dentro l'altro): non ho registrato niente.
refused-button-used = Questo pulsante ha già fatto quel che doveva. Per farlo di nuovo c'è /annulla con il numero della riga, che dice /diario.
refused-button-gone = Questo pulsante non vale più. Ripeti il comando per averne uno nuovo.
refused-not-your-card = Questa risposta è per un'altra persona.
refused-unknown-parameter-aloud = { $command } non ha «{ $value }», e un segreto non si scrive davanti a tutti: te lo chiedo io, dove leggi solo tu.
refused-say-it-in-private = { $command } non si scrive davanti a tutti: te lo chiedo io, dove leggi solo tu.
refused-not-told-whether-there = Non riesco a sapere da Discord se sei ancora nel club, e finché non lo so un incarico da qui non vale. Riprova fra qualche secondo, o scrivilo in una stanza del club.
refused-not-for-you-referee = Questo lo può fare un arbitro. Un organizzatore può nominarti con /club ruolo.
refused-not-for-you-director = Questo lo può fare un direttore. Un organizzatore può nominarti con /club ruolo.
refused-not-for-you-organiser = Questo lo può fare un organizzatore: chi gestisce il server o il gruppo, o chi ha avuto questo ruolo con /club ruolo.
refused-not-for-you-player = Questo lo può fare solo chi gioca qui.
refused-not-for-you-master = Questo lo può fare solo il Master della scena.
refused-not-for-you-master-or-director = { $masters ->
    [1] Questo lo possono fare il Master o un direttore.
   *[0] Questo lo può fare un direttore.
}
