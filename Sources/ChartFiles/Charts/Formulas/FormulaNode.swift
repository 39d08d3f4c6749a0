/// A formula of rows as a tree.
indirect enum FormulaNode: Sendable {
  case constant(FormulaColumn)
  /// What is missing.
  case null
  case field(String, column: Int)
  case unary(String, FormulaNode, column: Int)
  case binary(String, FormulaNode, FormulaNode, column: Int)
  case choice(FormulaNode, FormulaNode, FormulaNode)
  case call(FormulaFunction, [FormulaNode], column: Int)
  case list([FormulaNode])

  /// The fields that it names.
  var fields: [String] {
    switch self {
    case .constant, .null: []
    case .field(let name, _): [name]
    case .unary(_, let node, _): node.fields
    case .binary(_, let left, let right, _): left.fields + right.fields
    case .choice(let test, let yes, let no): test.fields + yes.fields + no.fields
    case .call(_, let nodes, _), .list(let nodes): nodes.flatMap(\.fields)
    }
  }
}

/// Finds the fields that a formula names.
enum FormulaFields {
  /// None where it cannot be read, which is said elsewhere.
  static func names(in text: String) -> [String] {
    (try? RowFormulaParser.parse(text))?.fields ?? []
  }
}
