extension ContractCheck {
  func cycleFindings(_ level: Contract.Level) -> [Finding] { [] }
}
