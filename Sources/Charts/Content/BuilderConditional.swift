/// One of two kinds of content, as an `if` with an `else` gives.
@frozen
public struct BuilderConditional<TrueContent, FalseContent> {
  @usableFromInline
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  @usableFromInline let storage: Storage

  @inlinable init(storage: Storage) {
    self.storage = storage
  }
}

extension BuilderConditional: Chart3DContent, Primitive3DContent
where TrueContent: Chart3DContent, FalseContent: Chart3DContent {
  /// Lowers the branch that was taken.
  @inlinable public static func _lower3D(_ content: Self, into chart: inout _ChartLowering) {
    switch content.storage {
    case .first(let content): TrueContent._lower3D(content, into: &chart)
    case .second(let content): FalseContent._lower3D(content, into: &chart)
    }
  }
}

extension BuilderConditional: ChartContent, PrimitiveContent
where TrueContent: ChartContent, FalseContent: ChartContent {
  /// Lowers the branch that was taken.
  @inlinable public static func _lower(_ content: Self, into chart: inout _ChartLowering) {
    switch content.storage {
    case .first(let content): TrueContent._lower(content, into: &chart)
    case .second(let content): FalseContent._lower(content, into: &chart)
    }
  }
}
