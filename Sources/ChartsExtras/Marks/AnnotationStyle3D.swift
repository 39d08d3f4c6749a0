import Charts
import ChartModel
import Foundation
import SwiftUICore

/// How a text stands beside its place.
public struct AnnotationStyle3D: Sendable {
  /// What becomes of a text that would cover another, or a label of an axis.
  public enum Overlap: Sendable {
    /// It stands on the next free side, or is left out where there is none.
    case move
    /// It is left out.
    case hide
    /// It covers the other.
    case keep
  }

  /// nil for that of labels.
  public var font: Font?
  /// nil for that of labels, or that of `foregroundStyle`.
  public var color: Color?
  /// Moves the text on the page: points to the right and downward.
  public var offset = CGSize.zero
  /// Between the place and the text, in points.
  public var spacing: CGFloat = 4
  /// What becomes of a text that would cover another.
  public var overlap = Overlap.move
  /// Whether a line leads from the place to a text that stands away from it.
  public var hasLeaderLine = false
  /// Whether a veil in the colour of the background parts the text from what is behind it.
  public var hasPlate = true
  /// Whether opaque marks before the place hide the text.
  public var isHiddenBehindContent = false

  /// The default look, to be changed.
  public init() {}

  /// A look by its parts.
  public init(
    font: Font? = nil,
    color: Color? = nil,
    offset: CGSize = .zero,
    spacing: CGFloat = 4,
    overlap: Overlap = .move,
    hasLeaderLine: Bool = false,
    hasPlate: Bool = true,
    isHiddenBehindContent: Bool = false
  ) {
    self.font = font
    self.color = color
    self.offset = offset
    self.spacing = spacing
    self.overlap = overlap
    self.hasLeaderLine = hasLeaderLine
    self.hasPlate = hasPlate
    self.isHiddenBehindContent = isHiddenBehindContent
  }

  func spec(at position: AnnotationPosition) -> TextMarkStyle {
    func length(_ length: CGFloat) -> Double {
      length.isFinite ? min(max(Double(length), -10_000), 10_000) : 0
    }
    return TextMarkStyle(
      side: position.side,
      offset: [length(offset.width), length(offset.height)],
      gap: length(spacing),
      font: font?.spec(in: EnvironmentValues()),
      color: color.map {
        Color._paint($0, in: EnvironmentValues()).color ?? .system(.primary, opacity: 1)
      },
      overlap: overlap.spec,
      hasLeader: hasLeaderLine,
      hasPlate: hasPlate,
      isHiddenBehind: isHiddenBehindContent
    )
  }
}

extension AnnotationStyle3D.Overlap {
  fileprivate var spec: TextMarkStyle.Overlap {
    switch self {
    case .move: .move
    case .hide: .hide
    case .keep: .keep
    }
  }
}

extension AnnotationPosition {
  /// Rightward and downward; nil for automatic.
  fileprivate var side: SIMD2<Int>? {
    switch self {
    case .overlay: [0, 0]
    case .top: [0, -1]
    case .bottom: [0, 1]
    case .leading: [-1, 0]
    case .trailing: [1, 0]
    case .topLeading: [-1, -1]
    case .topTrailing: [1, -1]
    case .bottomLeading: [-1, 1]
    case .bottomTrailing: [1, 1]
    default: nil
    }
  }
}
