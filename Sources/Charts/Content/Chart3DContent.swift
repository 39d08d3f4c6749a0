import SwiftUICore

/// Marks and surfaces of a 3D chart, declared by a body.
///
/// Conform by writing `body`, to give a name to marks that belong together.
@MainActor @preconcurrency
public protocol Chart3DContent {
  /// The type of the body, found by the compiler.
  associatedtype Body: Chart3DContent

  /// What the content is made of.
  @Chart3DContentBuilder @MainActor @preconcurrency var body: Body { get }

  /// Adds the marks to a chart; content with a body has it done for it.
  static func _lower3D(_ content: Self, into chart: inout _ChartLowering)
}

extension Chart3DContent {
  /// Lowers the body.
  @inlinable public static func _lower3D(_ content: Self, into chart: inout _ChartLowering) {
    EnvironmentValues.whileCurrent(chart.environment) {
      Body._lower3D(content.body, into: &chart)
    }
  }
}

extension Never: Chart3DContent {}

/// Content that is lowered by itself instead of by a body.
@usableFromInline
package protocol Primitive3DContent: Chart3DContent where Body == Never {}

extension Primitive3DContent {
  /// Primitive content has no body.
  public var body: Never { return neverBody(Self.self) }
}
