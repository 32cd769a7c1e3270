"""Another app of the tests, but one in which a process that is not heard of for two seconds is taken for dead, and what
it had not said is soon looked for."""

import runpy
import sys

from bot.storage import contract

if __name__ == "__main__":
    contract.LEASE, contract.CLAIM = 2.0, 5.0  # before anybody takes them from there
    from bot.hall import herald

    herald.LOOK, herald.UNHEARD = 1.0, 5.0
    sys.argv = sys.argv[1:]
    runpy.run_module(sys.argv[0], run_name="__main__")
