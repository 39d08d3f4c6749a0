import SwiftUICore

/// Marks of a 2D chart, declared by a body.
///
/// Conform by writing `body`, to give a name to marks that belong together.
@MainActor @preconcurrency
public protocol ChartContent {
  /// The type of the body, found by the compiler.
  associatedtype Body: ChartContent

  /// What the content is made of.
  @ChartContentBuilder @MainActor @preconcurrency var body: Body { get }

  /// Adds the marks to a chart; content with a body has it done for it.
  static func _lower(_ content: Self, into chart: inout _ChartLowering)
}

extension ChartContent {
  /// Lowers the body.
  @inlinable public static func _lower(_ content: Self, into chart: inout _ChartLowering) {
    EnvironmentValues.whileCurrent(chart.environment) {
      Body._lower(content.body, into: &chart)
    }
  }
}

extension Never: ChartContent {}

/// Content that is lowered by itself instead of by a body.
@usableFromInline
package protocol PrimitiveContent: ChartContent where Body == Never {}

extension PrimitiveContent {
  /// Primitive content has no body.
  public var body: Never { return neverBody(Self.self) }
}
