import ChartModel
import Foundation
import SwiftUICore

/// What becomes of labels that have no room.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  let spec: LabelCollision

  /// Labels at even distances stay.
  public static let automatic = AxisValueLabelCollisionResolution(spec: .automatic)
  /// All labels stay, one over the other.
  public static let disabled = AxisValueLabelCollisionResolution(spec: .disabled)
  /// Each label stays that has room beside those before it.
  public static let greedy = AxisValueLabelCollisionResolution.greedy()
  /// As automatic: a long label's end is replaced by an ellipsis in any case.
  public static let truncate = AxisValueLabelCollisionResolution(spec: .automatic)

  /// Each label stays that has room beside those before it, those of high priority first.
  ///
  /// - Parameter minimumSpacing: points; nil for the usual spacing.
  public static func greedy(
    priority: Double = 0,
    minimumSpacing: CGFloat? = nil
  ) -> AxisValueLabelCollisionResolution {
    AxisValueLabelCollisionResolution(
      spec: .greedy(priority: priority, minimumSpacing: minimumSpacing.map { Double($0) })
    )
  }
}

/// In which direction a label is read.
public struct AxisValueLabelOrientation: Hashable, Sendable {
  let name: String

  /// As the chart sees fit.
  public static let automatic = AxisValueLabelOrientation(name: "automatic")
  /// From left to right.
  public static let horizontal = AxisValueLabelOrientation(name: "horizontal")
  /// From top to bottom.
  public static let vertical = AxisValueLabelOrientation(name: "vertical")
  /// From bottom to top.
  public static let verticalReversed = AxisValueLabelOrientation(name: "verticalReversed")
}

/// The options that all labels take.
struct AxisValueLabelOptions {
  private let isCentered: Bool
  private let anchor: UnitPoint?
  private let collision: LabelCollision
  private let orientation: AxisValueLabelOrientation
  private let spacing: SIMD2<Double>

  init(
    _ centered: Bool?,
    _ anchor: UnitPoint?,
    _ collision: AxisValueLabelCollisionResolution,
    _ orientation: AxisValueLabelOrientation,
    _ horizontalSpacing: CGFloat?,
    _ verticalSpacing: CGFloat?
  ) {
    isCentered = centered ?? false
    self.anchor = anchor
    self.collision = collision.spec
    self.orientation = orientation
    spacing = [Double(horizontalSpacing ?? 0), Double(verticalSpacing ?? 0)]
  }

  /// Sets all that is not the label's text.
  func apply(to label: inout AxisLabelSpec) {
    label.isCentered = isCentered
    label.collision = collision
    if let anchor { label.anchor = [Double(anchor.x), Double(anchor.y)] }
    if spacing.x.isFinite, spacing.y.isFinite { label.spacing = spacing }
    switch orientation {
    case .vertical: label.angle = -90
    case .verticalReversed: label.angle = 90
    case .horizontal: label.angle = 0
    default: label.angle = nil
    }
  }
}
