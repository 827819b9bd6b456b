# One file of entry points. `make play` and `make test` do all their own set-up.
SHELL := /bin/bash
VENV ?= .venv
BIN := $(VENV)/bin
PYTHON ?= $(shell for p in python3.13 python3.12 python3.11 python3; do \
	if command -v $$p >/dev/null && $$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then echo $$p; break; fi; done)
WORKERS ?= $(shell nproc 2>/dev/null || echo 2)

.PHONY: help play terminal test test-fast check format bench screenshots packages clean

help: ## Show what can be made
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

play: $(VENV)/.play ## Set up what is needed and open a table in the browser
	@$(BIN)/tacora serve $(ARGS)

terminal: $(VENV)/.play ## Set up what is needed and play in the terminal
	@$(BIN)/tacora play $(ARGS)

test: $(VENV)/.dev packages ## Set up everything and run all tests
	$(BIN)/python scripts/run_tests.py --workers $(WORKERS)

test-fast: $(VENV)/.dev ## The tests without the long proofs
	$(BIN)/python scripts/run_tests.py --workers $(WORKERS) --fast

check: $(VENV)/.dev ## Style, types and the rooms' import rules
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/pytest -q tests/test_rooms.py
	@bash scripts/check_js.sh

format: $(VENV)/.dev ## Format the code
	$(BIN)/ruff check --fix-only -q .
	$(BIN)/ruff format -q .

bench: $(VENV)/.dev ## The benchmarks behind the README's figures
	$(BIN)/python -m benchmarks

screenshots: $(VENV)/.dev packages ## Make the pictures of README and docs again
	$(BIN)/python scripts/screenshots.py

packages: ## System packages the tests need (Chromium, PostgreSQL), where we may install them
	@bash scripts/packages.sh

clean: ## Remove what the set-up made
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis

$(BIN)/python:
	@if [ -z "$(PYTHON)" ]; then echo "Tacora needs Python 3.11 or newer, which was not found." >&2; exit 1; fi
	$(PYTHON) -m venv $(VENV) || { echo "Could not make a virtual environment; on Debian or Ubuntu: apt-get install python3-venv" >&2; exit 1; }

$(VENV)/.play: pyproject.toml | $(BIN)/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[server,assistant]'
	@touch $@

$(VENV)/.dev: pyproject.toml | $(BIN)/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[dev]'
	@touch $@ $(VENV)/.play
