import ChartModel

/// How content lies in a frame, along both axes.
public struct Alignment: Hashable, Sendable {
  /// Along the width.
  public var horizontal: HorizontalAlignment
  /// Along the height.
  public var vertical: VerticalAlignment

  /// An alignment by its parts.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// In the middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// At the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// At the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// In the middle, on the baseline of the first line of text.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  /// In the middle, on the baseline of the last line of text.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  /// At the leading edge, on the baseline of the first line of text.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  /// At the leading edge, on the baseline of the last line of text.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  /// At the trailing edge, on the baseline of the first line of text.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  /// At the trailing edge, on the baseline of the last line of text.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)
  /// At the top.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// At the bottom.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// In the top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// In the top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// In the bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// In the bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}

/// How content lies along a width.
public struct HorizontalAlignment: Hashable, Sendable {
  /// The place as a fraction of the width.
  package let fraction: Double

  /// At the leading edge.
  public static let leading = HorizontalAlignment(fraction: 0)
  /// In the middle.
  public static let center = HorizontalAlignment(fraction: 0.5)
  /// At the trailing edge.
  public static let trailing = HorizontalAlignment(fraction: 1)
}

/// How content lies along a height.
public struct VerticalAlignment: Hashable, Sendable {
  package let guide: VerticalGuide

  /// At the top.
  public static let top = VerticalAlignment(guide: .top)
  /// In the middle.
  public static let center = VerticalAlignment(guide: .center)
  /// At the bottom.
  public static let bottom = VerticalAlignment(guide: .bottom)
  /// On the baseline of the first line of text.
  public static let firstTextBaseline = VerticalAlignment(guide: .firstTextBaseline)
  /// On the baseline of the last line of text.
  public static let lastTextBaseline = VerticalAlignment(guide: .lastTextBaseline)
}
