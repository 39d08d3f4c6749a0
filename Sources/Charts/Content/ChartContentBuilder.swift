/// Makes one content of the marks listed in a closure.
@resultBuilder
public struct ChartContentBuilder {
  /// One content of the list.
  @inlinable public static func buildExpression<Content: ChartContent>(
    _ content: Content
  ) -> Content {
    content
  }

  /// An empty list.
  @inlinable public static func buildBlock() -> some ChartContent {
    TupleContent()
  }

  /// A list of one.
  @inlinable public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content {
    content
  }

  /// A list of several.
  @inlinable public static func buildBlock<each Content: ChartContent>(
    _ content: repeat each Content
  ) -> some ChartContent {
    TupleContent(repeat each content)
  }

  /// An `if` without an `else`.
  @inlinable public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? {
    content
  }

  /// The first branch of an `if` or `switch`.
  @inlinable public static func buildEither<First: ChartContent, Second: ChartContent>(
    first: First
  ) -> BuilderConditional<First, Second> {
    BuilderConditional(storage: .first(first))
  }

  /// The second branch of an `if` or `switch`.
  @inlinable public static func buildEither<First: ChartContent, Second: ChartContent>(
    second: Second
  ) -> BuilderConditional<First, Second> {
    BuilderConditional(storage: .second(second))
  }

  /// The body of an `if #available`.
  @inlinable public static func buildLimitedAvailability<Content: ChartContent>(
    _ content: Content
  ) -> AnyChartContent {
    AnyChartContent(erasing: content)
  }
}

/// Several contents, one after the other.
@usableFromInline
nonisolated struct TupleContent<each Content: ChartContent>: PrimitiveContent {
  @usableFromInline let content: (repeat each Content)

  @inlinable init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }

  @inlinable @MainActor static func _lower(_ tuple: Self, into chart: inout _ChartLowering) {
    repeat (each Content)._lower(each tuple.content, into: &chart)
  }
}
