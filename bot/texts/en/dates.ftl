### The next date of a campaign, a tournament or a ladder.

session-plan = plan
    .about = The next date: who comes, who may, who does not; by itself it shows it
    .example = /session plan "Saturday 21:00"
    .when = when
    .when-about = day and hour: Saturday 21:00, tomorrow evening, 28/11 at 21
    .place = place
    .place-about = in which place, or on which channel
    .off = off
    .off-about = there is no date any more
codice-plan = plan
    .about = The tournament's next day: who comes, who may, who does not; by itself it shows it
    .example = /codice plan "Saturday 15:00"
    .when = when
    .when-about = day and hour: Saturday 15:00, tomorrow evening, 28/11 at 15
    .place = place
    .place-about = in which place, or on which channel
    .off = off
    .off-about = there is no date any more
diplomacy-plan = plan
    .about = The tournament's next day: who comes, who may, who does not; by itself it shows it
    .example = /diplomacy plan "Saturday 15:00"
    .when = when
    .when-about = day and hour: Saturday 15:00, tomorrow evening, 28/11 at 15
    .place = place
    .place-about = in which place, or on which channel
    .off = off
    .off-about = there is no date any more
gdr-plan = plan
    .about = The tournament's next day: who comes, who may, who does not; by itself it shows it
    .example = /gdr plan "Saturday 15:00"
    .when = when
    .when-about = day and hour: Saturday 15:00, tomorrow evening, 28/11 at 15
    .place = place
    .place-about = in which place, or on which channel
    .off = off
    .off-about = there is no date any more
mito-plan = plan
    .about = The ladder's next evening: who comes, who may, who does not; by itself it shows it
    .example = /mito plan "Saturday 21:00"
    .when = when
    .when-about = day and hour: Saturday 15:00, tomorrow evening, 28/11 at 15
    .place = place
    .place-about = in which place, or on which channel
    .off = off
    .off-about = there is no date any more

date-title = { $name }: we meet on { $when }
date-moment = { $day ->
    [0] Monday
    [1] Tuesday
    [2] Wednesday
    [3] Thursday
    [4] Friday
    [5] Saturday
   *[other] Sunday
} { $at }
date-on-page = The next date
date-place = Where: { $place }
date-said-yes = { $count ->
    [one] { $who } comes
   *[other] { $who } come
}
date-said-maybe = Maybe: { $who }
date-said-no = { $count ->
    [one] { $who } does not come
   *[other] { $who } do not come
}
date-silent = No answer yet from { $who }
date-silent-many = { $count } answers are missing
date-button-yes = I am in
date-button-maybe = Maybe
date-button-no = No
date-move-button = Move it…
date-off-button = Call it off
date-called-off = Called off: we do not meet on { $when }
date-off-who = { $count ->
    [one] { $who } was counting on it
   *[other] { $who } were counting on it
}
date-remind = It comes near: are you in? { $who }

date-line-planned = The next date is { $at }
date-line-moved = The next date is moved to { $at }
date-line-answered = { $who } on the next date: { $coming }
date-line-off = The next date is called off
date-line-reminded = Whoever has not answered about the next date was reminded

refused-date-read = When is not understood: “{ $value }”. For instance Saturday 21:00, tomorrow evening, 28/11 at 21.
refused-date-hour = The hour is missing: “{ $value }”. For instance Saturday 21:00, or Saturday evening.
refused-date-past = “{ $value }” is over already: it takes a day to come.
refused-date-same = That is the date already.
refused-date-gone = That date no longer counts: it is over, moved or called off. The one that counts is shown by the command that proposed it.
