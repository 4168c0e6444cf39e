.PHONY: benchmark

# Informs and fails on nothing; PATHS="…" measures other sources, RUNS=1 is quick.
benchmark:
	swift build -c release
	python3 Benchmarks/benchmark.py --runs $(or $(RUNS),5) $(PATHS)
