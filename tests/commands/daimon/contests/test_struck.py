"""What an undone reveal strikes: what it told, and not that somebody has answered, which stays."""

from __future__ import annotations

from bot.hall.cards.card import Audience, plain
from bot.hall.requests import Reply
from tests.commands.daimon.evening import Evening


async def test_an_undone_reveal_leaves_the_word_that_the_last_answer_was_taken(evening: Evening) -> None:
    house, (one, other) = evening.house, evening.others
    await evening.asks(f'/confronto "@{one.name} @{other.name}"', evening.master)
    for message, who in enumerate(evening.others, 101):
        reply = await house.ask("/punta 3 0", who, unseen=True)
        assert isinstance(reply, Reply)
        assert reply.audience is Audience.MEMBER
        await house.hall.acknowledged(reply.request, {"message": message})
    await house.heralded()
    since = len(house.chat.said)
    await evening.undoes(evening.master)
    await house.heralded()
    [struck] = [one for one in house.chat.said[since:] if one.edits]
    assert plain(struck.drawn.title).startswith(f"Annullato da {evening.master.name} · ")
    assert struck.edits != {"message": 102}
