### /undo.

# The commands

undo = undo
    .about = Undo an action in the journal (the last one, if you give no line), after showing it and asking
    .example = /undo 42
    .line = line
    .line-about = the number of the line in /journal; without it, the last action
    .book = book
    .book-about = which book; without it, the one last used here
    .why = why
    .why-about = why a decision on known dice is taken back: everybody reads it

# The cards

undo-title = Undo this action?
undo-more = …and all the rest of the same action
undo-drawn-once = The seal of this draw is already open: there is no other draw. Once undone, only the same one can come back.
undo-when = Recorded { $at }
undo-left-hanging = Without it, this no longer counts:
undo-touches = It affects { $who }
undo-touches-all = It affects everybody who plays here
undo-stood-on = Line { $number } cannot be undone by itself
undo-what-stands = What came after rests on it:
undo-line = { $number } · { $line }
undo-more-stand = { $count ->
    [one] …and one more line before these
   *[other] …and { $count } more lines before these
}
undo-begin = Start with { $number }
undo-void-title = This action has already been undone
undo-void-but-decided = This action has already been undone, apart from what was decided
undo-is-void = Nothing since contradicts it: it can be put back.
undo-is-void-overtaken = What came after does not let it be put back: undo that first, or record it again.
undo-is-void-drawn = What came after does not let it be put back, and it cannot be done again: nothing more comes from its seal. First undo what came after.
undo-sure = Yes, undo it
undone = { $who } undid:
put-back-button = Put back
put-back = { $who } put back:
undone-kept = What was decided stays decided: revealed again it comes out the same, and nobody is asked anything.
reveal-again-button = Reveal again
drawn-before = This draw has already been made
drawn-before-back = Its seal is open and gives no other: it can only come back as it was.
undo-stays-so = This stays as it was decided, because the outcome has been seen:
undo-known = To take back what was decided, somebody who neither gains nor loses by it has to say yes.
undo-known-of = To take back what was decided, { $who } has to say yes.
undo-decided = Take back what was decided too
dropped-known = Faces known · why: { $why }
undone-dice = { $lots ->
    [1] Undone lots stay in the book and can be checked.
   *[0] Undone dice stay in the book and can be checked.
}

# Before the title of what was said

struck-voided = Undone by { $who } · { $title }
struck-voided-bare = Undone by { $who }
struck-corrected = Corrected · { $title }
struck-corrected-bare = Corrected
struck-before = As it was before · { $title }
struck-before-bare = As it was before
struck-moved = The card is further down · { $title }
shown-above = { $title }: it is here, just above
shown-above-go = Show me
struck-new = What stands now

# A slip of one's own

slip-correct = Correct
slip-take-back = Take back
taken-back = { $who } took back:

# Another's yes

agree-title-undo = { $who } wants to undo:
agree-title-put-back = { $who } wants to put back:
agree-title-correct = { $who } wants to correct. The journal would read:
agree-title = { $who } asks for agreement to this:
agree-title-record = { $who } wants to record:
agree-how = { $who } may gain or lose by it: somebody who is not on the same side has to say yes. Until then nothing happens.
agree-gains-more = …and more changes.
agree-button-undo = Yes, undo it
agree-button-put-back = Yes, put it back
agree-button-correct = Yes, correct it
agree-button = Confirm
agree-asked = This concerns you too: I have asked somebody else to agree, in the book's room. Until then nothing happens.
agreed-line = Agreed by { $who }
agree-known = { $lots ->
    [1] Lots known: they have already been drawn, and how they came out is known.
   *[0] Faces known: those dice have already been rolled, and are known.
}
agree-more = { $count ->
    [one] …and one more line of the journal
   *[other] …and { $count } more lines of the journal
}
agree-known-anew = Since then the book was restored from a copy: it is drawn again from another seal, and will come out differently.
agree-from = { $who } has to agree. Until then nothing happens.
agree-from-another = Somebody else has to agree. Until then nothing happens.
agree-gone = { $count ->
    [one] { $who } is no longer here, and cannot agree any more: whoever wants it can ask again.
   *[other] { $who } are no longer here, and cannot agree any more: whoever wants it can ask again.
}
agree-asked-known = How it came out is already known: I have asked those who have a say, in the book's room. Until they say yes nothing happens.
agreed-known = { $lots ->
    [1] Lots known · with { $who }'s yes
   *[0] Faces known · with { $who }'s yes
}
agreed-known-line = { $lots ->
    [1] Lots known ({ $act }) · with { $who }'s yes
   *[0] Faces known ({ $act }) · with { $who }'s yes
}

# The journal

voided-line = An action was undone
voided-line-of = Line { $number } was undone
voided-line-known = { $line } · faces known · why: { $why }
restored-line = An action that was undone was put back
restored-line-of = Line { $number } was put back

# The refusals

refused-agree-own = Somebody else has to agree, not whoever asks.
refused-agree-not-asked = This yes is for those who are named in the question.
refused-agree-not-known = The yes is for somebody the club knew before it was asked for.
refused-agree-new-here = The yes is for somebody the club knew before it was asked for: somebody who was already in this tournament or at this table, has had a role since yesterday at least, was already named by somebody else in one of its books, or has been here since yesterday at least.
refused-dice-known-nobody = Those dice have already been rolled and are known: using them for something else takes somebody else's yes, and there is nobody here. Nothing has changed.
refused-slip-fell = Dice have already been rolled on this: nobody can take it back by themselves any more.
refused-agree-own-side = You are on the same side as whoever asks: somebody else has to agree.
refused-agree-untold = Nobody is to know of this, so I cannot ask for a yes in front of everybody: somebody who plays here has your name. Another director does it.
refused-agree-own-guest = Somebody of your name is on the asker's side, and that may be you: somebody else has to agree.
refused-agree-overtaken = Something has changed since this was asked for: it has to be asked for again.
refused-slip-not-yours = Only whoever recorded it can do that.
refused-slip-gone = This has already been taken back.
refused-slip-too-late = More than { $minutes ->
    [one] a minute has
   *[other] { $minutes } minutes have
} passed: now it takes { $masters ->
    [1] the Master or a director
   *[0] a director
}, with /undo.
refused-slip-published = The period has closed in the meantime, and everybody has read it: a referee sees to it now.
refused-slip-built-on = Something that rests on it has been recorded since ({ $what }): now it takes { $masters ->
    [1] the Master or a director
   *[0] a director
}, with /undo.
refused-undo-no-such-line = The journal goes up to line { $last }.
refused-undo-stays = What this line records happened outside the book: it cannot be undone.
refused-undo-stays-accounts = These accounts were linked or separated by whoever uses them, and only they can change that, with /me show.
refused-undo-stays-link = The other club did this: clubs are separated with /club people, and linked again with /club link.
undo-nothing-in = There is nothing to undo in “{ $book }”. In the other book of this room there is:
refused-nothing-to-undo = There is nothing to undo.
refused-put-back-already = It has already been put back.
refused-put-back-mutual = The other club had to agree to this: do it together again, with a new code (/club link).
refused-put-back-overtaken = What came after does not let it be put back: undo that first, or record it again.
refused-put-back-drawn = What came after does not let it be put back, and it cannot be done again: nothing more comes from its seal. First undo what came after.
refused-undo-overtaken = Something has changed in the meantime: repeat /undo to see how things stand.
