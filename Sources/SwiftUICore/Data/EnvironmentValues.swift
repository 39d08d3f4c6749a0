import Foundation

/// The values that views inherit from those round them.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  /// The defaults.
  public init() {}

  /// The value of a key, or its default.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key of the environment, with the type and the default of its value.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value

  /// The value where none has been set.
  static var defaultValue: Value { get }
}

extension EnvironmentValues {
  /// Light or dark.
  public var colorScheme: ColorScheme {
    get { declaredColorScheme ?? .light }
    set { declaredColorScheme = newValue }
  }

  /// The scheme that the source asks for; nil leaves it to whoever renders.
  package var declaredColorScheme: ColorScheme? {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// How numbers and dates are written in texts.
  ///
  /// American English unless set, so that the same source gives the same picture everywhere.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The calendar of date arithmetic; Gregorian in the environment's time zone unless set.
  public var calendar: Calendar {
    get { self[CalendarKey.self] ?? .gregorian(in: timeZone) }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone of dates; UTC unless set.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// The font of texts that set none.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }
}

private struct ColorSchemeKey: EnvironmentKey {
  static var defaultValue: ColorScheme? { nil }
}

private struct LocaleKey: EnvironmentKey {
  static let defaultValue = Locale(identifier: "en_US")
}

private struct CalendarKey: EnvironmentKey {
  static var defaultValue: Calendar? { nil }
}

private struct TimeZoneKey: EnvironmentKey {
  static let defaultValue = TimeZone.gmt
}

private struct FontKey: EnvironmentKey {
  static var defaultValue: Font? { nil }
}

extension Calendar {
  fileprivate static func gregorian(in timeZone: TimeZone) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    return calendar
  }
}
