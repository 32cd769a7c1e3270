### The next date of a campaign, a tournament or a ladder.

session-plan = plan
    .about = Plan the next date: who is in, who might be, who is not; without a date, shows the plan
    .example = /session plan "Saturday 21:00"
    .when = when
    .when-about = day and time: Saturday 9pm, tomorrow evening, 28 November 21:00
    .place = place
    .place-about = where: a place, or a channel
    .off = off
    .off-about = yes to call it off
codice-plan = plan
    .about = Plan the tournament's next day: who is in, who might be, who is not; without a date, shows the plan
    .example = /codice plan "Saturday 15:00"
    .when = when
    .when-about = day and time: Saturday 3pm, tomorrow evening, 28 November 15:00
    .place = place
    .place-about = where: a place, or a channel
    .off = off
    .off-about = yes to call it off
diplomacy-plan = plan
    .about = Plan the tournament's next day: who is in, who might be, who is not; without a date, shows the plan
    .example = /diplomacy plan "Saturday 15:00"
    .when = when
    .when-about = day and time: Saturday 3pm, tomorrow evening, 28 November 15:00
    .place = place
    .place-about = where: a place, or a channel
    .off = off
    .off-about = yes to call it off
gdr-plan = plan
    .about = Plan the tournament's next day: who is in, who might be, who is not; without a date, shows the plan
    .example = /gdr plan "Saturday 15:00"
    .when = when
    .when-about = day and time: Saturday 3pm, tomorrow evening, 28 November 15:00
    .place = place
    .place-about = where: a place, or a channel
    .off = off
    .off-about = yes to call it off
mito-plan = plan
    .about = Plan the ladder's next evening: who is in, who might be, who is not; without a date, shows the plan
    .example = /mito plan "Saturday 21:00"
    .when = when
    .when-about = day and time: Saturday 3pm, tomorrow evening, 28 November 15:00
    .place = place
    .place-about = where: a place, or a channel
    .off = off
    .off-about = yes to call it off

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
    [one] { $who } is in
   *[other] { $who } are in
}
date-said-maybe = Maybe: { $who }
date-said-no = { $count ->
    [one] { $who } can't make it
   *[other] { $who } can't make it
}
date-silent = No answer yet from { $who }
date-silent-many = { $count } have not answered yet
date-button-yes = I'm in
date-button-maybe = Maybe
date-button-no = No
date-move-button = Move it…
date-off-button = Call it off
date-called-off = Called off: we are not meeting on { $when }
date-off-who = { $count ->
    [one] { $who } was counting on it
   *[other] { $who } were counting on it
}
date-remind = It is nearly here: are you in? { $who }

date-line-planned = The next date is { $at }
date-line-moved = The next date was moved to { $at }
date-line-answered = { $who } on the next date: { $coming }
date-line-off = The next date was called off
date-line-passed = The moment of the planned date has come
date-line-reminded = Those who have not answered about the next date were reminded

refused-date-read = I do not understand when: “{ $value }”. For instance Saturday 9pm, Friday at half past eight, tomorrow evening, 28 November 21:00.
refused-date-hour = The hour is missing: “{ $value }”. For instance Saturday 21:00, or Saturday evening.
refused-date-past = “{ $value }” is in the past: give a day in the future.
refused-date-same = That is already the date.
refused-date-none = There is no next date yet.
refused-date-gone = That date no longer counts: it is over, was moved or was called off. The command that proposed it shows the one that counts.
