import SwiftUICore

/// What a scale maps its domain to.
public protocol ScaleRange {
  /// The type of what is seen: a place, a size, a colour.
  associatedtype VisualValue

  /// What is seen, one after the other; nil for a range without steps.
  var _visualValues: [VisualValue]? { get }
}

extension ScaleRange {
  /// There are no steps.
  public var _visualValues: [VisualValue]? { nil }
}

extension Array: ScaleRange {
  /// What is seen.
  public typealias VisualValue = Element

  /// The elements.
  public var _visualValues: [Element]? { self }
}

extension Gradient: ScaleRange {
  /// A colour for each place along the gradient.
  public typealias VisualValue = Color
}
