/// Makes one axis mark of those listed in a closure.
@resultBuilder
public struct AxisMarkBuilder {
  /// One of the list.
  public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content {
    content
  }

  /// An empty list.
  public static func buildBlock() -> some AxisMark {
    EmptyAxisMark()
  }

  /// A list of one.
  public static func buildBlock<Content: AxisMark>(_ content: Content) -> Content {
    content
  }

  /// The first of a list.
  public static func buildPartialBlock<Content: AxisMark>(first: Content) -> Content {
    first
  }

  /// The list so far with one more.
  public static func buildPartialBlock<Accumulated: AxisMark, Next: AxisMark>(
    accumulated: Accumulated,
    next: Next
  ) -> some AxisMark {
    AxisMarkPair(first: accumulated, second: next)
  }

  /// An `if` without an `else`.
  public static func buildIf<Content: AxisMark>(_ content: Content?) -> Content? {
    content
  }

  /// The first branch of an `if` or `switch`.
  public static func buildEither<First: AxisMark, Second: AxisMark>(
    first: First
  ) -> BuilderConditional<First, Second> {
    BuilderConditional(storage: .first(first))
  }

  /// The second branch of an `if` or `switch`.
  public static func buildEither<First: AxisMark, Second: AxisMark>(
    second: Second
  ) -> BuilderConditional<First, Second> {
    BuilderConditional(storage: .second(second))
  }

  /// The body of an `if #available`.
  public static func buildLimitedAvailability<Content: AxisMark>(
    _ content: Content
  ) -> AnyAxisMark {
    AnyAxisMark(erasing: content)
  }
}

/// None.
struct EmptyAxisMark: PrimitiveAxisMark {
  @MainActor static func _lower(_ content: Self, into pieces: inout _AxisMarkLowering) {}
}

/// One after the other.
struct AxisMarkPair<First: AxisMark, Second: AxisMark>: PrimitiveAxisMark {
  let first: First
  let second: Second

  @MainActor static func _lower(_ pair: Self, into pieces: inout _AxisMarkLowering) {
    First._lower(pair.first, into: &pieces)
    Second._lower(pair.second, into: &pieces)
  }
}

extension BuilderConditional: AxisMark, PrimitiveAxisMark
where TrueContent: AxisMark, FalseContent: AxisMark {
  /// Lowers the branch that was taken.
  @MainActor public static func _lower(_ content: Self, into pieces: inout _AxisMarkLowering) {
    switch content.storage {
    case .first(let content): TrueContent._lower(content, into: &pieces)
    case .second(let content): FalseContent._lower(content, into: &pieces)
    }
  }
}

extension Optional: AxisMark, PrimitiveAxisMark where Wrapped: AxisMark {
  /// Lowers the content if there is some.
  @MainActor public static func _lower(_ content: Self, into pieces: inout _AxisMarkLowering) {
    if let content { Wrapped._lower(content, into: &pieces) }
  }
}

/// An axis mark of any type.
public struct AnyAxisMark: PrimitiveAxisMark {
  private let lower: @MainActor (inout _AxisMarkLowering) -> Void

  /// Wraps a value.
  public init(_ content: any AxisMark) {
    self.init(erasing: content)
  }

  /// Wraps a value.
  public init<T: AxisMark>(erasing content: T) {
    // Read on the main actor alone, where labels are lowered.
    nonisolated(unsafe) let content = content
    lower = { T._lower(content, into: &$0) }
  }

  /// Lowers the wrapped value.
  @MainActor public static func _lower(_ content: AnyAxisMark, into pieces: inout _AxisMarkLowering)
  {
    content.lower(&pieces)
  }
}
