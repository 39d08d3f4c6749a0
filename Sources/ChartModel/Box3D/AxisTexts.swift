import Diagnostics

/// Which texts an axis has, or shows.
struct AxisTexts: Sendable, Hashable {
  var hasLabels = false
  var hasTitle = false
}

extension AxisTexts {
  init(of axis: AxisLayout) {
    self.init(hasLabels: axis.labels.contains { $0 != nil }, hasTitle: axis.title != nil)
  }

  /// What is to be said of texts that an axis has but does not show, where the page shows only a part
  /// of it; nil where none is missing.
  ///
  /// - Parameter inAnyFrame: whether it is said of a whole sequence.
  func missing(
    _ shown: AxisTexts, of axis: PositionAxis, inAnyFrame: Bool = false
  ) -> Warning? {
    let names =
      (hasLabels && !shown.hasLabels ? ["labels"] : [])
      + (hasTitle && !shown.hasTitle ? ["title"] : [])
    guard !names.isEmpty else { return nil }
    let lacks = "the \(axis) axis has no \(names.joined(separator: " and no "))"
    return .other(
      inAnyFrame
        ? "\(lacks) in any frame, for the page shows only a part of it; a smaller zoom or other "
          + "poses show more"
        : "\(lacks) on the page, which shows only a part of it; a smaller zoom or another pose "
          + "shows more")
  }
}
