/// Makes one view of the views listed in a closure.
@resultBuilder
public struct ViewBuilder {
  /// One view of the list.
  public static func buildExpression<Content: View>(_ content: Content) -> Content {
    content
  }

  /// An empty list.
  public static func buildBlock() -> EmptyView {
    EmptyView()
  }

  /// A list of one.
  public static func buildBlock<Content: View>(_ content: Content) -> Content {
    content
  }

  /// A list of several.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView(elements: (repeat each content)) { elements, lowering in
      repeat (each Content)._lower(each elements, into: &lowering)
    }
  }

  /// An `if` without an `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? {
    content
  }

  /// The first branch of an `if` or `switch`.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .first(first))
  }

  /// The second branch of an `if` or `switch`.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .second(second))
  }

  /// The body of an `if #available`.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
