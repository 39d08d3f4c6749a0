/// Makes one content of the marks and surfaces listed in a closure.
@resultBuilder
public struct Chart3DContentBuilder {
  /// One content of the list.
  @inlinable public static func buildExpression<Content: Chart3DContent>(
    _ content: Content
  ) -> Content {
    content
  }

  /// An empty list.
  @inlinable public static func buildBlock() -> some Chart3DContent {
    TupleContent3D()
  }

  /// A list of one.
  @inlinable public static func buildBlock<Content: Chart3DContent>(_ content: Content) -> Content {
    content
  }

  /// A list of several.
  @inlinable public static func buildBlock<each Content: Chart3DContent>(
    _ content: repeat each Content
  ) -> some Chart3DContent {
    TupleContent3D(repeat each content)
  }

  /// An `if` without an `else`.
  @inlinable public static func buildOptional<Content: Chart3DContent>(
    _ content: Content?
  ) -> Content? {
    content
  }

  /// The first branch of an `if` or `switch`.
  @inlinable public static func buildEither<First: Chart3DContent, Second: Chart3DContent>(
    first: First
  ) -> BuilderConditional<First, Second> {
    BuilderConditional(storage: .first(first))
  }

  /// The second branch of an `if` or `switch`.
  @inlinable public static func buildEither<First: Chart3DContent, Second: Chart3DContent>(
    second: Second
  ) -> BuilderConditional<First, Second> {
    BuilderConditional(storage: .second(second))
  }

  /// The body of an `if #available`.
  @inlinable public static func buildLimitedAvailability<Content: Chart3DContent>(
    _ content: Content
  ) -> some Chart3DContent {
    content
  }
}

/// Several contents, one after the other.
@usableFromInline
nonisolated struct TupleContent3D<each Content: Chart3DContent>: Primitive3DContent {
  @usableFromInline let content: (repeat each Content)

  @inlinable init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }

  @inlinable @MainActor static func _lower3D(_ tuple: Self, into chart: inout _ChartLowering) {
    repeat (each Content)._lower3D(each tuple.content, into: &chart)
  }
}
