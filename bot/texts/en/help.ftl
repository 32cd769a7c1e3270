### /help, /start and the greeting.

# The commands

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

# The cards

greeting-title = Hello! I am Araldo, I keep your club's books.
greeting-what = Dice that nobody can rig, campaigns, tournaments and ladders: you play, I count and remember.
greeting-things = Three things to try right away:
greeting-organisers-discord = Whoever manages this server is an organiser: they choose language, time zone and helpers with /club.
greeting-organisers-telegram = Whoever administers this group is an organiser: they choose language, time zone and helpers with /club.
greeting-organisers-club = Whoever opened this club is an organiser: they choose language, time zone and helpers with /club.
greeting-speak-it = 🇮🇹 Italiano
greeting-speak-en = 🇬🇧 English
greeting-other-en = In English? Press “English”, and I speak it from then on.
greeting-other-it = In italiano? Premi «Italiano», e da lì in poi lo parlo.
greeting-try-roll = 🎲 /roll 5 reserve:2
greeting-try-odds = 📊 /odds 5 2
greeting-try-help = ❔ /help

help-now-title = What you can do now
help-all-button = All commands
help-title = What you can do here
help-what = Type the command, or type it bare and I ask for the rest with buttons.
help-line = { $example } — { $about }
help-group = { $group } { $commands } — { $about }
help-group-button = /{ $group }
help-always = Always: { $commands }
help-others = Other games: { $commands }
help-groups = To see what the commands of a group do, press below or type { $example }
help-more = To find out more: /help roll
help-example = Use it like this: { $example }
help-parameter = { $name }: { $about }
help-parameter-free = { $name } (optional): { $about }
help-where = Where this is open: { $book }. What opens it: { $command }
help-may-referee = For referees.
help-may-director = For directors.
help-may-organiser = For organisers.
help-may-player = For those who play here.
help-may-master = For the Master.
help-may-master-or-director = For the Master or a director.

# The rules of the games

help-rules-word = rules
help-rules-title = The rules
help-rules-what = Each game chapter by chapter, with its numbers as they are here. Later: /help rules.
help-rules-before = ◀
help-rules-contents = All chapters
help-rules-next = ▶
help-rules-of-here = The numbers are those of what is played here.
help-rules-kept = These numbers are shown here once the tournament is closed: until then referees judge by words alone.
help-how-button = How?
help-why = how
    .names = how, why
help-why-nothing = I know of no refusal of yours
help-why-again = I keep only the last one, and forget it when I am restarted. Do what was refused once more and type /help how, or choose what it was about:
rules-made = Made by `make docs` from the bot's own texts and numbers; a test keeps it true. In the bot: `/help rules`.

# The roles in a club

help-office-organiser = Organiser
    .names = organiser, organizer, organisers, organizers, admin, administrator
    .a = Whoever manages the Discord server or the Telegram group (and whoever opened the local club) is an organiser. They choose language and time zone, who is a director or referee, which notices go to which room, and everything else about the club: /club.
    .b = Being an organiser does not make you a director or a referee: /club role @Anna director, for yourself too.

help-office-director = Director
    .names = director, directors, tournament director, td
    .a = Runs a tournament or a ladder: opens it, enters players, draws rounds, settles what is in doubt, corrects, closes. Where they play themselves, somebody else has to agree.
    .b = An organiser names one with /club role @Anna director.

help-office-referee = Referee
    .names = referee, referees, judge, arbiter
    .a = Records results, decides disputes at tables where they do not play, runs clocks; in RBB 2.0 fills in the teams' sheets.
    .b = An organiser names one with /club role @Ugo referee.
