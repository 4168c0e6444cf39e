class Person {
  let name = ""
}

class Employee: Person {}

class Clinician: Employee {}

class Physician: Clinician {}

final class Surgeon: Physician {}
