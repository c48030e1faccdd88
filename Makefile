# Burgrave. Every target does its own set-up; nothing has to be installed by hand.
#   make play    the table in the browser: at once as plain Python, compiled in the background
#   make test    everything that must hold (what CI runs)
#   make bench   how fast it is, beside its peer; bench-table the same for the browser table, bench-think for bots,
#                bench-start for the first start (BEFORE=HASH: beside the program at that commit)
#   make soak    long runs: thousands of fuzzed games, servers killed two hundred times, packages installed anew
#   make wheel   dist/: a source distribution, a native wheel and a plain one made from it

SHELL := /bin/bash
PO := $(shell find burgrave -name '*.po')
PAGES := $(shell find burgrave/table/pages -name '*.html')
CLIENT := $(shell find burgrave/table/client burgrave/drawing -name node_modules -prune -o -name '*.ts' -print -o -name '*.css' -print -o -name 'package*.json' -print)
CODE := $(shell find burgrave -name '*.py' -o -name '*.toml' -o -name experience.json -o -name '*.txt')
PLAIN := .venv/bin/python
NATIVE := .venv-native/bin/python
RUN := .venv-native/run
TITLES := kingsburg burgundy emara paladins viscounts
REPORT = --junit-xml=$(abspath build/tests)/$(1).xml

.PHONY: play test check system test-plain test-native bench bench-start bench-think bench-rl bench-table soak sdist wheel packages \
	pictures clean

play: .venv/.plain
	@$(PLAIN) tools/play.py

test:
	@rm -rf build/tests
	tools/stage packages $(MAKE) --no-print-directory -j2 .venv/.installed system
	tools/stage build $(MAKE) --no-print-directory -j2 check .venv-native/.installed
	tools/stage plain $(MAKE) --no-print-directory test-plain
	tools/stage compiled $(MAKE) --no-print-directory test-native
	@$(PLAIN) tools/slowest.py

check: .venv/.installed
	.venv/bin/ruff format --check .
	.venv/bin/ruff check .
	$(PLAIN) -m mypy
	.venv/bin/lint-imports --no-cache

system:
	tools/need postgres
	tools/need chromium

# What can differ between the flavours: rules, records, kernel. The rest is deselected by the marker `once`.
test-plain: .venv/.installed .venv-native/.installed system
	BURGRAVE_EXPECT=plain BURGRAVE_OTHER=$(abspath $(NATIVE)) $(PLAIN) -P -m pytest -n 2 --dist worksteal \
		$(call REPORT,plain) --ignore=tests/browser

# The compiled flavour is tested away from the source tree, so that only what was installed can be imported. It is what
# people play with, so everything runs here but what looks at the source tree: the client's sources and the build.
test-native: .venv/.installed .venv-native/.installed system
	rm -rf $(RUN) && mkdir $(RUN) && cp -r tests docs bench README.md pyproject.toml $(RUN)
	cd $(RUN) && BURGRAVE_EXPECT=compiled BURGRAVE_OTHER=$(abspath $(PLAIN)) ../bin/python -P -m pytest -n 2 --dist worksteal \
		$(call REPORT,compiled) --ignore=tests/table/test_client.py --ignore=tests/test_build.py \
		tests README.md

bench: .venv/.installed .venv-native/.installed
	$(PLAIN) bench/bench.py $(PLAIN) $(NATIVE)

# The first start of fresh clones with empty homes, this commit's and an earlier one's in turns.
bench-start:
	python3 bench/start.py $(BEFORE)

# How many iterations a second the searching bots do, compiled, and whether they keep their time.
bench-think: .venv-native/.installed
	cd .venv-native && bin/python -P ../bench/think.py

# Steps a second of the doors for those who train agents, beside Catanatron's Gymnasium environment.
bench-rl: .venv-native/.installed
	test -e .venv-peer/bin/python || python3 -m venv .venv-peer
	.venv-peer/bin/python -m pip install -q catanatron==3.2.1 catanatron_gym==4.0.0 gymnasium==0.29.1
	$(PLAIN) bench/rl.py $(NATIVE) .venv-peer/bin/python

# The browser table: moves a second under load beside its peer, bytes of the pages, milliseconds of a drawing.
bench-table: .venv/.installed .venv-native/.installed
	$(PLAIN) bench/load.py $(NATIVE)
	$(PLAIN) bench/pages.py
	$(PLAIN) bench/draw.py

soak: .venv/.installed .venv-native/.installed
	cd .venv-native && for title in $(TITLES); do bin/burgrave fuzz $$title --games 5000 || exit 1; done
	cd .venv-native && bin/burgrave fuzz kingsburg --games 15000 --seed 2
	cd .venv-native && for title in $(TITLES); do bin/python -P ../tools/leaks.py $$title --games 2000 || exit 1; done
	$(MAKE) --no-print-directory packages
	python3 bench/broken_starts.py
	tools/need postgres
	rm -rf $(RUN) && mkdir $(RUN) && cp -r tests docs README.md pyproject.toml $(RUN)
	cd $(RUN) && BURGRAVE_KILLS=200 ../bin/python -P -m pytest tests/table/test_kill.py
	cd $(RUN) && BURGRAVE_TABLES=300 ../bin/python -P -m pytest tests/table/test_machine.py
	cd $(RUN) && BURGRAVE_SCHEMA_EXAMPLES=500 ../bin/python -P -m pytest tests/table/test_schema.py
	cd $(RUN) && BURGRAVE_NUMBERED_GAMES=2000 ../bin/python -P -m pytest tests/titles/test_numbering.py
	cd $(RUN) && BURGRAVE_RL_SAMPLES=20 ../bin/python -P -m pytest tests/rl
	cd $(RUN) && BURGRAVE_TOLD_GAMES=200 ../bin/python -P -m pytest tests/*/test_told_before_paid.py
	tools/need chromium
	cd $(RUN) && BURGRAVE_ARENA=2000 ../bin/python -P -m pytest tests/browser/test_report.py
	$(PLAIN) bench/fairness.py
	$(PLAIN) bench/soak_table.py
	cd .venv-native && bin/burgrave simulate kingsburg --seats 4 --bots squire,page,page,page --games 400 --workers 2

# The screenshots in docs/, by the browser tests.
pictures: .venv/.installed .venv-native/.installed
	tools/need chromium
	rm -rf $(RUN) && mkdir $(RUN) && cp -r tests README.md pyproject.toml $(RUN)
	cd $(RUN) && BURGRAVE_PICTURES=$(abspath docs/pictures) ../bin/python -P -m pytest tests/browser -k pictures

# Packages for those without a clone. The wheels are made from the source distribution, which holds catalogues and client
# ready made: neither Node nor Babel is needed there.
sdist: .venv/.installed
	rm -rf dist
	$(PLAIN) -m hatchling build -t sdist

wheel: sdist
	$(PLAIN) -m pip wheel -q --no-deps --no-build-isolation -w dist dist/*.tar.gz
	BURGRAVE_PURE=1 $(PLAIN) -m pip wheel -q --no-deps --no-build-isolation -w dist dist/*.tar.gz

# Each package in an empty environment: it plays fuzzed games and serves the home page.
packages: wheel
	for package in dist/*; do tools/try-package $$package || exit 1; done

clean:
	rm -rf .venv .venv-native .venv-peer build dist

# What is needed to play: the package as plain Python, straight from the source tree.
.venv/.plain: pyproject.toml hatch_build.py $(PO) $(CLIENT)
	@echo "Setting up .venv: less than a minute the first time."
	BURGRAVE_PURE=1 tools/venv .venv -e .
	@touch $@

# What is needed to test as well.
.venv/.installed: pyproject.toml hatch_build.py $(PO) $(CLIENT)
	@echo "Setting up .venv with what the checks need: about a minute the first time."
	BURGRAVE_PURE=1 tools/venv .venv -e '.[accounts,arena,notices,postgres,ray,rl,spiel,test,train]'
	@touch .venv/.plain $@

# The stamp has the time when the build began: what was edited meanwhile is newer.
.venv-native/.installed: pyproject.toml hatch_build.py tools/native.py $(PO) $(CLIENT) $(PAGES) $(CODE) | .venv/.plain
	@echo "Compiling Burgrave into .venv-native: one to two minutes the first time, less when little has changed."
	@mkdir -p build && touch build/.compiling
	tools/compiled
	@.venv-native/bin/burgrave --version
	@mv build/.compiling $@
