import ArchCheck
import Report
import ArgumentParser
@main struct ArchCheckCommand: ParsableCommand { func run() { print(reportX()) } }
