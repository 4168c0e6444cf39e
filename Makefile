# archcheck: `make report` builds it and shows what it finds in SampleProject, `make test` checks it.

SHELL := /bin/bash
OUTPUT ?= Report
PREFIX ?= /usr/local

.PHONY: report test lint install clean accuracy benchmark dependencies release test-release
.PHONY: manual try-plugins try-macros newcomer

report: dependencies
	swift build --product archcheck
	.build/debug/archcheck report SampleProject --output "$(OUTPUT)" --fail-on never
	@echo "Open $(OUTPUT)/index.html"

test: dependencies
	swift build --build-tests
	swift test --skip-build

lint:
	swift format lint --strict --recursive --parallel Package.swift Sources Tests Benchmarks Plugins

install: dependencies
	ARCHCHECK_COMMIT="$$(git describe --always --dirty 2>/dev/null)" \
	  swift build --configuration release --product archcheck
	install -d "$(PREFIX)/bin"
	install -m 755 .build/release/archcheck "$(PREFIX)/bin/archcheck"
	install -d "$(PREFIX)/share/bash-completion/completions" \
	  "$(PREFIX)/share/zsh/site-functions" "$(PREFIX)/share/fish/vendor_completions.d"
	.build/release/archcheck --generate-completion-script bash \
	  > "$(PREFIX)/share/bash-completion/completions/archcheck"
	.build/release/archcheck --generate-completion-script zsh \
	  > "$(PREFIX)/share/zsh/site-functions/_archcheck"
	.build/release/archcheck --generate-completion-script fish \
	  > "$(PREFIX)/share/fish/vendor_completions.d/archcheck.fish"

# The manual page, from the argument parser, into .build/manual.
manual: dependencies
	swift package generate-manual --configuration debug
	install -d .build/manual
	find .build/plugins -name archcheck.1 -exec cp {} .build/manual/ \;

# Both plug-ins on a sample package, and a package with macros of its own that uses the library; the
# second compiles swift-syntax anew.
try-plugins: dependencies
	Scripts/try-plugins

try-macros: dependencies
	Scripts/try-macros

# What a newcomer does who follows the README, on a clean checkout.
newcomer: dependencies
	Scripts/newcomer

# The published binary, with its checksum in dist/, and its test in a root without Swift.
release: dependencies
	Scripts/release

test-release:
	for archive in dist/*.tar.gz; do Scripts/test-release "$$archive" || exit 1; done

# A report that OUTPUT put elsewhere is left there.
clean:
	swift package clean
	rm -rf Report

# libcmark's headers and Graphviz, from the system's package manager, where they are missing.
dependencies:
	@Scripts/install-dependencies

# Compares the type graph with the compiler's: make accuracy TRUTH=DIR; Docs/Contributing.md says
# what DIR holds.
accuracy: dependencies
	@[ -n "$(TRUTH)" ] || { echo "usage: make accuracy TRUTH=DIR" >&2; exit 2; }
	swift build --configuration release --product archcheck
	Scripts/accuracy "$(TRUTH)"

# Informs, and fails only if a program does; PATHS="…" measures other sources, RUNS=1 is quick.
benchmark: dependencies
	swift build --configuration release
	python3 Benchmarks/benchmark.py --runs $(or $(RUNS),5) $(PATHS)
