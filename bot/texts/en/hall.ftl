### What the hall says in every command: questions, refused values, troubles.

# The commands

choices-yesno =
    .yes = yes
    .no = no

# The cards

some-room = a room
some-person = somebody
platform-discord = Discord
platform-telegram = Telegram
platform-club = Local club

typed-1 = /{ $a }
typed-2 = /{ $a } { $b }
typed-3 = /{ $a } { $b } { $c }

# The word “a” before a name that begins with A.
a-before-a = a
decimal = { $whole }.{ $rest }
euro = €{ $value }
percent = { $value }%

offer-guest = { $name } (guest)
offer-new-guest = New guest: { $name }
show-anew = Refresh
live-elsewhere = Your card is in a newer message now
live-struck = What you had read in private no longer counts
live-over = What stood here no longer counts
ask-other = Other…
ask-file = Send { $command } as the caption of a document, or together with the file.
ask-in-private = Answer privately
ask-anew = Something was still missing for { $command }, and I had no way to ask you.
too-soon-again = Try again
ask-anew-open = Answer
ask-whose = Who is “{ $name }”?
ask-whose-like = The name is like that of somebody who is already here.
ask-whose-why = Nothing is recorded yet. The name is like that of somebody who is already here.
ask-whose-hinted = The name that ends in dots is cut short on purpose: somebody who asked to be forgotten had it too.
ask-whose-member = { $name } ({ $username })
ask-whose-club = { $who }, { $club }
ask-whose-guest = A new guest: { $name }
ask-another-why = Somebody of that name asked to be forgotten, so I write only how it begins. I have recorded nothing yet.
ask-another-guest = Somebody else: a new guest, { $name }
not-a-member = No, a guest
not-this-member = No, { $name } is a guest
not-this-guest = No, another guest: { $name }
ask-which-book = Which book?

private-waiting = { $who }, I have an answer for you alone.
private-open = Read it

# When a platform refuses

buttons-held = The buttons did not get through here: type the commands instead, /help shows which.
answer-said-elsewhere = I cannot write in { $room } now: here is my answer.
still-there-words = I am not allowed to delete what you wrote in { $room }: everybody can still read it there. Please delete it yourself.
still-there-file = I am not allowed to delete the file you sent in { $room }: everybody can still open it there. Please delete that message yourself.
still-there-files = I cannot delete all the files you sent in { $room }: everybody can still open them there. Please delete those messages yourself.
organisers-barred = I can no longer write in { $room }: I am missing { $switch }
organisers-kept = I keep what I have to say there for a day and go on trying. /club check shows whether anything else is missing.
room-of-club = { $room } ({ $club })
organisers-barred-known = Its organisers have read so from me in private, with where to change it.
organisers-barred-unknown = I know no organiser there: nobody has been told but you.
organisers-open-host = I can write in { $room } again.
organisers-room-gone = My messages no longer arrive in { $room }
organisers-gone = The room is gone, or I was removed from it. If notices should go elsewhere, choose where with /club announce.
organisers-refused = A message of mine did not get through in { $room }: the platform would not take it in any form. Whoever hosts the bot will find the reason in its log.
answer-refused = My answer did not get through here. What you did is recorded: /journal shows it.
organisers-office-ended = { $who } is no longer in { $club }: their role as { $office } has ended.
organisers-office-anew = If they come back, give it to them again with /club role.
office-ended-with-leaving = You are no longer in { $club }: your role as { $office } has ended.
office-ended-anew = If you come back, ask an organiser for it again.
organisers-open = I can write in { $room } again, thank you.

alarm-disk = The disk of the computer I run on is nearly full: { $free } MB are left
    .more = Once it is full I can no longer write anything: whoever hosts me has to make room.
    .over = There is room again on the disk of the computer I run on.
alarm-copies = The last nightly copy of my records is from { $day }
    .more = The program's log tells whoever hosts me why no more are being made.
    .over = Nightly copies of my records are being made again.
alarm-no-copies = There is no nightly copy of my records yet
    .more = { alarm-copies.more }
    .over = { alarm-copies.over }
alarm-unread-copy = Something in the nightly copy of { $day } cannot be read
    .more = The program's log tells whoever hosts me what it is, and so does python -m bot doctor if it cannot be read now either.
    .over = All of the last nightly copy of my records can be read.
alarm-writes = I cannot write anything down at the moment
    .more = { $why } What was recorded stays; whoever asks for something now is told that nothing has changed.
    .over = I can write again: what you do counts once more.
alarm-why-full = My host's disk is full.
alarm-why-read-only = My records are read-only.
alarm-why-unreachable = I cannot reach my records.
alarm-why-other = My records do not answer.
alarm-clock-back = The clock of the computer I run on has jumped back { $minutes ->
        [one] by a minute
       *[other] by { $minutes } minutes
    }
    .more = Deadlines and clocks of games follow the new time: check those that are running.
alarm-clock-on = The clock of the computer I run on has jumped ahead { $minutes ->
        [one] by a minute
       *[other] by { $minutes } minutes
    }
    .more = { alarm-clock-back.more }
alarm-unheard = { $share ->
        [100] Nothing reaches me any more from { $platform }
       *[other] On { $platform } I am cut off from some of the servers (about { $share } in 100): nothing reaches me from there
    }
    .more = Whoever writes or presses there now gets no answer. I go on trying, and will say when it is over.
    .over = Everything from { $platform } reaches me again.
alarm-unheard-club = Nothing reaches me any more from { $club } on { $platform }
    .more = { alarm-unheard.more }
    .over = Everything from { $club } reaches me again.

bug-title = Sorry, something broke
bug = It is not your fault and nothing has changed. If it happens again, give my host the number { $number }.
trouble-title = I could not write it down
trouble-locked = My records are busy: nothing has changed, try again in a moment.
trouble-full = My host's disk is full: nothing has changed, and nothing can until there is room.
trouble-read-only = My records are read-only: nothing has changed. My host has to put it right.
trouble-no-place = The place of my records is gone: nothing has changed. My host has to put it right.
trouble-no-database = My records are gone: nothing has changed. My host has to restore a copy.
trouble-newer = My records were written by a newer version of me: my host has to update me.
trouble-damaged = My records are damaged: nothing has changed. My host has to restore a copy.
trouble-in-use = My records are in use by another program: my host has to stop one.
trouble-put-away = This book was put away, and its file is gone or was changed: nothing was done. My host has to put it back.
trouble-unreachable = I cannot reach my records: try again in a moment. If it was written just before, I will say so as soon as they are back.
trouble-other = My records do not answer: nothing has changed, try again in a moment.
said-in-the-room = Done: I told the room only what it may know.

# The refusals

refused-bad-value = { $parameter }: { $why }. Try { $example }
refused-bad-word = { $parameter }: { $why }.
refused-not-a-number = it must be a number from { $low } to { $high }, not “{ $value }”
refused-out-of-range = { $value } is out of range: it goes from { $low } to { $high }
refused-empty-text = it is empty
refused-too-long = the text is too long ({ $length } characters, { $longest } at most)
refused-not-a-choice = “{ $value }” is not one of the choices ({ $choices })
refused-nobody-of-that-name = I know nobody called “{ $name }”; for a guest write @ and the name
refused-nobody-of-two-words = I know nobody called “{ $name }”; if it is one name, write it in quotes: { $written }
refused-nobody-known-of-that-name = “{ $name }” is not among the club's people; without a name I show them all
refused-nobody-known-of-that-mention = whoever you mentioned is not among the club's people; without a name I show them all
refused-nobody-of-that-mention = I know nobody by this mention: bots do not play, and anybody I have never seen must write here first; for a guest write @ and the name
refused-name-like = “{ $name }” is very like somebody's name: mention them with @, or write @+"{ $name }" for a new guest
refused-not-yours-to-change = whoever recorded it can say so, or a director
refused-overtaken = Something else that depends on this has been recorded since: undo what is wrong with /undo, and do it again.
refused-name-needs-a-letter = A guest's name needs a letter or a digit
refused-name-reserved = “{ $name }” cannot be anybody's name: it is the bot's, or calls everybody. Write another
refused-name-of-a-bot = “{ $name }” is a bot, and bots do not play: if you mean a person of that name, write @+"{ $name }"
refused-names-nobody = “{ $name }” is nobody's name
refused-name-imitates = “{ $name }” is a way of writing that only I use, to tell people apart: choose another name
refused-name-forgotten = whoever was called “{ $name }” asked to be forgotten; if this is somebody else, write @+ before the name
refused-account-forgotten = Whoever you mentioned asked to be forgotten: if they write again, they will be somebody new.
refused-member-twice = { $name } is there twice
refused-how-many-members = it takes { $least } to { $most }, and there are { $count }
refused-no-file = the file is missing
refused-file-lost = I could not read the file: send it again
refused-several-files = I read one file with a command: send them one at a time
refused-file-gone = the file is not there any more: send it again
refused-file-too-large = the file is too large ({ $largest } kB at most)
refused-no-such-room = I know no room “{ $name }” in this club
refused-unknown-command = I do not know “{ $value }”. /help shows what can be done.
refused-unknown-near = I do not know “{ $value }”: did you mean { $nearest }?
refused-unknown-parameter = { $command } has no “{ $value }”; a text with a colon goes in quotes. Try { $example }
refused-needs-quotes = { $parameter }: a text of several words goes in quotes, { $parameter }:"just like this"
refused-given-twice = { $parameter }: it is given twice, keep just one. Try { $example }
refused-too-many-words = I do not know what “{ $value }” is: put a text with spaces in quotes, and name the rest as name:value. Try { $example }
refused-too-quick = Slow down: { $most } commands a minute at most. Try again in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}.
refused-too-busy = Too many hands on this book at once: nothing has changed, try again.
refused-book-put-away = This book ({ $book }) was put away in { $file }, which is gone from here or was changed: my host has to put it back.
refused-book-unreadable = This book cannot be read any more ({ $book }): nothing goes on here. An organiser closes it with /club check; what is written in it stays on the disk.
refused-cannot-be-kept = This could not be read from the disk again (too long, or too many levels within each other): nothing was recorded.
refused-button-used = This button has done its work. To do it again, use /undo with the number of the line, which /journal shows.
refused-button-gone = This button no longer counts. Repeat the command for a new one.
refused-not-your-card = This answer is for somebody else.
refused-unknown-parameter-aloud = { $command } has no “{ $value }”, and a secret is not for everybody's eyes: let me ask you where only you can read it.
refused-say-it-in-private = { $command } is not for everybody's eyes: let me ask you where only you can read it.
refused-not-told-whether-there = Discord does not tell me whether you are still in the club, and until it does, a role counts for nothing from here. Try again in a few seconds, or write it in a room of the club.
refused-not-for-you-referee = This takes a referee. An organiser can make you one with /club role.
refused-not-for-you-director = This takes a director. An organiser can make you one with /club role.
refused-not-for-you-organiser = This takes an organiser: whoever manages the server or group, or was named by them.
refused-not-for-you-player = Only those who play here can do this.
refused-not-for-you-master = Only the scene's Master can do this.
refused-not-for-you-master-or-director = This takes { $masters ->
    [1] the Master or a director
   *[0] a director
}.
