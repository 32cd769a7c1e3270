"""Tests of Araldo."""

import os

for _name in ("LC_ALL", "LC_MESSAGES"):
    os.environ.pop(_name, None)
os.environ["LANG"] = "C.UTF-8"  # which names no language: a house begins in the one of its machine, and here in Italian
