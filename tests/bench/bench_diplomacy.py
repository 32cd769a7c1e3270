"""The seats of Diplomacy, one round after another: `python -m tests.bench.bench_diplomacy`.

Repeated meetings are a pair's second and later games together. None of the rounds is the last of its tournament:
there article 8.4 puts the lowest placed at the short boards, whatever it costs.
"""

from __future__ import annotations

import asyncio
import time
from random import Random

from bot.engines.dice import Dice
from bot.engines.diplomacy import entering
from bot.engines.diplomacy.seating import arranging, drafting
from bot.engines.diplomacy.seating.arranging import Wanted
from bot.engines.diplomacy.seating.history import History, history
from bot.engines.diplomacy.tournament import Diplomacy, DiplomacyOpened
from bot.engines.seal_entries import set_seal
from bot.engines.seals import commitment
from bot.rules import rulebook
from tests.bench.figures import Figure, printed

NOW = 1_760_000_000.0
DIRECTOR = "p0director0"
PROMISED = {(28, 4): 72, (42, 4): 36, (49, 4): 4, (49, 7): 0, (66, 4): 0, (98, 5): 0}
SLOWEST = 1000.0
"""Milliseconds of the processor for a round of 70 players: others may be at work on the machine."""


def seated(count: int, rounds: int, seed: int = 1) -> tuple[History, float]:
    """What so many players have played after so many rounds, and the CPU seconds of the slowest draft."""
    book, secret, slowest = Diplomacy(), bytes([seed]) * 32, 0.0
    book.happen(DiplomacyOpened(rules=rulebook().diplomacy))
    set_seal(book, commitment(secret))

    def dice() -> Dice:
        return Dice(book.ledger, secret, "bench")

    entering.found(book, DIRECTOR, "w0000000000", rounds + 1, "standard")
    for number in range(count):
        entering.enter(book, DIRECTOR, f"w{number:010}", f"p{number:010}", dice())
    for number in range(1, rounds + 1):
        before = time.process_time()
        roll = dice().act(f"round/{number}").roll("seats", 1, 1 << 32)
        boards = arranging.arrange(arranging.arrangement(book, number, Wanted()), Random(roll.faces[0]).random)
        slowest = max(slowest, time.process_time() - before)
        drafting.draft(book, DIRECTOR, Wanted(), boards, roll)
        one = drafting.publish(book, DIRECTOR, NOW)
        for game in one.games.values():
            game.over = True
        one.closed = True
    return history(book, rounds + 1), slowest


async def figures() -> list[Figure]:
    """Repeated meetings and powers for each size, and how long a round of 70 takes."""
    found = []
    for (count, rounds), most in PROMISED.items():
        past, _ = seated(count, rounds)
        again = sum(times - 1 for times in past.met.values())
        powers = sum(times - 1 for times in past.powers.values())
        found.append(Figure(f"repeated meetings of {count} players in {rounds} rounds", again, "", most=most))
        found.append(Figure("repeated powers", powers, "", most=0))
    _, slowest = seated(70, 4)
    found.append(
        Figure("seating a round of 70 players, the slowest of four, CPU time", 1e3 * slowest, "ms", most=SLOWEST)
    )
    return found


if __name__ == "__main__":
    print(printed("Seats of Diplomacy", asyncio.run(figures())))
