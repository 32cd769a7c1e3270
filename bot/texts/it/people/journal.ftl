### Persone del club: il diario del registro del club.

# Il diario

people-line-opened = Aperto il registro delle persone del club
people-line-claim-asked = { $who } potrebbe essere l'ospite { $guest }: chiesta conferma
people-line-claim-confirmed = { $by } conferma: { $who } è l'ospite { $guest }
people-line-claim-refused = { $by } dice di no: { $who } non è l'ospite { $guest }
people-line-joined = { $by } ha unito l'ospite { $guest } a { $who }
people-line-parted = { $by } ha separato l'ospite { $guest }
people-line-kept-apart = { $by } dice che { $one } e { $other } sono due persone
people-line-first-name = Annotato il nome di un ospite, «{ $name }», prima di cambiarlo
people-line-renamed = { $by } ha cambiato il nome di un ospite: ora è { $name }
people-line-renamed-from = { $by } ha cambiato il nome di un ospite: da «{ $before }» a «{ $name }»
people-line-linked = { $by } ha reso questo club una cosa sola con un altro: { $club }
people-line-part-joined = Un altro club, { $club }, è diventato una cosa sola con questo
people-line-part-left = Il club { $club } è di nuovo un club a sé
people-line-parted-with-club = I club sono di nuovo due: { $guest } non conta più per un altro
people-line-name-given-back = I club sono di nuovo due: un ospite si chiama di nuovo come lo chiama il suo, { $name }
people-line-accounts-linked = { $who } ha collegato due suoi account: qui contano per una persona sola
people-line-accounts-parted = { $who } ha separato due suoi account: qui contano di nuovo per due
people-line-gone = { $who } non c'è più: cadono le domande su chi fosse
people-line-doubles = { $pairs ->
    [0] Nessuna nuova coppia di nomi che si somigliano
    [one] Segnalata ai direttori una coppia di nomi che si somigliano
   *[other] Segnalate ai direttori { $pairs } coppie di nomi che si somigliano
}
