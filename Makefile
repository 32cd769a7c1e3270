# Two commands do everything: make run, make test.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

# What is compiled is kept: every process of the tests would compile it anew.
unexport PYTHONDONTWRITEBYTECODE

# What befalls it elsewhere than in tests/chaos: databases, clocks, visitors, web servers before the page, forged exports, copies put back.
BEFALLS := tests/storage tests/hall/delivery/test_alarms.py tests/chats/club/test_crowded.py tests/chats/club/test_proxies.py \
	tests/checker/test_forgeries.py tests/test_restoring.py

# What it survives, beside tests/chaos: refusals, restarts, processes that come and go.
SURVIVES := tests/e2e/ladder tests/e2e/test_processes.py tests/e2e/discord/test_discord_restart.py tests/e2e/telegram/test_telegram_restart.py \
	tests/commands/gdr/test_bent_files.py

# What opens the hall, or all of the program.
OPEN := hall/books hall/delivery hall/people hall/running hosting doctor \
	test_app.py test_command_line.py test_first_run.py test_moving.py test_nightly.py test_publishing.py test_verify_line.py

.PHONY: run test unit game hall lab mishaps evenings check types sources text language bench mutants weather forgeries properties chaos fuzz docs pictures site wheel release audit lock clean
.DEFAULT_GOAL := run

run: $(VENV)/.run  ## set up what is missing and start Araldo
	@$(BIN)/python -m bot run

test: $(VENV)/.dev  ## set up what is missing and pass the tests of all that Araldo does
	@$(BIN)/python -m tests.side_by_side --beside 1 e2e --but lab chaos playthroughs/test_weather.py commands/gdr/test_bent_files.py \
		-- -m "not again and not evenings and not sources and not hypothesis" $(SURVIVES:%=--ignore=%)

unit: $(VENV)/.dev  ## the tests that need no browser, no web server, no other process, no hall that is open
	@$(BIN)/python -m tests.side_by_side e2e chaos bench lab playthroughs commands chats/club $(OPEN) \
		-- -m "not house and not processes and not evenings and not sources and not hypothesis"

game: $(VENV)/.dev  ## the tests of one game, its rules and its commands: make game GAME=codice
	@EXAMPLES=$${EXAMPLES:-8} $(BIN)/python -m pytest -n 2 $(wildcard tests/engines/$(GAME) tests/commands/$(GAME))

hall: $(VENV)/.dev  ## the tests of the hall, those too that play through all of it: people and clubs, undoing, secrets
	@EXAMPLES=$${EXAMPLES:-8} $(BIN)/python -m pytest -n 2 tests/hall

check: $(VENV)/.dev  ## style, types, the import rules, and whether texts, names and code fit together
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(MAKE) --no-print-directory -j 2 types sources

types: $(VENV)/.dev
	@$(BIN)/mypy

sources: $(VENV)/.dev
	@PYTHONPATH=. $(BIN)/lint-imports
	@$(BIN)/python -m pytest -m sources tests/hall/declared tests/texts tests/engines/test_purity.py tests/source tests/test_*.py

text: $(VENV)/.dev  ## where a text stands and which code says it: make text KEY=roll-successes
	@$(BIN)/python -m tests.text_places "$(KEY)"

language: $(VENV)/.dev  ## begin a language, or see how much of it is done and what is wrong: make language LANGUAGE=de
	@$(BIN)/python -m tests.texts.languages "$(or $(LANGUAGE),$(filter-out language,$(MAKECMDGOALS)))"

# «make language de» too: what stands behind it is no goal of its own.
ifeq (language,$(firstword $(MAKECMDGOALS)))
$(wordlist 2,9,$(MAKECMDGOALS)): ;
endif

bench: $(VENV)/.dev  ## measure, as ratios within one run
	@$(BIN)/python -m tests.bench

mutants: $(VENV)/.dev  ## change one thing after the other: do the tests notice? SEED (1 unless told), CHANGES (150) (half an hour)
	@$(BIN)/python -m tests.mutants --seed $${SEED:-1} --changes $${CHANGES:-150}

weather: $(VENV)/.dev  ## every playthrough with one refusal of the real platforms in it, by SEED (1 unless told)
	@WEATHER=$${SEED:-1} $(BIN)/python -m pytest -n 4 tests/playthroughs/test_weather.py

forgeries: $(VENV)/.dev  ## a thousand bent exports for both checkers
	@BENT=1000 $(BIN)/python -m pytest -n 2 --dist loadfile tests/checker/test_forgeries.py tests/e2e/page/test_checker_page.py

properties: $(VENV)/.dev  ## what holds of anything, beside make test: EXAMPLES (25 unless told)
	@EXAMPLES=$${EXAMPLES:-25} $(BIN)/python -m pytest -n 2 --dist worksteal -m hypothesis

lab: $(VENV)/.dev  ## the tests of the stand-ins for Discord and Telegram, which know nothing of Araldo
	@$(BIN)/python -m pytest -n 4 --dist loadfile tests/lab

mishaps: $(VENV)/.dev  ## all that it survives, a little of it: refusals, restarts, kills, faults, a day that never rests, bent files
	@$(BIN)/python -m pytest -n 4 --dist loadfile tests/chaos $(SURVIVES)

evenings: $(VENV)/.dev  ## beside make test: whole evenings, also on the other chats, in the other language and over sockets, pages in other shapes, the wheel; once more on PostgreSQL
	@$(BIN)/python -m pytest -n 4 --dist worksteal -m "(again or evenings) and not hypothesis" \
		tests/playthroughs tests/e2e tests/hall tests/storage tests/commands tests/test_*.py

chaos: $(VENV)/.dev  ## all that it survives, at length: 1,000 kills on each database, 100,000 bent inputs, a long day (hours)
	@BENT=1000 $(BIN)/python -m pytest -n 2 --dist loadfile $(BEFALLS)
	@HISTORIES=build/histories CHAOS=$${CHAOS:-60} KILLS=$${KILLS:-1000} $(BIN)/python -m pytest tests/chaos
	@$(BIN)/python -m tests.chaos.history build/histories/*.jsonl

fuzz: $(VENV)/.dev  ## look for what breaks the readers, led by what is covered; SECONDS_EACH (300 unless told)
	@$(BIN)/python -c 'import atheris' 2>/dev/null || $(BIN)/python -m pip install -q --disable-pip-version-check 'atheris>=2.3,<4'
	@for reader in line button export; do $(BIN)/python -m tests.chaos.fuzz $$reader -timeout=10 -max_total_time=$${SECONDS_EACH:-300} || exit 1; done

docs: $(VENV)/.dev  ## write docs/commands.md, docs/ladder.md, docs/rules, the kinds of entries in the pages on the seal, forms.txt, looks.txt and whole_pages.txt anew
	@$(BIN)/python -m bot.made_docs.command_page docs/commands.md
	@$(BIN)/python -m tests.hall.declared.test_forms
	@$(BIN)/python -m tests.source.test_looks
	@$(BIN)/python -m tests.commands.test_behind_refusals
	@$(BIN)/python -m bot.made_docs.ladder_page docs/ladder.md
	@$(BIN)/python -m bot.made_docs.rules_pages docs/rules
	@$(BIN)/python -m tests.checker.test_docs
	@$(BIN)/python -m tests.chats.club.test_whole_pages

pictures: $(VENV)/.dev  ## draw the pictures of README anew, from evenings of the playthroughs (needs Chromium)
	@$(BIN)/python -m tests.playthroughs.readme_pictures

wheel: $(VENV)/.dev  ## what pipx installs, in dist/: the same bytes from the same source
	@$(BIN)/python -m pip wheel -q --disable-pip-version-check --no-deps --no-build-isolation -w dist .

release: $(VENV)/.dev  ## make a release ready in dist/: wheel, sdist, notes, the checker's page: make release VERSION=0.2.0
	@test -n "$(VERSION)" || { echo "Which one? make release VERSION=0.2.0"; exit 2; }
	@rm -rf dist
	@$(BIN)/python -m bot.made_docs.release "$(VERSION)"
	@$(BIN)/python -m hatchling build -d dist -t sdist -t wheel
	@echo "Ready in dist/. Read the changes, then: git commit -am 'Release $(VERSION)' && git tag v$(VERSION)"

site:  ## the pages of README and docs/ to browse, in build/site (mkdocs-material, in an environment of its own)
	@rm -rf build/site-docs build/site
	@mkdir -p build && cp -r docs build/site-docs
	@cp -r CHANGELOG.md LICENSE Containerfile config deploy build/site-docs
	@cp README.it.md build/site-docs/index.md
	@cp README.md build/site-docs/english.md
	@sed -i.old -e 's#](../#](#g' -e 's#](docs/#](#g' -e 's#](README.it.md#](index.md#g' -e 's#](README.md#](english.md#g' build/site-docs/*.md
	@rm build/site-docs/*.old
	@test -e build/site-env/.done || { $(PYTHON) -m venv build/site-env && \
		build/site-env/bin/python -m pip install -q --disable-pip-version-check 'mkdocs-material>=9.5,<10' && touch build/site-env/.done; }
	@build/site-env/bin/mkdocs build -q
	@echo "Open build/site/index.html"

audit:  ## is anything known against what we stand on? (asks PyPI, in an environment of its own; what it could not ask about is no pass)
	@test -e build/audit-env/.done || { $(PYTHON) -m venv build/audit-env && \
		build/audit-env/bin/python -m pip install -q --disable-pip-version-check 'pip-audit>=2.7,<3' && touch build/audit-env/.done; }
	@build/audit-env/bin/pip-audit --strict --disable-pip --require-hashes -r requirements-dev.txt

lock: $(VENV)/.dev  ## pin the dependencies anew, with hashes and without addresses
	@$(BIN)/pip install -q uv
	@$(BIN)/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-header --no-annotate \
		--no-emit-index-url --no-emit-find-links --upgrade pyproject.toml -o requirements.txt
	@$(BIN)/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-header --no-annotate \
		--no-emit-index-url --no-emit-find-links --upgrade --extra dev pyproject.toml -o requirements-dev.txt

clean:
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .hypothesis

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit("Araldo needs Python 3.11 or newer" if sys.version_info < (3, 11) else 0)'
	@$(PYTHON) -m venv $(VENV)

$(VENV)/.run: requirements.txt | $(BIN)/python
	@echo "Setting up (once)…"
	@$(BIN)/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements.txt
	@touch $@

$(VENV)/.dev: requirements-dev.txt | $(BIN)/python
	@echo "Setting up for the tests (once)…"
	@$(BIN)/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements-dev.txt
	@touch $@ $(VENV)/.run
