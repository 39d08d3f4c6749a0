import ChartModel

extension Color {
  /// The theme's red.
  public static let red = Color(.system(.red, opacity: 1))
  /// The theme's orange.
  public static let orange = Color(.system(.orange, opacity: 1))
  /// The theme's yellow.
  public static let yellow = Color(.system(.yellow, opacity: 1))
  /// The theme's green.
  public static let green = Color(.system(.green, opacity: 1))
  /// The theme's mint.
  public static let mint = Color(.system(.mint, opacity: 1))
  /// The theme's teal.
  public static let teal = Color(.system(.teal, opacity: 1))
  /// The theme's cyan.
  public static let cyan = Color(.system(.cyan, opacity: 1))
  /// The theme's blue.
  public static let blue = Color(.system(.blue, opacity: 1))
  /// The theme's indigo.
  public static let indigo = Color(.system(.indigo, opacity: 1))
  /// The theme's purple.
  public static let purple = Color(.system(.purple, opacity: 1))
  /// The theme's pink.
  public static let pink = Color(.system(.pink, opacity: 1))
  /// The theme's brown.
  public static let brown = Color(.system(.brown, opacity: 1))
  /// White.
  public static let white = Color(.system(.white, opacity: 1))
  /// The theme's gray.
  public static let gray = Color(.system(.gray, opacity: 1))
  /// Black.
  public static let black = Color(.system(.black, opacity: 1))
  /// No colour at all.
  public static let clear = Color(.system(.clear, opacity: 1))
  /// The theme's colour of text.
  public static let primary = Color(.system(.primary, opacity: 1))
  /// The theme's colour of text that matters less.
  public static let secondary = Color(.system(.secondary, opacity: 1))
  /// The colour of what can be acted on: the theme's blue.
  public static let accentColor = blue
}

extension ShapeStyle where Self == Color {
  /// The theme's red.
  public static var red: Color { .red }
  /// The theme's orange.
  public static var orange: Color { .orange }
  /// The theme's yellow.
  public static var yellow: Color { .yellow }
  /// The theme's green.
  public static var green: Color { .green }
  /// The theme's mint.
  public static var mint: Color { .mint }
  /// The theme's teal.
  public static var teal: Color { .teal }
  /// The theme's cyan.
  public static var cyan: Color { .cyan }
  /// The theme's blue.
  public static var blue: Color { .blue }
  /// The theme's indigo.
  public static var indigo: Color { .indigo }
  /// The theme's purple.
  public static var purple: Color { .purple }
  /// The theme's pink.
  public static var pink: Color { .pink }
  /// The theme's brown.
  public static var brown: Color { .brown }
  /// White.
  public static var white: Color { .white }
  /// The theme's gray.
  public static var gray: Color { .gray }
  /// Black.
  public static var black: Color { .black }
  /// No colour at all.
  public static var clear: Color { .clear }
}
