/// A JSON text in the making; members keep their order.
package enum JSONValue: Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  /// Null where it is not finite, which JSON cannot say.
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([(name: String, value: JSONValue)])

  /// The text in one line.
  package var line: String {
    switch self {
    case .array(let values): "[\(values.map(\.line).joined(separator: ","))]"
    case .object(let members):
      "{\(members.map { "\(JSONValue.quoted($0.name)):\($0.value.line)" }.joined(separator: ","))}"
    default: text
    }
  }

  /// The text, indented by two spaces a level.
  package var text: String { text(indent: "") }

  private func text(indent: String) -> String {
    switch self {
    case .null: return "null"
    case .bool(let value): return value ? "true" : "false"
    case .integer(let value): return String(value)
    case .number(let value): return value.isFinite ? "\(value)" : "null"
    case .string(let value): return JSONValue.quoted(value)
    case .array(let values):
      return JSONValue.block(
        "[",
        "]",
        indent: indent,
        values.map { $0.text(indent: indent + "  ") }
      )
    case .object(let members):
      return JSONValue.block(
        "{",
        "}",
        indent: indent,
        members.map { "\(JSONValue.quoted($0.name)): \($0.value.text(indent: indent + "  "))" }
      )
    }
  }

  private static func block(
    _ open: String,
    _ close: String,
    indent: String,
    _ items: [String]
  ) -> String {
    if items.isEmpty { return open + close }
    let body = items.map { "\(indent)  \($0)" }.joined(separator: ",\n")
    return "\(open)\n\(body)\n\(indent)\(close)"
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{0}"..<" ":
        let hex = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
