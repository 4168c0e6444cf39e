#!/usr/bin/env python3
"""Prints how archcheck compares with the floor: the same files read, parsed and walked once.

Usage: benchmark.py [--runs N] [--jobs N] [--bin FOLDER] [--quick] [--build] [PATH ...]

Without PATH the packages under .build/checkouts are measured, then copies of them with 1,000,000
lines, then growth from 10,000 lines to 1,000,000. Floor and archcheck run in turns; every figure
is a median, every ratio the median of the ratios of the turns. `--build` also times a release build
from nothing, in a folder of its own. It informs, and fails only if a program does.
"""

import argparse
import os
import pathlib
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass

REPOSITORY = pathlib.Path(__file__).resolve().parent.parent
CHECKOUTS = REPOSITORY / ".build" / "checkouts"


@dataclass
class Run:
    """One finished process: seconds of wall clock and of processor time, peak memory in bytes."""

    wall: float
    cpu: float
    memory: int
    errors: str


def run(command, files=None):
    with tempfile.TemporaryFile() as errors:
        start = time.perf_counter()
        process = subprocess.Popen(
            [str(part) for part in command],
            stdin=open(files, "rb") if files else subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=errors)
        _, status, usage = os.wait4(process.pid, 0)
        wall = time.perf_counter() - start
        process.returncode = os.waitstatus_to_exitcode(status)
        errors.seek(0)
        text = errors.read().decode(errors="replace")
    if process.returncode not in (0, 1):
        raise SystemExit(f"{command[0]} ended with {process.returncode}: {text}")
    unit = 1 if sys.platform == "darwin" else 1024
    return Run(wall, usage.ru_utime + usage.ru_stime, usage.ru_maxrss * unit, text)


@dataclass
class Row:
    """A line of the table: what runs, what its time is divided by, and what it may be."""

    label: str
    # Called with the bench, the corpus and the list of its files.
    run: object
    # Label of the row that is the base of the ratio.
    base: str = "floor"
    budget: str = ""


ROWS = [
    Row("floor", lambda bench, path, files: run([bench.floor, bench.jobs], files)),
    Row("check, cold", lambda bench, path, files: bench.check(path, "--timings", "--no-cache"),
        budget="budget 1.5, moonshot 1.15"),
    Row("check, filling a cache", lambda bench, path, files: bench.fill(path),
        base="check, cold", budget="once for a version of a file"),
    Row("check, warm", lambda bench, path, files: bench.cached(path),
        base="check, cold", budget="budget 0.10, moonshot 0.03"),
    Row("check, one file changed", lambda bench, path, files: bench.edited(path, files),
        base="check, cold", budget="budget warm + 0.03"),
    Row("check, all times new", lambda bench, path, files: bench.touched(path, files),
        base="check, cold", budget="never above 1"),
    Row("diff, warm", lambda bench, path, files: bench.diff(path),
        base="check, warm", budget="budget 2"),
    Row("report", lambda bench, path, files: bench.report(path),
        base="check, cold", budget="budget 2, its check included"),
]


class Measurement:
    """The runs of one row, next to those of the base that ran in turns with them."""

    def __init__(self):
        self.runs, self.bases = [], []

    def add(self, one, base):
        self.runs.append(one)
        self.bases.append(base)

    def median(self, figure):
        return statistics.median(getattr(one, figure) for one in self.runs)

    def ratio(self, figure):
        return statistics.median(
            getattr(one, figure) / max(getattr(base, figure), 1e-9)
            for one, base in zip(self.runs, self.bases))


class Bench:
    """The programs and how often they run."""

    def __init__(self, options):
        self.archcheck = options.bin / "archcheck"
        self.floor = options.bin / "floor"
        self.runs, self.jobs = options.runs, options.jobs
        self.scratch = pathlib.Path(tempfile.mkdtemp(prefix="archcheck-benchmark-"))

    def check(self, path, *more):
        return run(
            [self.archcheck, "check", path, "--jobs", self.jobs, "--fail-on", "never",
             "--progress", "never", "--format", "json", *(more or ["--no-cache"])])

    # The corpus is a copy, so its files may be changed.

    def cached(self, path):
        return self.check(path, "--cache-path", self.scratch / "cache")

    def fill(self, path):
        shutil.rmtree(self.scratch / "cache", ignore_errors=True)
        return self.cached(path)

    def edited(self, path, files):
        """One file of middle size has a line more than before."""
        names = sorted(files.read_text().splitlines(), key=lambda one: os.stat(one).st_size)
        with open(names[len(names) // 2], "a", encoding="utf-8") as source:
            source.write(f"private let benchmark{time.monotonic_ns()} = 1\n")
        return self.cached(path)

    def touched(self, path, files):
        """As in a checkout that was just made: what the files hold is known, their times are not."""
        for name in files.read_text().splitlines():
            os.utime(name)
        result = self.cached(path)
        # Else git's index would make all later runs read the files once more.
        subprocess.run(
            ["git", "-C", path, "update-index", "-q", "--refresh"], stdout=subprocess.DEVNULL)
        return result

    def diff(self, path):
        command = [
            self.archcheck, "diff", "HEAD~1", "HEAD", "-C", path, "--jobs", self.jobs,
            "--fail-on", "never", "--progress", "never", "--format", "json",
            "--cache-path", self.scratch / "cache"]
        run(command)
        return run(command)

    def report(self, path):
        return run(
            [self.archcheck, "report", path, "--jobs", self.jobs, "--fail-on", "never",
             "--progress", "never", "--no-cache", "--output", self.scratch / "report"])

    def commit(self, path):
        """Makes the corpus a repository with two commits that differ in one file."""
        def git(*arguments):
            subprocess.run(
                ["git", "-C", path, "-c", "user.name=benchmark", "-c", "user.email=benchmark@localhost",
                 "-c", "commit.gpgsign=false", *arguments],
                check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

        git("init", "-q")
        git("add", "--all", "--force")
        git("commit", "-q", "-m", "one")
        files = self.list_files(path)
        self.edited(path, files)
        git("commit", "-q", "--all", "-m", "two")

    def list_files(self, path):
        files = self.scratch / "files"
        with open(files, "wb") as output:
            subprocess.run([str(self.floor), "list", str(path)], stdout=output, check=False)
        return files

    def measure(self, path):
        """The rows of the table for one corpus, by name."""
        files = self.list_files(path)
        names = [pathlib.Path(line) for line in files.read_text().splitlines()]
        if not names:
            return None
        lines = sum(name.read_bytes().count(b"\n") for name in names)
        rows = {row.label: Measurement() for row in ROWS}
        self.commit(path)
        for _ in range(self.runs):
            turn = {}
            for row in ROWS:
                turn[row.label] = row.run(self, path, files)
                rows[row.label].add(turn[row.label], turn[row.base])
        return len(names), lines, rows


# Corpora


def modules_of(packages):
    """Name and folder of each module of the packages."""
    found = {}
    for package in packages:
        for group in ["Sources", "Tests"]:
            for folder in sorted((package / group).glob("*/")):
                if next(folder.rglob("*.swift"), None):
                    found.setdefault(folder.name.replace("-", "_"), folder)
    return found


def write_copies(target, packages, copies):
    """Writes one package that holds `copies` copies of the packages' modules under new names."""
    modules = modules_of(packages)
    importing = re.compile(
        r"^(\s*(?:@\w+(?:\(\w+\))?\s+|public\s+|package\s+|internal\s+)*import\s+"
        r"(?:struct\s+|class\s+|enum\s+|protocol\s+|func\s+)?)(\w+)", re.MULTILINE)
    targets = []
    for copy in range(copies):
        for name, folder in modules.items():
            used = set()

            def renamed(match):
                if match[2] not in modules:
                    return match[0]
                used.add(match[2])
                return f"{match[1]}{match[2]}{copy}"

            path = f"copy{copy}/{name}"
            for source in sorted(folder.rglob("*.swift")):
                if not source.is_file():
                    continue
                written = target / path / source.relative_to(folder)
                written.parent.mkdir(parents=True, exist_ok=True)
                text = source.read_text(encoding="utf-8", errors="replace")
                # Files of the same bytes are parsed once where a cache knows them by what they hold.
                written.write_text(
                    f"{importing.sub(renamed, text)}// Copy {copy}\n", encoding="utf-8")
            needs = ", ".join(f'"{one}{copy}"' for one in sorted(used - {name}))
            targets.append(
                f'    .target(name: "{name}{copy}", dependencies: [{needs}], path: "{path}")')
    listing = ",\n".join(targets)
    (target / "Package.swift").write_text(
        "// swift-tools-version: 6.0\nimport PackageDescription\n\n"
        f'let package = Package(\n  name: "Copies",\n  targets: [\n{listing}\n  ])\n')


def lines_in(packages):
    return sum(
        source.read_bytes().count(b"\n")
        for folder in modules_of(packages).values() for source in folder.rglob("*.swift")
        if source.is_file())


# Output


def print_corpus(title, measured):
    files, lines, rows = measured
    print(f"\n{title}: {files} files, {lines:,} lines")
    print(f"  {'':24}{'wall':>9}{'cpu':>9}{'memory':>10}{'lines/s':>12}   ratio (cpu)")
    for row in ROWS:
        measured = rows[row.label]
        ratio = "" if row.label == row.base else (
            f"   {measured.ratio('wall'):.2f} ({measured.ratio('cpu'):.2f}) of {row.base}; "
            f"{row.budget}")
        print(
            f"  {row.label:24}{measured.median('wall'):8.3f}s{measured.median('cpu'):8.3f}s"
            f"{measured.median('memory') / 1e6:7.0f} MB"
            f"{lines / measured.median('wall'):12,.0f}{ratio}")
    for row in ROWS:
        # Notes on the project stand there too.
        told = rows[row.label].runs[-1].errors.splitlines()
        steps = [line for line in told if re.fullmatch(r"\w+ +[\d.]+ s", line)]
        if not steps:
            continue
        print(f"  where the time of {row.label} goes:")
        for line in steps:
            print(f"    {line}")


def print_growth(bench, unit):
    print("\nGrowth, copies of one package under new names (budgets: linear, 400 MB at 350,000):")
    print(
        f"  {'lines':>10}{'floor cpu':>11}{'cold cpu':>10}{'µs/line':>9}{'memory':>10}"
        f"{'of floor':>10}{'off the line':>14}")
    size = lines_in([unit])
    rows = []
    for goal in [10_000, 30_000, 100_000, 300_000, 1_000_000]:
        copies = max(1, round(goal / size))
        folder = bench.scratch / "growth"
        shutil.rmtree(folder, ignore_errors=True)
        write_copies(folder, [unit], copies)
        files = bench.list_files(folder)
        row = Measurement()
        for _ in range(bench.runs):
            floor = run([bench.floor, bench.jobs], files)
            row.add(bench.check(folder), floor)
        rows.append((size * copies, row))
    fixed, each = straight_line([(lines, row.median("cpu")) for lines, row in rows])
    for lines, row in rows:
        floor = statistics.median(base.cpu for base in row.bases)
        cpu = row.median("cpu")
        print(
            f"  {lines:10,}{floor:10.3f}s{cpu:9.3f}s{cpu / lines * 1e6:9.2f}"
            f"{row.median('memory') / 1e6:7.0f} MB{row.ratio('cpu'):10.2f}"
            f"{cpu / (fixed + each * lines) - 1:+14.1%}")
    print(f"  the line: {fixed * 1e3:.0f} ms and {each * 1e6:.2f} µs for each line")


def straight_line(points):
    """Intercept and slope that fit the points best, each error taken in proportion to its value."""
    weights = [1 / y**2 for _, y in points]
    total = sum(weights)
    x = sum(w * x for w, (x, _) in zip(weights, points)) / total
    y = sum(w * y for w, (_, y) in zip(weights, points)) / total
    slope = sum(w * (px - x) * (py - y) for w, (px, py) in zip(weights, points)) / sum(
        w * (px - x)**2 for w, (px, _) in zip(weights, points))
    return y - slope * x, slope


def print_build(bench, times_build):
    size = bench.archcheck.stat().st_size
    print(f"\nRelease build: archcheck has {size / 1e6:.1f} MB")
    if times_build:
        folder = bench.scratch / "build"
        start = time.perf_counter()
        subprocess.run(
            ["swift", "build", "--configuration", "release", "--product", "archcheck",
             "--package-path", str(REPOSITORY), "--scratch-path", str(folder)],
            stdout=subprocess.DEVNULL, check=False)
        print(f"  from nothing: {time.perf_counter() - start:.0f} s")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--bin", type=pathlib.Path, default=REPOSITORY / ".build" / "release")
    parser.add_argument("--quick", action="store_true", help="leave out the million lines")
    parser.add_argument("--build", action="store_true", help="time a release build too")
    parser.add_argument("paths", nargs="*", type=pathlib.Path)
    options = parser.parse_args()
    bench = Bench(options)
    print(f"{options.runs} runs each, {options.jobs} threads, {os.cpu_count()} processors")
    try:
        packages = sorted(path for path in CHECKOUTS.glob("*/") if path.is_dir())
        # A copy: the measured sources may be anywhere, also in a hidden folder.
        for path in options.paths or packages:
            copy = bench.scratch / "corpus"
            shutil.rmtree(copy, ignore_errors=True)
            shutil.copytree(path, copy, symlinks=True, ignore=shutil.ignore_patterns(".build", ".git"))
            measured = bench.measure(copy)
            if measured:
                print_corpus(path.name, measured)
        if not options.paths and not options.quick:
            copy = bench.scratch / "copies"
            write_copies(copy, packages, max(1, round(1_000_000 / max(lines_in(packages), 1))))
            print_corpus("Copies of all of them", bench.measure(copy))
            smallest = min(packages, key=lambda one: abs(lines_in([one]) - 10_000))
            print_growth(bench, smallest)
        print_build(bench, options.build)
    finally:
        shutil.rmtree(bench.scratch, ignore_errors=True)


if __name__ == "__main__":
    main()
