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

    /// Points, at the default setting of Apple's Human Interface Guidelines (Typography).
    var size: Double {
      switch self {
      case .largeTitle: 34
      case .title: 28
      case .title2: 22
      case .title3: 20
      case .headline: 17
      case .subheadline: 15
      case .body: 17
      case .callout: 16
      case .footnote: 13
      case .caption: 12
      case .caption2: 11
      }
    }

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
