### How Araldo works: what is behind a refusal that no game's rules explain.

rules-house = How Araldo works
    .tells = Who may do what, names, secrets, taking back, limits: what holds in every game.
    .names = araldo, house, how it works, come funziona, come lavora, herald
    .source = This page is Araldo's own; what each game asks for stands on the game's page.

rules-house-commands = Giving a command
    .a = A command begins with “/”: /roll 5. On its own it asks for what is missing, with buttons or questions: answer with a number where a number is asked for. Several words that belong together go in quotes, and a named value follows its name: reserve:2.
    .b = /help shows what can be done here and now; /help roll explains one command, with an example. I refuse what I do not know as a command; if it is close to one, I ask whether you meant that.

rules-house-buttons = Buttons
    .a = A button gives a command about one thing: this round, this hand, this question. Once that is decided, has gone on or was undone, the button no longer works, and pressing it changes nothing. Give the command again for the right buttons.
    .b = Buttons shown to one person are for that person only. If two people press at once, the first press counts and the other person is told.

rules-house-offices = Who may do what
    .a = Whoever manages the Discord server or the Telegram group, or opened the local club, is an organiser. Organisers name directors and referees with /club role @Anna director, for themselves too.
    .b = A director opens and runs tournaments and ladders; a referee records and decides at tables where they do not play. A director may do what a referee does.
    .c = Other things are for those who play here, for whoever recorded something, or for the scene's Master, whatever their role. No role ever opens a secret.
    .d = In private a role counts only while Discord or Telegram says that whoever has it is still in the club.

rules-house-rooms = Rooms, and what is played in them
    .a = A room, that is a channel, a group or a topic, has one thing of each kind: one campaign, one tournament of each game. It has to be opened there first; the refusal names the command for it. Ladders belong to the whole club. Where nothing has been rolled or recorded yet, there is nothing to show.
    .b = In private I look for what you play in; if that is in several rooms, I ask which. What belongs to the club is decided in one of its rooms.

rules-house-names = Names
    .a = Mention members with @. A name with @ that nobody has becomes a guest: @Ugo. A name of several words goes in quotes: @"Ugo Neri".
    .b = I ask about a name that is like somebody's, so that nobody is entered twice: @+Ugo makes a new guest for certain. Names need a letter or a digit; those that call everybody, mine and those of bots are nobody's.
    .c = Each person appears in a list once. Whoever asked to be forgotten cannot be found by any name.

rules-house-guests = Guests, and who somebody is
    .a = A guest has a name but no account. Whoever is that guest says so with /me link, or with “I am …” under a card, and somebody who has played with the guest, or a director, says yes. Nobody confirms themselves.
    .b = A yes counts only from somebody whom the club knew before it was asked for. A role counts here from the day after it was given.
    .c = Nobody can be two people who met in a game, or who play for two teams of a tournament. A director joins, separates and renames with /club people.

rules-house-accounts = One person, two accounts; two clubs that are one
    .a = /me link gives a code. Typed with your other account, it makes Discord and Telegram one person. A code counts for a short time, once, and not with the account that asked for it.
    .b = /club link does the same for a Discord server and a Telegram group: an organiser of each types it in a room there. Separating undoes only that.

rules-house-secrets = What is not for everybody
    .a = Bids, targets, orders still to be given and ballots are given by a button, in a form, or in private to Araldo. A secret typed where others can read it is refused, and removed where Araldo is allowed to: choose another, as it may have been read.
    .b = A refusal never repeats what may be a secret.

rules-house-undo = Taking back
    .a = Whoever recorded something has “Correct” and “Take back” under it for some minutes, as long as nothing has been built on it and no dice have fallen for it.
    .b = Later a director, or in a campaign the Master, does it with /undo. It takes back one action at a time, named before it happens; whatever was built on it goes first. What was undone can be put back while nothing since contradicts it.
    .c = What has happened outside the book cannot be undone: a message read, words uncovered on a board, an account linked by its owner.

rules-house-agreement = Another's yes
    .a = Whoever may gain by what they correct, undo or decide needs the yes of somebody else: of those named in the question, or of anybody who is not on the same side. Nothing happens until then.
    .b = That yes counts only from somebody whom the club knew before it was asked for, and who is certainly not on the asker's side.
    .c = If the book has changed meanwhile, it is asked for again.

rules-house-seals = Dice and draws that can be checked
    .a = Dice and lots come from a seal: a number fixed before anybody bids, and opened when the session, the tournament or the draw is over. Then /verify shows that each of them was right.
    .b = Anybody may cut a seal beforehand, with a word of 1 to 32 letters or digits, so that nobody can have chosen it.
    .c = Dice that have fallen stay what they are: given again, the same act gets the same faces. To use known dice for something else takes a reason and another's yes. From an opened seal nothing more is rolled or drawn.

rules-house-dates = Dates
    .a = A date is a day with an hour: Saturday 9pm, last Friday, tomorrow evening, 21 March, 28 November 21:00. It is read in the time zone of the club, which an organiser sets with /club timezone London; until then, that of the people who speak its language.
    .b = The next date is in the future; a game that was played is in the past. There is only one next date at a time: once it is moved, called off or over, its buttons no longer work.

rules-house-files = Files
    .a = Send one file with the command, as an attachment. A spreadsheet is saved as CSV first, an adventure is TOML or .xlsx, a list of words is plain text (.txt).
    .b = A file is taken whole or not at all: if a line is wrong, it is named and nothing is recorded. Files that are too large are refused before they are read.

rules-house-limits = Limits
    .a = So that nobody can fill a room, each person has a number of commands a minute, and presses count for less. Wait a few seconds, and it goes on: nothing is lost.
    .b = If many act on the same thing at the same moment, one of them is asked to try again. What cannot be kept word for word is not recorded at all.

rules-house-directing = What a director does first
    .a = A director may hold notices: then new tables and standings wait for “Review” and “Post”, and nobody else sees them before. It begins and ends with /codice hold or /diplomacy hold.
    .b = Clocks and deadlines of a round start when its tables are posted.

rules-house-host = The page, the board and the disk
    .a = Araldo runs on somebody's machine: its host. The page in the browser, the board for the hall and the public pages are there if the host has turned them on, in settings.toml.
    .b = What is played is written on that machine's disk. If a part of it can no longer be read, nothing more is written there, an organiser sees it with /club check, and the host brings it back from a backup.
