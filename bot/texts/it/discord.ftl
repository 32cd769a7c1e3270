### Quel che Araldo dice da sé su Discord.

discord-wrote-in-private = Ti ho scritto in privato.
discord-waiting = Ho una risposta solo per te, e adesso non posso scriverti in privato. Aprila qui: la vedrai soltanto tu.
discord-open = Leggi
discord-fill-in = Rispondi
discord-said-there = Fatto, l'ho detto nella stanza:
discord-in-words = oppure a parole
discord-step = { $step } di { $steps }
discord-go-on = Continua: { $step } di { $steps }
discord-part-taken = Preso: { $step } di { $steps }. Premi il pulsante per il resto.
discord-ask-again = Mi manca ancora qualcosa: premi il pulsante e compila.
discord-filled-in = Compilato: qui non serve altro.
discord-form-late = Discord non ha aperto il modulo in tempo: premi il pulsante e compila.
discord-nothing = Qui non c'è niente da fare. Prova /aiuto.
discord-command-changed = Questo comando è appena cambiato. Ricarica Discord (Ctrl+R, o chiudi e riapri l'app) e riprova.
discord-upload-too-large = Il file è troppo grande: al massimo { $kilobytes } kB.
discord-file-unreadable = Non riesco a leggere il file che hai mandato. Riprova ad allegarlo.
discord-file-too-heavy = Il file { $name } è troppo grande per Discord: non ho potuto allegarlo.

discord-closed-to = { $count ->
    [one] In privato non posso scrivere a { $people }: riceve un pulsante nel canale. Basta che accetti messaggi da chi è nel server.
   *[other] In privato non posso scrivere a { $people }: ricevono un pulsante nel canale. Basta che accettino messaggi da chi è nel server.
}
discord-closed-to-you = In privato non posso scriverti: ricevi un pulsante nel canale. Basta che tu accetti messaggi da chi è nel server.
discord-quarantine = Discord mi ha messo in quarantena: per ora non posso scrivere in privato
    .where = Le risposte private restano dietro un pulsante nel canale, il resto funziona come prima. Chi ospita il bot può fare ricorso a Discord con il proprio account.
    .over = La quarantena di Discord è finita: posso di nuovo scrivere in privato
discord-where = Si cambia nelle impostazioni del canale, Permessi, per il mio ruolo.
discord-permission-view-channel = «Visualizza canale»
    .where = { discord-where }
discord-permission-send-messages = «Invia messaggi»
    .where = { discord-where }
discord-permission-send-messages-in-threads = «Invia messaggi nei thread»
    .where = { discord-where }
discord-permission-attach-files = «Allega file»
    .where = { discord-where }
discord-permission-read-message-history = «Leggi cronologia messaggi»
    .where = { discord-where }
discord-permission-manage-messages = «Gestisci messaggi»
    .where = { discord-where } Così tolgo i segreti scritti per sbaglio davanti a tutti.
discord-permission-create-events = «Crea eventi»
    .where = Si cambia nelle impostazioni del server, Ruoli, il mio ruolo. Così le date fissate stanno anche fra gli eventi del server.
discord-lacks-open-thread = un posto fra i thread aperti
    .where = Discord tiene aperti al massimo 1000 thread per server, con al massimo 1000 persone ciascuno: archiviatene qualcuno, o scegliete un altro canale.
discord-permission-manage-threads = «Gestisci thread»
    .where = Il thread è bloccato: sbloccatelo, oppure date il permesso al mio ruolo.
discord-lacks-membership = un posto nel server
    .where = Invitatemi di nuovo: il link è fra le prime righe che scrivo quando parto.
discord-lacks-no-timeout = la parola, finché dura il timeout
    .where = Chi gestisce il server può toglierlo: clic destro sul mio nome, Rimuovi timeout.

discord-words-only = Per chi organizza: qui posso mandare solo parole, immagini e file restano fuori. Si cambia nelle impostazioni del canale, Permessi: per il mio ruolo attivate { $permission }.
discord-words-no-longer = Per chi organizza: qui posso di nuovo mandare immagini e file. Grazie!
discord-files-held = Qui non posso allegare { $names }: chiedimelo in privato.
discord-called-by-role = Mi hai chiamato con il mio ruolo, e di quel messaggio Discord non mi mostra le parole. Usa un comando con la barra, per esempio /tira 5, oppure nomina { $name } scegliendo il bot e non il ruolo.
discord-news-above = — qui sopra c'è una novità { $count ->
    [one] per te
   *[other] per voi
 }.
