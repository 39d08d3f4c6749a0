/// How large the reader wants texts to be.
public enum DynamicTypeSize: Int, CaseIterable, Comparable, Hashable, Sendable {
  /// Very small.
  case xSmall
  /// Small.
  case small
  /// Somewhat small.
  case medium
  /// The default.
  case large
  /// Somewhat large.
  case xLarge
  /// Large.
  case xxLarge
  /// Very large.
  case xxxLarge
  /// The first of the sizes for accessibility.
  case accessibility1
  /// The second of the sizes for accessibility.
  case accessibility2
  /// The third of the sizes for accessibility.
  case accessibility3
  /// The fourth of the sizes for accessibility.
  case accessibility4
  /// The largest of the sizes for accessibility.
  case accessibility5

  /// Whether it is one of the sizes for accessibility.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Smaller sizes come first.
  public static func < (left: DynamicTypeSize, right: DynamicTypeSize) -> Bool {
    left.rawValue < right.rawValue
  }

  /// As the source writes it.
  package var name: String { "\(self)" }
}

extension View {
  /// Sets how large the texts in this view are; charts' own texts follow.
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    changingEnvironment { $0.dynamicTypeSize = size }
  }

  /// Keeps the size of the texts in this view within bounds.
  nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
    return changingEnvironment { environment in
      guard let least = allowed.first, let most = allowed.last else { return }
      environment.dynamicTypeSize = min(max(environment.dynamicTypeSize, least), most)
    }
  }
}

extension EnvironmentValues {
  /// How large the reader wants texts to be.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }

  /// By how much the texts of charts are larger than by default: as captions are.
  package var chartTextScale: Double {
    Font.TextStyle.caption.size(dynamicTypeSize) / Font.TextStyle.caption.size(.large)
  }
}

private struct DynamicTypeSizeKey: EnvironmentKey {
  static var defaultValue: DynamicTypeSize { .large }
}
