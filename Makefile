# Two commands do everything: `make play` and `make test`. Each makes its own virtual environment.
PYTHON ?= python3
DEV := .venv
PLAY := .play
COMPILED := build/compiled
SOURCES := $(shell find src -name '*.py' -o -name '*.json' -o -name '*.ftl') pyproject.toml hatch_build.py
RUN := $(DEV)/bin/python -m
PYTEST := $(RUN) pytest -n 2 --dist worksteal -q

# Servers, clusters and browsers are tested once, on the compiled build: the plain one is slower and nothing else there.
ONCE := tests/server tests/arena/test_cluster.py tests/docs/test_api.py

.PHONY: play test check coverage compiled-tests compile bench speed picture clean

play: $(PLAY)/ready
	$(PLAY)/bin/trilhos play

test: check coverage compiled-tests
	@echo "All checks and tests passed, plain and compiled."

check: $(DEV)/ready
	$(DEV)/bin/ruff check .
	$(DEV)/bin/ruff format --check .
	$(RUN) mypy
	$(DEV)/bin/lint-imports --no-cache

# The suite on the plain build, with branch coverage of engine, editions and play.
coverage: $(DEV)/ready
	rm -f .coverage .coverage.*
	TRILHOS_EXPECT=plain $(RUN) coverage run -m pytest -n 2 --dist worksteal -q $(ONCE:%=--ignore=%)
	$(RUN) coverage combine -q
	$(RUN) coverage report --fail-under=100

# The whole suite on the compiled build.
compiled-tests: $(DEV)/ready compile
	TRILHOS_EXPECT=compiled PYTHONPATH=$(COMPILED) $(PYTEST)

compile: $(COMPILED)/ready

bench: $(DEV)/ready compile
	PYTHONPATH=$(COMPILED) $(RUN) trilhos.cli bench

# The figures in docs/speed.md, taken anew: some minutes, on a machine that does nothing else.
speed: $(DEV)/ready compile
	PYTHONPATH=$(COMPILED) $(RUN) trilhos.cli bench --ms 500 --json > build/bench.json
	$(DEV)/bin/python tools/speed.py build/bench.json

# The picture in the README.
picture: $(DEV)/ready
	$(DEV)/bin/python tools/picture.py

clean:
	rm -rf $(DEV) $(PLAY) build .coverage .coverage.* .mypy_cache .pytest_cache .ruff_cache .hypothesis

$(DEV)/ready: pyproject.toml
	$(PYTHON) -m venv $(DEV)
	$(DEV)/bin/pip install --quiet --upgrade pip
	$(DEV)/bin/pip install --quiet --editable '.[dev]'
	touch $@

$(PLAY)/ready: $(SOURCES)
	$(PYTHON) -m venv $(PLAY)
	$(PLAY)/bin/pip install --quiet --upgrade pip
	$(PLAY)/bin/pip install --quiet .
	touch $@

$(COMPILED)/ready: $(DEV)/ready $(SOURCES)
	rm -rf $(COMPILED)
	TRILHOS_BUILD=compiled $(DEV)/bin/pip install --quiet --no-deps --target $(COMPILED) .
	touch $@
