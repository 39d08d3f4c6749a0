/// How numbers, or dates, are written.
enum ValueFormat: Sendable, Hashable {
  case number(NumberFormat)
  case date(DateFormat)

  /// nil where the text is no format.
  init?(_ text: String) {
    if let format = NumberFormat(text) {
      self = .number(format)
    } else if let format = DateFormat(text) {
      self = .date(format)
    } else {
      return nil
    }
  }
}

extension ValueKind where Value == String {
  /// A format of numbers or dates.
  static var format: ValueKind {
    .spelled("a format such as ',.2f', '.0%' or '%Y-%m-%d'") {
      ValueFormat($0) == nil ? nil : $0
    }
  }
}
