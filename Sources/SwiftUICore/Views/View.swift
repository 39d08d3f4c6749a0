/// A part of a picture, declared by its body.
///
/// Conform by writing `body`. What is drawn is found by lowering the tree of views to plain values.
@MainActor @preconcurrency
public protocol View {
  /// The type of the body, found by the compiler.
  associatedtype Body: View

  /// What the view is made of.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Adds what the view draws to a lowering; views with a body have it done for them.
  static func _lower(_ view: Self, into lowering: inout _ViewLowering)
}

extension View {
  /// Lowers the body, evaluated in the environment of this place in the tree.
  public static func _lower(_ view: Self, into lowering: inout _ViewLowering) {
    // Closures in the body, such as those of ForEach, are called while it is lowered.
    EnvironmentValues.whileCurrent(lowering.environment) {
      Body._lower(view.body, into: &lowering)
    }
  }
}

extension Never: View {
  /// There is no value to take a body of.
  nonisolated public var body: Never { return neverBody(Self.self) }
}

/// The body of a view that is drawn as it is; asking for it is a mistake in the program.
package func neverBody(_ type: Any.Type) -> Never {
  fatalError("\(type) has no body: it is drawn as it is")
}

/// A view that is lowered by itself instead of by a body.
package protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  /// Primitive views have no body.
  public var body: Never { return neverBody(Self.self) }
}
