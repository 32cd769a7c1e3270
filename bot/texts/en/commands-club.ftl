### Names of the commands of the club and its people.
### Value: the word that is typed. Attributes: description, example, names and descriptions of the parameters.

help = help
    .about = Say what you can do here and now, with an example of each command
    .example = /help roll
    .topic = topic
    .topic-about = a command or a game; without it, all that you can do here

start = start
    .about = Say hello, and what can be done
    .example = /start
    .payload = payload
    .payload-about = the code that came with the link, if any

club = club
    .about = Language, hours, roles and notices of the club

club-language = language
    .about = Choose the language of the club's rooms
    .example = /club language it
    .language = language
    .language-about = Italian or English; in private everybody keeps their own

club-timezone = timezone
    .about = Choose the time zone of dates and clocks
    .example = /club timezone Europe/Rome
    .zone = zone
    .zone-about = the name of the zone, such as Europe/Rome

club-role = role
    .about = Give a role to somebody who helps
    .example = /club role @Anna referee
    .member = member
    .member-about = who gets the role
    .role = role
    .role-about = organiser, director or referee; none to take it away

club-announce = announce
    .about = Choose the room of each kind of notice
    .example = /club announce standings
    .topic = topic
    .topic-about = the kind of notice
    .room = room
    .room-about = a channel, group or topic; without it, this room

club-board = board
    .about = Give the link to the board, to project in the hall or to open on a phone
    .example = /club board
    .book = book
    .book-about = which book; without it, the one last used here

club-link = link
    .about = Make a Discord server and a Telegram group one club
    .example = /club link
    .code = code
    .code-about = the code given in the other chat; without it, get one here

me = me
    .about = Your data, your accounts, your preferences

me-show = show
    .about = Show what is kept about you, and your preferences
    .example = /me show

me-link = link
    .about = Join your Discord and Telegram accounts, or a guest's name, into one person
    .example = /me link
    .code = code
    .code-about = the code given in the other chat; without it, get one

me-forget = forget
    .about = Erase your personal data; results stay under a pseudonym
    .example = /me forget

me-language = language
    .about = Choose the language of the answers you get in private
    .example = /me language en
    .language = language
    .language-about = Italian, English or auto (your app's own)

me-notices = notices
    .about = Turn private notices on or off
    .example = /me notices yes
    .wanted = wanted
    .wanted-about = yes to get them, no to get none

undo = undo
    .about = Void the last recorded action, after naming it and asking
    .example = /undo
    .book = book
    .book-about = which book; without it, the one last used here

journal = journal
    .about = Show what was recorded, by whom and when
    .example = /journal 20
    .last = last
    .last-about = how many lines: 10 unless you say
    .book = book
    .book-about = which book; without it, the one last used here

verify = verify
    .about = Show the seal of dice and draws; once it is open, check every die
    .example = /verify
    .book = book
    .book-about = which book; without it, the one last used here
    .open = open
    .open-about = yes to open the present seal now

export = export
    .about = Make a file of everything recorded, and the tables as CSV
    .example = /export
    .book = book
    .book-about = which book; without it, the one last used here

choices-yesno =
    .yes = yes
    .no = no

choices-language =
    .it = it
    .en = en

choices-my-language =
    .it = it
    .en = en
    .auto = auto

choices-role =
    .organiser = organiser
    .director = director
    .referee = referee
    .none = none

choices-topic =
    .pairings = pairings
    .standings = standings
    .results = results
    .ladder = ladder
    .sessions = sessions
    .all = all

choices-book =
    .table = table
    .campaign = campaign
    .codice = codice
    .diplomacy = diplomacy
    .gdr = gdr
    .mito = mito
