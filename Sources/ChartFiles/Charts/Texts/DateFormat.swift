import ChartModel

/// How dates are written, in UTC, in the words of d3-time-format: `%Y-%m-%d`.
///
/// Of the directives: `a A b B d e H I j L m M p q Q s S u U w y Y Z %`; `-` after the percent sign
/// leaves out zeros in front.
struct DateFormat: Sendable, Hashable {
  private let text: [Character]

  private static let directives = "aAbBdeHIjLmMpqQsSuUwyYZ%"

  /// nil where the text has no directive, or one that is not known.
  init?(_ text: String) {
    self.text = Array(text)
    guard text.contains("%") else { return nil }
    var rest = self.text[...]
    while let letter = rest.popFirst() {
      guard letter == "%" else { continue }
      if let first = rest.first, "-_0".contains(first) { rest.removeFirst() }
      guard let directive = rest.popFirst(), DateFormat.directives.contains(directive) else {
        return nil
      }
    }
  }

  /// - Parameter seconds: since the reference date.
  func callAsFunction(_ seconds: Double) -> String {
    guard let date = CivilDate(secondsSinceReference: seconds) else { return "" }
    var result = ""
    var rest = text[...]
    while let letter = rest.popFirst() {
      guard letter == "%" else {
        result.append(letter)
        continue
      }
      var pad: Character? = "0"
      if let first = rest.first, "-_0".contains(first) {
        pad = first == "-" ? nil : first == "_" ? " " : "0"
        rest.removeFirst()
      }
      if let directive = rest.popFirst() { result += part(directive, date, seconds, pad) }
    }
    return result
  }

  private func part(
    _ directive: Character, _ date: CivilDate, _ seconds: Double, _ pad: Character?
  ) -> String {
    func digits(_ value: Int, _ count: Int, _ pad: Character?) -> String {
      let text = "\(value)"
      return pad.map { String(repeating: $0, count: max(0, count - text.count)) + text } ?? text
    }
    let days = date.dayOfYear
    switch directive {
    case "a": return String(DateFormat.days[date.weekday].prefix(3))
    case "A": return DateFormat.days[date.weekday]
    case "b": return String(DateFormat.months[date.month - 1].prefix(3))
    case "B": return DateFormat.months[date.month - 1]
    case "d": return digits(date.day, 2, pad)
    case "e": return digits(date.day, 2, pad == "0" ? " " : pad)
    case "H": return digits(date.hour, 2, pad)
    case "I": return digits((date.hour + 11) % 12 + 1, 2, pad)
    case "j": return digits(days + 1, 3, pad)
    case "L":
      let milliseconds = (seconds - seconds.rounded(.down)) * 1000
      return digits(min(999, Int(milliseconds.rounded())), 3, pad)
    case "m": return digits(date.month, 2, pad)
    case "M": return digits(date.minute, 2, pad)
    case "p": return date.hour < 12 ? "AM" : "PM"
    case "q": return "\((date.month - 1) / 3 + 1)"
    case "Q": return PlainText.number(((seconds + CivilDate.referenceOffset) * 1000).rounded())
    case "s": return PlainText.number((seconds + CivilDate.referenceOffset).rounded(.down))
    case "S": return digits(date.second, 2, pad)
    case "u": return "\((date.weekday + 6) % 7 + 1)"
    case "U": return digits((days + 7 - date.weekday) / 7, 2, pad)
    case "w": return "\(date.weekday)"
    case "y": return digits(((date.year % 100) + 100) % 100, 2, pad)
    case "Y": return digits(date.year, 4, pad)
    case "Z": return "+0000"
    default: return "%"
    }
  }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  private static let days = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]
}

extension CivilDate {
  private static let secondsPerDay = 86_400.0

  /// 0 is Sunday; 2001-01-01 was a Monday.
  var weekday: Int {
    let day = Int((secondsSinceReference / CivilDate.secondsPerDay).rounded(.down))
    return ((day + 1) % 7 + 7) % 7
  }

  /// From 0.
  var dayOfYear: Int {
    let start = CivilDate(year: year).secondsSinceReference
    return Int(((secondsSinceReference - start) / CivilDate.secondsPerDay).rounded(.down))
  }
}
