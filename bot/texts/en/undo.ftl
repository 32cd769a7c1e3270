### /undo.

# The commands

undo = undo
    .about = Void the last recorded action, after naming it and asking
    .example = /undo
    .book = book
    .book-about = which book; without it, the one last used here

# The cards

undo-title = Undo this last action?
undo-more = …and all the rest of the same action
undo-when = Recorded { $at }
undo-sure = Yes, undo it
undone = { $who } undid:
put-back-button = Put back
put-back = { $who } put back:
undone-dice = Undone dice stay in the book and can be checked.

# Before the title of what was said

struck-voided = Undone by { $who } · { $title }
struck-voided-bare = Undone by { $who }
struck-corrected = Corrected · { $title }
struck-corrected-bare = Corrected

# The journal

voided-line = An action was undone
restored-line = An action that was undone was put back

# The refusals

refused-nothing-to-undo = There is nothing to undo.
refused-put-back-overtaken = Something was recorded since: it cannot be put back any more, record it again.
refused-undo-overtaken = Something has changed in the meantime: repeat /undo to see the last action.
