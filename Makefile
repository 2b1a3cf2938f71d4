# Two commands do everything: `make play` and `make test`. Each makes its own virtual environment.
PYTHON ?= python3
DEV := .venv
PLAY := .play
COMPILED := build/compiled
SOURCES := $(shell find src -name '*.py' -o -name '*.json' -o -name '*.ftl') pyproject.toml hatch_build.py
WEB := $(shell find web -name node_modules -prune -o -type f -print) build_hooks/page.py
PAGE := src/trilhos/page/index.html
NPM = $(RUN) build_hooks.npm --prefix web
RUN := $(DEV)/bin/python -m
PYTEST := $(RUN) pytest -n 2 --dist worksteal -q
# Those of servers and browsers wait more than they work: three at a time for two cores.
PATIENT := $(RUN) pytest -n 3 --dist worksteal -q

# What stands on the engine is tested once, on the compiled build: there the plain one is only slower. So is what no
# build can change: the oracle, the texts, the shape of the source, whole programs and the documents' commands. All else
# is tested on both.
ONCE := $(addprefix tests/,server browser arena bench env mind insight train web architecture text oracle_tests workshop daily docs/test_api.py docs/test_notebooks.py docs/test_site.py docs/test_bot_protocol.py docs/test_documents.py cli/test_program.py cli/test_plugins.py terminal/test_program.py) \
	$(addprefix tests/bots/,test_bots.py test_check.py test_external.py test_fair.py test_levels.py test_progress.py test_simple.py test_steiner.py)
# What has to reach every branch of engine, boards and play, alone. Measuring makes tests three times as slow, and what
# only a random game or a whole program reaches isn't tested: the others run unmeasured.
MEASURED := $(addprefix tests/,boards engine examples golden maps play rules)

.PHONY: play test ready check coverage plain-tests compiled-tests browser-tests compile bench speed picture clean
.PHONY: docs chromium page web-tests geography fonts protocol board-format fixtures samples rule-numbers latency screenshots film sights

# A table in the browser. `make play HOST=0.0.0.0` lets in everybody who is in the same network.
HOST = 127.0.0.1
play: $(PLAY)/ready
	$(PLAY)/bin/trilhos serve --open --host $(HOST) --log warning

test:
	@tools/test.sh

# The tools for all that follows.
ready: $(DEV)/ready web/node_modules/ready

check: $(DEV)/ready
	$(DEV)/bin/ruff check .
	$(DEV)/bin/ruff format --check .
	$(RUN) mypy
	$(DEV)/bin/lint-imports --no-cache

# On the plain build: what tells every branch of engine, boards and play apart, with coverage of them (but not what plays
# so many games that it waits for the compiled one)...
coverage: $(DEV)/ready
	rm -f .coverage .coverage.*
	TRILHOS_EXPECT=plain $(RUN) coverage run -m pytest -n 2 --dist worksteal -q -m "not many_games" $(MEASURED)
	$(RUN) coverage combine -q
	$(RUN) coverage report --fail-under=100

# ... and the rest.
plain-tests: $(DEV)/ready $(PAGE)
	TRILHOS_EXPECT=plain $(PYTEST) $(addprefix --ignore=,$(ONCE) $(MEASURED))

# Everything else too, on the compiled build.
compiled-tests: $(DEV)/ready compile $(PAGE)
	TRILHOS_EXPECT=compiled PYTHONPATH=$(COMPILED) $(PATIENT) --ignore=tests/browser

# People at browsers, whole games.
browser-tests: $(DEV)/ready compile $(PAGE) chromium
	TRILHOS_EXPECT=compiled PYTHONPATH=$(COMPILED) $(PATIENT) tests/browser

compile: $(COMPILED)/ready

bench: $(DEV)/ready compile
	PYTHONPATH=$(COMPILED) $(RUN) trilhos.cli bench

# The figures in docs/speed.md, taken anew: some minutes, on a machine that does nothing else.
speed: $(DEV)/ready compile
	PYTHONPATH=$(COMPILED) $(RUN) trilhos.cli bench --ms 500 --json > build/bench.json
	$(DEV)/bin/python tools/speed.py build/bench.json

# The pictures in the README.
picture: $(DEV)/ready
	$(DEV)/bin/python tools/picture.py

# The browser of the tests: Debian's, without the windows around a page, or else with them. CHROMIUM says where another is.
ROOT := $(if $(filter 0,$(shell id -u)),,sudo)
chromium:
	@command -v "$${CHROMIUM:-chromium-headless-shell}" > /dev/null || { $(ROOT) apt-get update -q && \
		$(ROOT) apt-get install -q -y chromium-headless-shell; } || \
		command -v chromium > /dev/null || $(ROOT) apt-get install -q -y chromium

# The browser table, for an editable install; a wheel builds its own.
page: $(PAGE)

web-tests: $(DEV)/ready web/node_modules/ready
	$(NPM) run check
	$(NPM) test

# The boards' backdrops and the places of their labels, from open geography.
geography: $(DEV)/ready web/node_modules/ready
	$(DEV)/bin/pip install --quiet --editable '.[art]'
	$(RUN) tools.geography

# The page's fonts, cut down to the letters it needs.
fonts: $(DEV)/ready web/node_modules/ready
	$(DEV)/bin/pip install --quiet --editable '.[art]'
	$(DEV)/bin/python tools/fonts.py

# The documentation site, in build/site.
docs: $(DEV)/ready
	$(RUN) mkdocs build --quiet

# The page about the format of boards, and its JSON Schema, from the format itself.
board-format: $(DEV)/ready
	$(DEV)/bin/python tools/board_format.py

# The types of the protocol that the page speaks, from the server's own document.
protocol: $(DEV)/ready web/node_modules/ready
	mkdir -p build && $(DEV)/bin/python tools/protocol.py > build/openapi.json
	$(NPM) run protocol

# Games for the gallery of the browser table, played by bots.
fixtures: $(DEV)/ready
	$(DEV)/bin/python tools/fixtures.py

# The numbers of the rules pages, from the boards.
rule-numbers: $(DEV)/ready
	$(RUN) tests.web.test_rules

# Questions of real games, for the page's tests and its gallery.
samples: $(DEV)/ready
	$(DEV)/bin/python tools/samples.py

# How soon a move is on every screen; on a machine that does nothing else.
latency: $(DEV)/ready compile $(PAGE) chromium
	PYTHONPATH=$(COMPILED):. $(RUN) tests.browser.latency

# The pictures of docs/how-to/make-a-board.md, taken anew by its test.
film: $(DEV)/ready compile $(PAGE) chromium
	FILM=docs/screenshots PYTHONPATH=$(COMPILED) $(RUN) pytest -q tests/browser/test_make_a_board.py

# Pictures of every board, with Chromium (apt-get install chromium; CHROMIUM says where it is).
screenshots: $(DEV)/ready web/node_modules/ready $(PAGE)
	PYTHON=$(abspath $(DEV))/bin/python $(NPM) run screenshots

# Pictures of what builders see: the documentation, a notebook, the workbench.
sights: $(DEV)/ready compile $(PAGE) chromium
	$(DEV)/bin/pip install --quiet --editable '.[art]'
	PYTHONPATH=$(COMPILED) $(DEV)/bin/python tools/sights.py

clean:
	rm -rf web/node_modules src/trilhos/page
	rm -rf $(DEV) $(PLAY) build .coverage .coverage.* .mypy_cache .pytest_cache .ruff_cache .hypothesis

$(DEV)/bin/python:
	@$(PYTHON) tools/fit.py
	$(PYTHON) -m venv $(DEV)
	$(DEV)/bin/pip install --quiet --upgrade pip

$(DEV)/ready: pyproject.toml | $(DEV)/bin/python
	$(DEV)/bin/pip install --quiet --editable '.[dev]'
	touch $@

web/node_modules/ready: web/package-lock.json | $(DEV)/bin/python
	$(NPM) ci
	touch $@

$(PAGE): $(DEV)/ready web/node_modules/ready $(WEB) $(SOURCES)
	$(NPM) run build

# Without its page a table in the browser is none: trouble with it is an error here, and `make play` tries again.
$(PLAY)/ready: $(SOURCES) $(WEB)
	@$(PYTHON) tools/fit.py
	@echo "Trilhos makes itself ready: two to four minutes, this once, and about 210 MB in $(PLAY)."
	@echo "  1 of 3: a virtual environment"
	@$(PYTHON) -m venv $(PLAY)
	@$(PLAY)/bin/python tools/reach.py
	@echo "  2 of 3: tools to build with, from the package index"
	@$(PLAY)/bin/pip install --quiet --upgrade pip
	@echo "  3 of 3: libraries, the compiled engine, the page (the longest part)"
	@TRILHOS_PAGE=required $(PLAY)/bin/pip install --quiet '.[server]' || \
		{ echo "It could not be made ready; why is said above. Mend that and try again: make play"; exit 1; }
	@touch $@

$(COMPILED)/ready: $(DEV)/ready $(SOURCES)
	rm -rf $(COMPILED)
	TRILHOS_PAGE=skip TRILHOS_BUILD=compiled $(DEV)/bin/pip install --quiet --no-deps --target $(COMPILED) .
	touch $@
