import ChartModel
import SwiftUICore

/// What stands along an axis: one or more `AxisMarks`.
public protocol AxisContent {
  /// The type of the body, found by the compiler.
  associatedtype Body: AxisContent

  /// What the content is made of.
  @AxisContentBuilder var body: Body { get }

  /// Adds the axis marks to an axis; content with a body has it done for it.
  static func _lower(_ content: Self, into axis: inout _AxisLowering)
}

extension AxisContent {
  /// Lowers the body.
  public static func _lower(_ content: Self, into axis: inout _AxisLowering) {
    Body._lower(content.body, into: &axis)
  }
}

extension Never: AxisContent {}

/// Axis content that is lowered by itself instead of by a body.
package protocol PrimitiveAxisContent: AxisContent where Body == Never {}

extension PrimitiveAxisContent {
  /// Primitive content has no body.
  public var body: Never { return neverBody(Self.self) }
}

/// Collects the axis marks of one axis.
public struct _AxisLowering {
  private(set) var declarations: [AxisMarksDeclaration] = []

  mutating func add(_ declaration: AxisMarksDeclaration) {
    declarations.append(declaration)
  }

  /// Puts what some content adds on a layer.
  mutating func add(_ layer: AxisLayer, lower: (inout _AxisLowering) -> Void) {
    let first = declarations.count
    lower(&self)
    for index in declarations.indices.dropFirst(first) { declarations[index].layers.append(layer) }
  }
}
