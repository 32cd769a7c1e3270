### File che si leggono: le righe che non vanno.

# Le carte

import-line = Riga { $line }: { $why }
import-more = …e altre { $count }
import-progress = Importo: { $done ->
    [one] 1 riga
   *[other] { $done } righe
} su { $all }
import-all-read = { $all ->
    [one] Ho letto la riga.
   *[other] Ho letto tutte le { $all } righe.
}
import-looking = Chiedo al server chi porta i nomi nuovi: { $done } su { $all }
import-looked = { $all ->
    [one] Ho chiesto al server del nome nuovo.
   *[other] Ho chiesto al server di tutti i { $all } nomi nuovi.
}
import-not-told = { $count ->
    [one] Di un nome nuovo il server non mi ha detto se è di un socio: se lo è, li unisci con /club persone.
   *[other] Di { $count } nomi nuovi il server non mi ha detto se sono di soci: se lo sono, li unisci con /club persone.
}
import-doubts = { $new ->
    [0] { $alike ->
        [one] Un nome somiglia a uno che conosco
       *[other] { $alike } nomi somigliano ad altri che conosco
    }
    [one] Un nome nuovo, { $alike ->
        [one] e uno simile a uno che conosco
       *[other] e { $alike } simili a nomi che conosco
    }
   *[other] { $new } nomi nuovi, { $alike ->
        [one] e uno simile a uno che conosco
       *[other] e { $alike } simili a nomi che conosco
    }
}
import-doubt = «{ $name }» è { $who }?
import-doubt-too = «{ $name }» è { $who }, scritto due volte nel file?
import-doubt-looks = «{ $name }» alla riga { $line } si legge come { $who }, ma è scritto con altri segni: è la stessa persona?
import-doubt-forgotten = Chi si chiamava «{ $name }» ha chiesto di essere dimenticato: è un'altra persona?
import-doubts-more = { $count ->
    [one] …e poi ancora uno
   *[other] …e poi altri { $count }
}
import-is-known = «{ $name }»: { $who }
import-is-new = «{ $name }» è nuovo
import-all-theirs = Sì a tutti
import-all-new = Gli altri sono tutti nuovi
import-without-account = { $count ->
    [one] Non ha ancora un account qui: { $who }. Chi è, tocca il suo pulsante o scrive /io collega.
   *[other] Non hanno ancora un account qui: { $who }. Chi di loro legge, tocca il suo pulsante o scrive /io collega.
}
import-without-more = { $count ->
    [one] …e ancora una persona senza account
   *[other] …e altre { $count } persone senza account
}
import-claim-button = Sono { $who }
import-nothing-yet = Finché non rispondi non scrivo niente.

# I rifiuti

refused-import-unreadable = Questo file non si legge come CSV: dal foglio di calcolo, salvalo o esportalo come CSV.
refused-import-refused = Riga { $line } del file: { $why }. Non ho registrato niente.
