import ArchCheck
import ArgumentParser
import Report

@main
struct ArchCheckCommand: ParsableCommand {
  func run() {}
}
