"""Measures the report of a project with 2,000 modules and 100,000 findings.

    python3 Benchmarks/site.py [--modules N] [--findings N] [--archcheck PROGRAM]

It writes such a project to a temporary folder and prints how long `archcheck report` takes for it
over `archcheck check`, the weight of the heaviest page, and how soon headless Chromium has the
first pages ready.
"""

import argparse
import json
import os
import pathlib
import shutil
import subprocess
import tempfile
import time


def write_project(root, modules, findings):
    """Modules in layers of a hundred, each using two of the next layer; types that are not final."""
    targets = []
    per_module = findings // modules
    for number in range(modules):
        used = [u for u in (number + 100, number + 101 + number % 7) if u < modules]
        names = ", ".join(f'"Module{u}"' for u in used)
        targets.append(f'    .target(name: "Module{number}", dependencies: [{names}]),')
        folder = root / "Sources" / f"Module{number}"
        folder.mkdir(parents=True)
        lines = [f"import Module{u}" for u in used]
        for index in range(per_module):
            other = f"Module{used[0]}Type{index}" if used else "Int"
            lines += [f"public class Module{number}Type{index} {{", f"  var other: {other}?", "}"]
        (folder / "Types.swift").write_text("\n".join(lines) + "\n")
    (root / "Package.swift").write_text(
        "// swift-tools-version: 6.0\nimport PackageDescription\n"
        'let package = Package(\n  name: "Large",\n  targets: [\n' + "\n".join(targets) + "\n  ])\n")
    (root / ".archcheck.yml").write_text(
        "version: 1\nextends: [none]\nrules:\n  final_classes: on\n")


def seconds(arguments):
    start = time.monotonic()
    done = subprocess.run(arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    if done.returncode not in (0, 1):
        raise SystemExit(done.stderr)
    return time.monotonic() - start, done.stdout


class Browser:
    """Chromium, spoken to in the DevTools protocol over two pipes."""

    def __init__(self, program, profile):
        arguments = [program, "--headless", "--no-sandbox", "--disable-gpu", "--no-first-run",
                     "--remote-debugging-pipe", f"--user-data-dir={profile}"]
        self.process = subprocess.Popen(
            ["/bin/sh", "-c", 'exec "$0" "$@" 3<&0 4>&1 </dev/null >/dev/null 2>&1'] + arguments,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.session, self.last, self.buffer = None, 0, b""
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.call("Page.enable")

    def next(self):
        while b"\0" not in self.buffer:
            data = os.read(self.process.stdout.fileno(), 1 << 16)
            if not data:
                raise SystemExit("the browser has ended")
            self.buffer += data
        message, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(message)

    def call(self, method, **parameters):
        self.last += 1
        message = {"id": self.last, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        self.process.stdin.write(json.dumps(message).encode() + b"\0")
        self.process.stdin.flush()
        while True:
            answer = self.next()
            if answer.get("id") == self.last:
                return answer["result"]

    def interactive(self, url):
        """Milliseconds until the page can be read and its script has run."""
        self.call("Page.navigate", url=url)
        expression = """new Promise(done => {
          const tell = () => setTimeout(() => {
            const entry = performance.getEntriesByType("navigation")[0]
            done(entry.domContentLoadedEventEnd)
          })
          document.readyState === "complete" ? tell() : addEventListener("load", tell)
        })"""
        result = self.call(
            "Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
        return result["result"]["value"]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--modules", type=int, default=2_000)
    parser.add_argument("--findings", type=int, default=100_000)
    parser.add_argument("--archcheck", default=".build/release/archcheck")
    options = parser.parse_args()
    program = str(pathlib.Path(options.archcheck).resolve())
    with tempfile.TemporaryDirectory() as folder:
        root, site = pathlib.Path(folder) / "Large", pathlib.Path(folder) / "site"
        write_project(root, options.modules, options.findings)
        check, output = seconds([program, "check", str(root), "--format", "json"])
        report, _ = seconds([program, "report", str(root), "--output", str(site)])
        print(f"findings        {len(json.loads(output)['findings']):10,}")
        print(f"check           {check:10.1f} s")
        print(f"report          {report:10.1f} s, the site {report - check:.1f} s of it")
        pages = sorted(site.rglob("*"), key=lambda path: -path.stat().st_size)
        pages = [page for page in pages if page.is_file()]
        print(f"files           {len(pages):10,}, "
              f"{sum(page.stat().st_size for page in pages) / 1e6:.0f} MB")
        heaviest = next(page for page in pages if page.suffix == ".html")
        print(f"heaviest page   {heaviest.stat().st_size / 1e6:10.2f} MB, {heaviest.name}")
        heaviest = pages[0]
        print(f"heaviest file   {heaviest.stat().st_size / 1e6:10.2f} MB, {heaviest.name}")
        chromium = shutil.which("chromium") or shutil.which("google-chrome")
        if chromium:
            browser = Browser(chromium, pathlib.Path(folder) / "profile")
            for page in ["index", "findings", "types", "modules", "matrix"]:
                took = browser.interactive((site / f"{page}.html").as_uri())
                print(f"{page:15} {took:10.0f} ms until it can be used")
            browser.process.stdin.close()
            browser.process.wait()


if __name__ == "__main__":
    main()
