/// What a mark is recognised by in another state of its chart.
enum MarkKey: Sendable, Hashable, CustomStringConvertible {
  case number(Double)
  case date(Double)
  case name(String)

  var description: String {
    switch self {
    case .number(let value):
      value == value.rounded() && abs(value) < 1e15
        ? TickText.fixed(value, decimals: 0).filter { $0 != "," } : "\(value)"
    case .date(let value): TickText.dates([value]).first ?? ""
    case .name(let name): name
    }
  }
}

extension Column {
  /// The values as keys; nil for a missing one.
  var keys: [MarkKey?] {
    switch self {
    case .numbers(let values): values.map { $0.isFinite ? .number($0) : nil }
    case .dates(let values): values.map { $0.isFinite ? .date($0) : nil }
    case .categories(let column):
      column.codes.map { code in column.names.element(Int(code)).map { .name($0) } }
    }
  }
}
