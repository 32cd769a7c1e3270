### La guida al primo avvio, nella pagina.

page-start-title = Primi passi con Araldo
page-start-about = Dove gioca il tuo club? Scegli, e ti accompagno passo per passo: bastano cinque minuti, e non serve saper programmare.
page-start-discord-about = Il club ha un server: ogni gioco ha il suo canale.
page-start-telegram-about = Il club ha un gruppo, e si gioca con il telefono.
page-start-try = Solo provare
page-start-try-about = Qui, in questa pagina: niente account, niente da installare.
page-start-both = Puoi averli tutti e due: poi /club collega ne fa un club solo. Questa guida rimane qui: torna quando vuoi.
page-start-back = Torna alla scelta
page-start-link = Mettilo su Discord o Telegram

page-start-discord-make = Crea il tuo bot
page-start-discord-open = Apri il portale di Discord
page-start-discord-new = Entra con il tuo account e premi «New Application».
page-start-discord-name = Dagli un nome, per esempio Araldo, e metti la spunta.
page-start-discord-create = Premi «Create».
page-start-discord-application-picture = Il portale di Discord: 1, New Application in alto a destra; 2, il nome; 3, Create
page-start-discord-fetch = Copia il token
page-start-discord-bot = Nel menu a sinistra scegli «Bot».
page-start-discord-reset = Premi «Reset Token» e conferma.
page-start-discord-copy = Premi «Copy». Il token è la password del bot: non mostrarlo a nessuno.
page-start-discord-token-picture = La pagina del bot: 1, Bot nel menu a sinistra; 2, Reset Token; 3, Copy
page-start-discord-invite = Invitalo nel server
page-start-discord-invite-picture = La finestra di Discord: 1, il server; 2, la conferma in basso

page-start-telegram-make = Crea il tuo bot
page-start-telegram-open = Apri BotFather
page-start-telegram-new = Premi Avvia, poi scrivi /newbot.
page-start-telegram-name = Scrivi il nome del bot, per esempio Araldo.
page-start-telegram-username = Scrivi il suo nome utente: deve finire in «bot», per esempio club_dei_lupi_bot.
page-start-telegram-botfather-picture = La chat con BotFather: 1, /newbot; 2, il nome; 3, il nome utente che finisce in bot
page-start-telegram-fetch = Copia il token
page-start-telegram-copy = BotFather risponde con una riga di numeri e lettere: toccala per copiarla. È la password del bot: non mostrarla a nessuno.
page-start-telegram-token-picture = La risposta di BotFather: il token è la riga evidenziata
page-start-telegram-invite = Aggiungilo al gruppo
page-start-telegram-group-picture = Telegram: 1, scegli il gruppo; 2, conferma

page-start-paste = Incolla qui il token
page-start-token = Il token
page-start-token-kept = Resta su questo computer, in un file che può leggere solo chi fa girare Araldo. Questa pagina non lo mostrerà più.
page-start-check = Controlla
page-start-checking = Controllo…
page-start-connecting = { $name }: riconosciuto, mi collego…
page-start-connected = Connesso come { $name }
page-start-connected-in = Connesso come { $name }, in { $count } server
page-start-connected-one = Connesso come { $name }, in un server
page-start-not-connected = Il token è buono, ma il collegamento non è partito: riavvia Araldo.
page-start-already = Araldo qui è già collegato.
page-start-environment = Il token è già fra le variabili d'ambiente di questo computer: cambialo lì, o toglilo e riavvia Araldo.
page-start-token-shape = Non ha la forma di un token: copialo di nuovo, tutto intero.
page-start-bad-token = Questo token non è riconosciuto: forse è stato rinnovato. Copialo di nuovo.
page-start-away = Non riesco a raggiungere il servizio: controlla la rete e riprova.
page-start-not-kept = Il token è buono, ma non posso scriverlo su questo computer: dai ad Araldo il permesso di scrivere nella sua cartella, e riprova.

page-start-invite = Invita
page-start-scan = Oppure inquadra questo codice con il telefono:
page-start-scan-picture = Codice QR che aggiunge il bot a un gruppo
page-start-invited = Fatto: il bot è entrato.
page-start-invited-room = Fatto: il bot è entrato. Ti ha salutato in { $room }.

page-start-rooms = A ogni stanza il suo compito
page-start-rooms-play = Per giocare: una stanza per ogni gioco (su Discord un canale, su Telegram un gruppo o un argomento). Campagne, tornei e classifiche nascono dove scrivi il primo comando.
page-start-rooms-staff = Per chi organizza: una stanza privata, se vuoi. Chi gestisce il server o il gruppo organizza già; con /club ruolo scegli chi dà una mano.
page-start-rooms-notices = Per gli avvisi: scrivi /club avvisi tutto nella stanza che deve riceverli, per esempio #annunci.
page-start-rooms-hall = Per la sala: /club schermo dà l'indirizzo da proiettare. Con /club controlla vedi che cosa mi manca in ogni stanza.
page-start-privacy = Se nel gruppo ci sono altri bot, prendi i comandi dal menu o aggiungi il nome del bot: /tira@nome_del_bot 5. La modalità privacy di BotFather può restare attiva.

page-start-roll = Tira il primo dado
page-start-roll-about = In una stanza dove c'è il bot scrivi:
page-start-roll-line = /tira 5
page-start-roll-waiting = Aspetto il primo tiro…
page-start-rolled = Ecco il primo tiro, in { $room }. È tutto pronto: buon gioco!
page-start-on = E adesso
page-start-on-about = Scrivi /aiuto in una stanza: dice che cosa si può fare lì. Araldo risponde finché questo programma resta acceso; al prossimo avvio si ricollega da solo.
