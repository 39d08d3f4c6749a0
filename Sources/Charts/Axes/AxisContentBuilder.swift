/// Makes one axis content of those listed in a closure.
@resultBuilder
public struct AxisContentBuilder {
  /// One of the list.
  public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content {
    content
  }

  /// An empty list.
  public static func buildBlock() -> some AxisContent {
    EmptyAxisContent()
  }

  /// A list of one.
  public static func buildBlock<Content: AxisContent>(_ content: Content) -> Content {
    content
  }

  /// The first of a list.
  public static func buildPartialBlock<Content: AxisContent>(first: Content) -> Content {
    first
  }

  /// The list so far with one more.
  public static func buildPartialBlock<Accumulated: AxisContent, Next: AxisContent>(
    accumulated: Accumulated,
    next: Next
  ) -> some AxisContent {
    AxisContentPair(first: accumulated, second: next)
  }

  /// An `if` without an `else`.
  public static func buildIf<Content: AxisContent>(_ content: Content?) -> Content? {
    content
  }

  /// The first branch of an `if` or `switch`.
  public static func buildEither<First: AxisContent, Second: AxisContent>(
    first: First
  ) -> BuilderConditional<First, Second> {
    BuilderConditional(storage: .first(first))
  }

  /// The second branch of an `if` or `switch`.
  public static func buildEither<First: AxisContent, Second: AxisContent>(
    second: Second
  ) -> BuilderConditional<First, Second> {
    BuilderConditional(storage: .second(second))
  }

  /// The body of an `if #available`.
  public static func buildLimitedAvailability<Content: AxisContent>(
    _ content: Content
  ) -> AnyAxisContent {
    AnyAxisContent(erasing: content)
  }
}

/// None.
struct EmptyAxisContent: PrimitiveAxisContent {
  static func _lower(_ content: Self, into axis: inout _AxisLowering) {}
}

/// One after the other.
struct AxisContentPair<First: AxisContent, Second: AxisContent>: PrimitiveAxisContent {
  let first: First
  let second: Second

  static func _lower(_ pair: Self, into axis: inout _AxisLowering) {
    First._lower(pair.first, into: &axis)
    Second._lower(pair.second, into: &axis)
  }
}

extension BuilderConditional: AxisContent, PrimitiveAxisContent
where TrueContent: AxisContent, FalseContent: AxisContent {
  /// Lowers the branch that was taken.
  public static func _lower(_ content: Self, into axis: inout _AxisLowering) {
    switch content.storage {
    case .first(let content): TrueContent._lower(content, into: &axis)
    case .second(let content): FalseContent._lower(content, into: &axis)
    }
  }
}

extension Optional: AxisContent, PrimitiveAxisContent where Wrapped: AxisContent {
  /// Lowers the content if there is some.
  public static func _lower(_ content: Self, into axis: inout _AxisLowering) {
    if let content { Wrapped._lower(content, into: &axis) }
  }
}

/// Axis content of any type.
public struct AnyAxisContent: PrimitiveAxisContent {
  private let lower: (inout _AxisLowering) -> Void

  /// Wraps a value.
  public init(_ content: any AxisContent) {
    self.init(erasing: content)
  }

  /// Wraps a value.
  public init<T: AxisContent>(erasing content: T) {
    lower = { T._lower(content, into: &$0) }
  }

  /// Lowers the wrapped value.
  public static func _lower(_ content: AnyAxisContent, into axis: inout _AxisLowering) {
    content.lower(&axis)
  }
}
