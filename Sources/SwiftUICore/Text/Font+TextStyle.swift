extension Font {
  /// The role of a text, which gives its size.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// The largest titles.
    case largeTitle
    /// Titles.
    case title
    /// Titles of the second level.
    case title2
    /// Titles of the third level.
    case title3
    /// Headings.
    case headline
    /// Subheadings.
    case subheadline
    /// Running text.
    case body
    /// Callouts.
    case callout
    /// Footnotes.
    case footnote
    /// Captions.
    case caption
    /// Smaller captions.
    case caption2

    /// Points, from the smallest setting to the largest; source: Apple's Human Interface Guidelines,
    /// Typography, dynamic type sizes of iOS.
    private var sizes: [Double] {
      switch self {
      case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
      case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
      case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
      case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
      case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
      case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
      case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
      case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
      case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
      case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
      }
    }

    /// Points.
    func size(_ setting: DynamicTypeSize) -> Double { sizes[setting.rawValue] }

    var weight: Int {
      self == .headline ? 600 : 400
    }
  }

  /// The largest titles.
  public static let largeTitle = Font.system(.largeTitle)
  /// Titles.
  public static let title = Font.system(.title)
  /// Titles of the second level.
  public static let title2 = Font.system(.title2)
  /// Titles of the third level.
  public static let title3 = Font.system(.title3)
  /// Headings.
  public static let headline = Font.system(.headline)
  /// Subheadings.
  public static let subheadline = Font.system(.subheadline)
  /// Running text.
  public static let body = Font.system(.body)
  /// Callouts.
  public static let callout = Font.system(.callout)
  /// Footnotes.
  public static let footnote = Font.system(.footnote)
  /// Captions.
  public static let caption = Font.system(.caption)
  /// Smaller captions.
  public static let caption2 = Font.system(.caption2)
}
