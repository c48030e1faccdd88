# Burgrave. Every target does its own set-up; nothing has to be installed by hand.
#   make play    play in the terminal
#   make test    everything that must hold (what CI runs)
#   make bench   how fast it is, beside its peer
#   make soak    long runs: thousands of fuzzed games

PYTHON ?= python3
SHELL := /bin/bash
PO := $(shell find burgrave -name '*.po')
CODE := $(shell find burgrave -name '*.py' -o -name '*.toml')
PLAIN := .venv/bin/python
NATIVE := .venv-native/bin/python
RUN := .venv-native/run
BUILD_NEEDS := 'hatchling>=1.27' 'mypy[mypyc]>=2.4,<2.5' 'setuptools>=75' 'babel>=2.16'

.PHONY: play test check test-plain test-native bench soak clean

play: .venv-native/.installed
	.venv-native/bin/burgrave play kingsburg --seats 3 --bots greedy

test: check test-plain test-native

check: .venv/.installed
	.venv/bin/ruff format --check .
	.venv/bin/ruff check .
	$(PLAIN) -m mypy
	.venv/bin/lint-imports --no-cache

test-plain: .venv/.installed .venv-native/.tests
	BURGRAVE_EXPECT=plain BURGRAVE_OTHER=$(abspath $(NATIVE)) $(PLAIN) -P -m pytest -n 2

# The compiled flavour is tested away from the source tree, so that only what was installed can be imported.
test-native: .venv/.installed .venv-native/.tests
	rm -rf $(RUN) && mkdir $(RUN) && cp -r tests README.md pyproject.toml $(RUN)
	cd $(RUN) && BURGRAVE_EXPECT=compiled BURGRAVE_OTHER=$(abspath $(PLAIN)) ../bin/python -P -m pytest -n 2 tests README.md

bench: .venv/.installed .venv-native/.installed
	$(PLAIN) bench/bench.py $(PLAIN) $(NATIVE)

soak: .venv-native/.installed
	cd .venv-native && bin/burgrave fuzz kingsburg --games 20000
	cd .venv-native && bin/burgrave simulate kingsburg --seats 4 --bots greedy,random,random,random --games 400 --workers 2

clean:
	rm -rf .venv .venv-native .venv-peer build dist

.venv/bin/python:
	tools/need python
	$(PYTHON) -m venv .venv

.venv-native/bin/python:
	tools/need python
	$(PYTHON) -m venv .venv-native

.venv/.installed: pyproject.toml hatch_build.py $(PO) | .venv/bin/python
	@echo "Setting up .venv with what the checks need: about half a minute the first time."
	$(PLAIN) -m pip install -q --disable-pip-version-check -e '.[test]'
	@touch $@

.venv-native/.installed: pyproject.toml hatch_build.py $(PO) $(CODE) | .venv-native/bin/python
	@echo "Compiling Burgrave into .venv-native: one to two minutes the first time, less when little has changed."
	tools/need compiler
	$(NATIVE) -m pip install -q --disable-pip-version-check $(BUILD_NEEDS)
	$(NATIVE) -m pip install -q --disable-pip-version-check --no-build-isolation --no-deps --force-reinstall .
	@.venv-native/bin/burgrave --version
	@touch $@

.venv-native/.tests: .venv-native/.installed
	$(NATIVE) -m pip install -q --disable-pip-version-check 'babel>=2.16' 'hypothesis>=6.100' 'pytest>=8.3' 'pytest-xdist>=3.6'
	@touch $@
