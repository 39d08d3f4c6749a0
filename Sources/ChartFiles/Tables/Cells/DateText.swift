import ChartModel

/// Reads dates and times from bytes.
package enum DateText {
  /// Seconds since 2001-01-01 00:00 UTC, or nil where the bytes spell no date.
  ///
  /// ISO 8601 calendar dates, `2012-01-31`, with `/` too, alone or with a time: after `T` or a
  /// space `hh:mm`, `hh:mm:ss` or `hh:mm:ss.fraction`, then `Z`, `+hh:mm`, `+hhmm`, `+hh` or
  /// nothing. With no zone the time is UTC. Proleptic Gregorian calendar, years 0000 to 9999.
  package static func parse(_ text: String) -> Double? {
    var text = text
    return text.withUTF8 { parse($0) }
  }

  static func parse(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
    var cursor = Cursor(bytes: NumberText.trimmed(bytes))
    guard let day = cursor.readDay() else { return nil }
    if cursor.isAtEnd { return day }
    guard cursor.skip("T") || cursor.skip(" "), let time = cursor.readTime(),
      let offset = cursor.readZone(), cursor.isAtEnd
    else { return nil }
    return day + time - offset
  }

  /// A place in the text that steps over what it recognises.
  private struct Cursor {
    let bytes: UnsafeBufferPointer<UInt8>
    var position = 0

    var isAtEnd: Bool { position == bytes.count }

    mutating func skip(_ character: Unicode.Scalar) -> Bool {
      guard position < bytes.count, bytes[position] == UInt8(ascii: character) else {
        return false
      }
      position += 1
      return true
    }

    /// Exactly `count` digits that lie in `range`.
    mutating func readNumber(digits count: Int, in range: ClosedRange<Int>) -> Int? {
      guard position + count <= bytes.count else { return nil }
      var value = 0
      for i in position..<position + count {
        let digit = bytes[i] &- UInt8(ascii: "0")
        guard digit < 10 else { return nil }
        value = value * 10 + Int(digit)
      }
      guard range.contains(value) else { return nil }
      position += count
      return value
    }

    /// The start of a day, in seconds since 2001-01-01 00:00 UTC.
    mutating func readDay() -> Double? {
      guard let year = readNumber(digits: 4, in: 0...9999) else { return nil }
      let separator: Unicode.Scalar = skip("/") ? "/" : "-"
      guard separator == "/" || skip("-"), let month = readNumber(digits: 2, in: 1...12),
        skip(separator),
        let day = readNumber(digits: 2, in: 1...DateText.dayCount(month: month, year: year))
      else { return nil }
      return CivilDate(year: year, month: month, day: day).secondsSinceReference
    }

    /// Seconds since midnight; second 60 is a leap second.
    mutating func readTime() -> Double? {
      guard let hour = readNumber(digits: 2, in: 0...24), skip(":"),
        let minute = readNumber(digits: 2, in: 0...59)
      else { return nil }
      var seconds = 0.0
      if skip(":") {
        guard let second = readNumber(digits: 2, in: 0...60) else { return nil }
        seconds = Double(second)
        if skip(".") || skip(",") {
          guard let fraction = readFraction() else { return nil }
          seconds += fraction
        }
      }
      let time = Double(hour * 3600 + minute * 60) + seconds
      return hour < 24 || time == 86_400 ? time : nil
    }

    private mutating func readFraction() -> Double? {
      var value = 0.0
      var unit = 1.0
      let start = position
      while position < bytes.count, case let digit = bytes[position] &- UInt8(ascii: "0"),
        digit < 10
      {
        // Beyond 15 digits nothing is left of a second that a double could hold.
        if position - start < 15 {
          value = value * 10 + Double(digit)
          unit *= 10
        }
        position += 1
      }
      return position > start ? value / unit : nil
    }

    /// Seconds east of UTC.
    mutating func readZone() -> Double? {
      if isAtEnd || skip("Z") || skip("z") { return 0 }
      let isEast = skip("+")
      guard isEast || skip("-"), let hours = readNumber(digits: 2, in: 0...23) else { return nil }
      var minutes = 0
      if skip(":") || !isAtEnd {
        guard let read = readNumber(digits: 2, in: 0...59) else { return nil }
        minutes = read
      }
      let offset = Double(hours * 3600 + minutes * 60)
      return isEast ? offset : -offset
    }
  }

  private static func dayCount(month: Int, year: Int) -> Int {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    switch month {
    case 2: return isLeap ? 29 : 28
    case 4, 6, 9, 11: return 30
    default: return 31
    }
  }
}

extension DateText {
  /// A date as `parse` reads it, to the microsecond.
  package static func text(_ seconds: Double) -> String {
    let day = PlainText.date(seconds.rounded(.down))
    let fraction = seconds - seconds.rounded(.down)
    guard fraction > 0, let moment = DateFormat("%Y-%m-%dT%H:%M:%S") else { return day }
    let digits = String(Int((fraction * 1e6).rounded()))
    return moment(seconds.rounded(.down)) + "."
      + String(repeating: "0", count: max(0, 6 - digits.count)) + digits + "Z"
  }
}
