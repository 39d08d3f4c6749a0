/// One of two kinds of content, as an `if` with an `else` gives.
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let storage: Storage
}

extension _ConditionalContent: View, PrimitiveView where TrueContent: View, FalseContent: View {
  /// Lowers the branch that was taken.
  public static func _lower(_ view: Self, into lowering: inout _ViewLowering) {
    switch view.storage {
    case .first(let content): TrueContent._lower(content, into: &lowering)
    case .second(let content): FalseContent._lower(content, into: &lowering)
    }
  }
}

extension Optional: View where Wrapped: View {
  /// An optional view is drawn as it is.
  public var body: Never { return neverBody(Self.self) }

  /// Lowers the view if there is one.
  public static func _lower(_ view: Self, into lowering: inout _ViewLowering) {
    if let view { Wrapped._lower(view, into: &lowering) }
  }
}
