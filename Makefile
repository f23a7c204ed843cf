# Croupier: `make` alone lists what there is to make. Every target first makes what it needs.

# The Python that everything is made with: the first of these that is 3.11 or newer.
PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)

VENV := .venv
BIN := $(VENV)/bin
UV := .tools/bin/uv
PIP := $(UV) pip
SETUP := $(VENV)/.made
LOCKS := requirements/run.lock requirements/build.lock requirements/dev.lock
CODE := src tests bench hatch_build.py
PAGES := src/croupier/server/pages/.made
PAGES_FROM := $(shell find frontend src/croupier/locales \( -name node_modules -o -name generated \) -prune \
	-o ! -path frontend -print 2>/dev/null) docs/protocol.schema.json docs/openapi.json hatch_build.py
# Says so and installs Chromium where there is none.
BROWSER = $(BIN)/python tests/pages/chromium.py
# Half as many workers again as cores: many tests wait for a browser, a clock or a disk.
WORKERS ?= $(shell n=$$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2); echo $$((n + n / 2)))
PYTEST_ARGS ?= -n $(WORKERS) --dist worksteal

# uv may use the Pythons of this machine, and never fetches another.
export UV_PYTHON_DOWNLOADS := never
export VIRTUAL_ENV := $(CURDIR)/$(VENV)
# Where the machine keeps its own certificates (a company's proxy, say), uv trusts those.
ifneq ($(wildcard /etc/ssl/certs/ca-certificates.crt),)
export UV_SYSTEM_CERTS ?= true
endif

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup play serve pages pages-dev check format test screenshots thorough faults parity shuffles dist-test docs schemas \
	lock mutants bench clean

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1|\2/p' $(MAKEFILE_LIST) | awk -F'|' '{ printf "%-18s %s\n", $$1, $$2 }'

setup: $(SETUP) ## make .venv with everything, development included

play: $(SETUP) ## play a game in this terminal
	@$(BIN)/croupier play

serve: $(PAGES) ## run the live house on this machine; prints its address
	@$(BIN)/croupier serve

pages: $(PAGES) ## build the pages that the house serves to browsers

pages-dev: $(PAGES) ## show each change of frontend/ at once, before a house that make serve runs
	@$(BIN)/python hatch_build.py dev

check: $(PAGES) ## style, types and the floors of the house
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy $(wildcard $(CODE))
	$(BIN)/lint-imports --no-logo
	$(BIN)/python hatch_build.py check

format: $(PAGES) ## write the code in the house's style
	$(BIN)/ruff check --fix-only
	$(BIN)/ruff format
	$(BIN)/python hatch_build.py format

test: $(PAGES) ## all tests but the long ones below
	@$(BROWSER)
	$(BIN)/pytest $(PYTEST_ARGS)

# SHOW='lobby /settings' names what to show, ARGS='--sizes 360x740 --languages fr' narrows it.
screenshots: $(PAGES) ## take pictures of the pages into build/screenshots
	@$(BROWSER)
	$(BIN)/python tests/pages/screenshots.py $(SHOW) $(ARGS)

thorough: $(PAGES) ## the same tests with many more random examples
	@$(BROWSER)
	HYPOTHESIS_PROFILE=thorough $(BIN)/pytest $(PYTEST_ARGS)

# As many as CROUPIER_KILLS, CROUPIER_COUPS, CROUPIER_DISKS and CROUPIER_HOSTILE (seconds) say;
# CROUPIER_SEED decides what happens when, CROUPIER_KILL_FROM goes on with an earlier run.
faults: $(PAGES) ## kill, starve and attack a live house, for an hour or so
	CROUPIER_SEED=$${CROUPIER_SEED:-1} $(BIN)/pytest tests/faults -m faults -s -v

parity: $(SETUP) ## 200,000 coups a sheet through simulation and engine, every bet the same
	$(BIN)/pytest tests/simulation -m parity $(PYTEST_ARGS)

shuffles: $(SETUP) ## a million shuffles, held against exact expectation
	CROUPIER_SHUFFLES=1000000 $(BIN)/pytest -p no:xdist -q -s tests/shuffle/test_statistics.py

dist-test: $(PAGES) ## build wheel and sdist, install each in a fresh environment, run it
	$(BIN)/pytest -m dist -p no:xdist

docs: $(SETUP) ## build the documentation into docs/_build/html
	$(BIN)/sphinx-build -W --keep-going -q -b html docs docs/_build/html
	@echo docs/_build/html/index.html

schemas: $(SETUP) ## write docs/*.json again from the code, which the pages' types are made from
	$(BIN)/python -m croupier.protocol.schema > $(VENV)/.schema && mv $(VENV)/.schema docs/protocol.schema.json
	$(BIN)/python -m croupier.server.published > $(VENV)/.schema && mv $(VENV)/.schema docs/openapi.json

# MUTATE narrows it: make mutants MUTATE='croupier.games.pots*'
mutants: $(SETUP) ## change the rules one bit at a time; every change must fail a test
	$(BIN)/mutmut run $(MUTATE)
	$(BIN)/mutmut results

bench: $(SETUP) ## measure, one JSON line a bench
	@for b in bench/*.py; do $(BIN)/python $$b || exit 1; done

clean: ## remove what was made, tools and environment included
	rm -rf .tools $(VENV) build dist mutants docs/_build docs/api .hypothesis .import_linter_cache \
		.mypy_cache .pytest_cache .ruff_cache frontend/node_modules frontend/src/generated $(dir $(PAGES))
	find $(wildcard $(CODE) docs) -name __pycache__ -prune -exec rm -rf {} +

# --- the environment --------------------------------------------------------------------------

.tools/.made: requirements/tools.lock
	@test -n "$(PYTHON)" || { echo 'Python 3.11 or newer is needed: install it, or say make PYTHON=...' >&2; exit 1; }
	@echo 'Fetching uv into .tools ...'
	@$(PYTHON) -m venv .tools
	@.tools/bin/python -m pip install -q --disable-pip-version-check --require-hashes -r $<
	@touch $@

$(BIN)/python: | .tools/.made
	@$(UV) venv -q --allow-existing --python "$$(.tools/bin/python -c 'import sys; print(sys._base_executable)')" $(VENV)

# `uv pip sync` takes away whatever the lock lacks, this project included: it comes second.
$(SETUP): $(LOCKS) pyproject.toml .tools/.made | $(BIN)/python
	@echo 'Making $(VENV) from requirements/dev.lock ...'
	@$(PIP) sync -q --require-hashes requirements/dev.lock
	@$(PIP) install -q --no-deps --build-constraints requirements/build.lock -e .
	@touch $@

# --- the pages --------------------------------------------------------------------------------

$(PAGES): $(PAGES_FROM) | $(SETUP)
	@echo 'Building the pages ...'
	@$(BIN)/python hatch_build.py

# --- the locks ----------------------------------------------------------------------------------

COMPILE = UV_CUSTOM_COMPILE_COMMAND='make lock' $(PIP) compile -q --no-config --universal \
	--python-version 3.11 --generate-hashes --no-emit-index-url $(LOCK_ARGS)

# LOCK_ARGS=--upgrade takes newer versions, LOCK_ARGS='--upgrade-package NAME' of one package.
lock: .tools/.made ## write requirements/*.lock again from pyproject.toml
	$(COMPILE) pyproject.toml -o requirements/run.lock
	$(COMPILE) pyproject.toml --group dev -c requirements/run.lock -o requirements/dev.lock
	$(COMPILE) --group build -o requirements/build.lock
	$(COMPILE) --group tools -o requirements/tools.lock
