import Synchronization

/// A question that rules ask of the graph again and again, about few of its parts.
protocol Question {
  associatedtype Subject: Hashable & Sendable
  associatedtype Answer: Sendable
}

/// What was found out about one graph, by question and subject.
final class Answers: Sendable {
  private let known = Mutex<[ObjectIdentifier: any Sendable]>([:])

  fileprivate func answers<Asked: Question>(
    to question: Asked.Type
  ) -> Memo<Asked.Subject, Asked.Answer> {
    known.withLock { known in
      if let found = known[ObjectIdentifier(question)] as? Memo<Asked.Subject, Asked.Answer> {
        return found
      }
      let new = Memo<Asked.Subject, Asked.Answer>()
      known[ObjectIdentifier(question)] = new
      return new
    }
  }
}

extension DependencyGraph {
  /// The answer to a question about a part of the graph, which is found out where it is not known.
  ///
  /// - Parameter find: what it finds must depend on the graph and the subject alone.
  func answer<Asked: Question>(
    to question: Asked.Type, about subject: Asked.Subject, _ find: () -> Asked.Answer
  ) -> Asked.Answer {
    answers.answers(to: question).value(of: subject, find)
  }
}
