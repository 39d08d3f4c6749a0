/// What a value of a chart file may be: for messages, and for the schema that editors read.
indirect enum ValueForm: Sendable {
  case text
  /// - Parameter words: what the text spells, such as "a color".
  case spelled(String)
  case number(ClosedRange<Double>?)
  case integer(ClosedRange<Int>)
  case boolean
  case null
  case choice([String])
  /// - Parameter counts: how many elements there may be; nil for any number.
  case list(ValueForm, counts: ClosedRange<Int>?)
  case object(SchemaObject)
  /// An object whose names the author chooses.
  case map(ValueForm)
  case either([ValueForm])
  /// Rows of data.
  case records
  case anything

  /// As a message says what is expected.
  var words: String {
    switch self {
    case .text: "a text"
    case .spelled(let words): words
    case .number(nil): "a number"
    case .number(let range?):
      "a number from \(short(range.lowerBound)) to \(short(range.upperBound))"
    case .integer(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .boolean: "true or false"
    case .null: "null"
    case .choice(let names):
      names.count == 1
        ? "'\(names[0])'" : "one of " + names.map { "'\($0)'" }.joined(separator: ", ")
    case .list(let element, let counts?) where counts.lowerBound == counts.upperBound:
      "an array of \(counts.lowerBound), each \(element.words)"
    case .list(let element, _): "an array, each \(element.words)"
    case .object(let object): "an object (\(object.summary))"
    case .map(let value): "an object of names, each \(value.words)"
    case .either(let forms): forms.map(\.words).joined(separator: ", or ")
    case .records: "an array of rows"
    case .anything: "any value"
    }
  }

  /// All texts that may stand here where only some may.
  var choices: [String] {
    switch self {
    case .choice(let names): names
    case .either(let forms): forms.flatMap(\.choices)
    default: []
    }
  }

  private func short(_ value: Double) -> String {
    Int(exactly: value).map { "\($0)" } ?? "\(value)"
  }
}

/// An object of the format as the schema shows it.
struct SchemaObject: Sendable {
  /// Of its definition in the schema.
  let name: String
  let summary: String
  /// What no such object lacks.
  var required: [String] = []
  /// Asked for late: objects hold each other.
  let properties: @Sendable () -> [SchemaProperty]
}

/// A property of an object as the schema shows it.
struct SchemaProperty: Sendable {
  let name: String
  let form: ValueForm
  let summary: String
  let support: PropertySupport
}
