@testable import ArchCheck

extension AbstractMethodTrap: HasNearMisses {
  static let nearMisses = [
    NearMiss(
      AbstractMethodTrap(), "a class that an SDK forces, overrides in tests, and doubles",
      Example(
        """
        //- App/Screens.swift
        import UIKit
        class Screen: UIViewController {
          func makeTitle() -> String { fatalError("abstract") }
        }
        final class Cart: Screen {
          override func makeTitle() -> String { "Cart" }
        }
        class ClockStub {
          func now() -> Int { fatalError("abstract") }
        }
        final class FixedClockStub: ClockStub {
          override func now() -> Int { 1 }
        }
        class Job {
          func run() { fatalError("abstract") }
        }
        //- AppTests/JobTests.swift
        @testable import App
        import XCTest
        final class QuickJob: Job {
          override func run() {}
        }
        """)),
    NearMiss(
      AbstractMethodTrap(), "private bases, erased types, and a method that nobody overrides",
      Example(
        """
        //- App/Shape.swift
        protocol Shape {
          func area() -> Double
        }
        struct Circle: Shape {
          func area() -> Double { 3.14 }
        }
        private class AnyBoxBase {
          func value() -> Any { fatalError("abstract") }
        }
        private final class Box<Value>: AnyBoxBase {
          override func value() -> Any { 3 }
        }
        struct Sink<Input> { let box: AnyBox<Input> }
        protocol Receiver { associatedtype Input }
        class AnyBox<Input> {
          func receive(_ input: Input) { fatalError("abstract") }
        }
        final class Of<Base: Receiver>: AnyBox<Base.Input> {
          override func receive(_ input: Base.Input) { print(input) }
        }
        final class Closure<Input>: AnyBox<Input> {
          override func receive(_ input: Input) { print(input, 2) }
        }
        class Line<Output> {
          func offer(_ output: Output) { fatalError("abstract") }
        }
        final class Merge<Output> {
          final class To<Next: Receiver>: Line<Output> where Next.Input == Output {
            override func offer(_ output: Output) { print(output) }
          }
        }
        final class Concat<Output> {
          final class To<Next: Receiver>: Line<Output> where Next.Input == Output {
            override func offer(_ output: Output) { print(output, 2) }
          }
        }
        class Job {
          func start() { fatalError("nobody overrides it") }
          func stop() { print("stopped") }
        }
        final class Report: Job {
          override func stop() { super.stop() }
        }
        """)),
  ]
}
