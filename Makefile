# archcheck: `make report` builds it and shows what it finds in SampleProject, `make test` checks it.

SHELL := /bin/bash
OUTPUT ?= Report
PREFIX ?= /usr/local

.PHONY: report test lint install clean accuracy benchmark dependencies

report: dependencies
	swift build --product archcheck
	.build/debug/archcheck report SampleProject --output $(OUTPUT) --fail-on never
	@echo "Open $(OUTPUT)/index.html"

test: dependencies
	swift build --build-tests
	swift test --skip-build

lint:
	swift format lint --strict --recursive --parallel Package.swift Sources Tests Benchmarks

install: dependencies
	swift build --configuration release --product archcheck
	install -d $(PREFIX)/bin
	install -m 755 .build/release/archcheck $(PREFIX)/bin/archcheck

clean:
	swift package clean
	rm -rf $(OUTPUT)

# libcmark's headers and Graphviz, from the system's package manager, where they are missing.
dependencies:
	@Scripts/install-dependencies

# Compares the type graph with the compiler's, where the truth is at hand: make accuracy TRUTH=DIR
TRUTH ?= ../shared/accuracy
accuracy: dependencies
	swift build --configuration release --product archcheck
	Scripts/accuracy $(TRUTH)

# Informs and fails on nothing; PATHS="…" measures other sources, RUNS=1 is quick.
benchmark: dependencies
	swift build --configuration release
	python3 Benchmarks/benchmark.py --runs $(or $(RUNS),5) $(PATHS)
