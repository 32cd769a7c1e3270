### Files that are read: the lines that do not fit.

# The cards

import-line = Line { $line }: { $why }
import-more = …and { $count } more
import-progress = Importing: { $done ->
    [one] 1 line
   *[other] { $done } lines
} of { $all }
import-all-read = { $all ->
    [one] I have read the line.
   *[other] I have read all { $all } lines.
}
import-looking = Asking the server whose the new names are: { $done } of { $all }
import-looked = { $all ->
    [one] I asked the server about the new name.
   *[other] I asked the server about all { $all } new names.
}
import-not-told = { $count ->
    [one] The server did not tell me whether one new name is a member's: if it is, join them with /club people.
   *[other] The server did not tell me whether { $count } new names are members': if they are, join them with /club people.
}
import-doubts = { $new ->
    [0] { $alike ->
        [one] One name is like one that I know
       *[other] { $alike } names are like others that I know
    }
    [one] One new name, { $alike ->
        [one] one like an old one
       *[other] { $alike } like old ones
    }
   *[other] { $new } new names, { $alike ->
        [one] one like an old one
       *[other] { $alike } like old ones
    }
}
import-doubt = Is “{ $name }” { $who }?
import-doubt-too = Is “{ $name }” { $who }, written twice in the file?
import-doubt-looks = “{ $name }” on line { $line } reads like { $who }, but is written with different characters: the same person?
import-doubt-forgotten = Somebody called “{ $name }” asked to be forgotten: is this another person?
import-doubts-more = { $count ->
    [one] …and then one more
   *[other] …and then { $count } more
}
import-is-known = “{ $name }”: { $who }
import-is-new = “{ $name }” is new
import-all-theirs = Yes to all
import-all-new = The others are all new
import-without-account = { $count ->
    [one] Has no account here yet: { $who }. If that is you, tap your button or write /me link.
   *[other] Have no account here yet: { $who }. If you are one of them, tap your button or write /me link.
}
import-without-more = { $count ->
    [one] …and one more person without an account
   *[other] …and { $count } more people without an account
}
import-claim-button = I am { $who }
import-nothing-yet = Until you answer I write nothing.

# The refusals

refused-import-unreadable = This file cannot be read as a CSV: in your spreadsheet, save or export it as CSV.
refused-import-refused = Line { $line } of the file: { $why }. Nothing was recorded
