"""Run any bot, unmodified, against the lab.

    python -m tests.lab.run_patched --discord http://127.0.0.1:8400 --telegram http://127.0.0.1:8500 -- \\
        python -m bot run

It sets LAB_DISCORD_URL / LAB_TELEGRAM_URL and puts hook/ (a sitecustomize) first on PYTHONPATH, then becomes the
program. See ``python -m tests.lab.serve`` for servers to run it against.
"""

from __future__ import annotations

import argparse
import os

from tests.lab.process import lab_env


def main() -> None:
    """Become the program after ``--``."""
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument("--discord", metavar="URL", help="address of the Discord emulator")
    ap.add_argument("--telegram", metavar="URL", help="address of the Telegram emulator")
    ap.add_argument("program", nargs="+", help="the bot's command line, after --")
    a = ap.parse_args()
    os.execvpe(a.program[0], a.program, lab_env(discord=a.discord, telegram=a.telegram))


if __name__ == "__main__":
    main()
