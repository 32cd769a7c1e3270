"""Another app of the tests, but one in which a process that is not heard of for a second is taken for dead, and what
it had not said is soon looked for."""

import runpy
import sys

from bot.storage import contract

if __name__ == "__main__":
    # Before anybody takes them from there.
    contract.LEASE, contract.CLAIM, contract.GONE, contract.KEEP = 2.0, 5.0, 1.0, 0.5
    from bot.hall.delivery import herald

    herald.LOOK = 0.5
    sys.argv = sys.argv[1:]
    runpy.run_module(sys.argv[0], run_name="__main__")
