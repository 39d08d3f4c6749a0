/// A property of a view that reads the environment.
///
/// It has the environment of the view's place in the tree while the view's body is evaluated and
/// lowered.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let keyPath: KeyPath<EnvironmentValues, Value>

  /// Reads one value.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
  }

  /// The value at this place in the tree.
  @MainActor public var wrappedValue: Value {
    EnvironmentValues.current[keyPath: keyPath]
  }
}

extension EnvironmentValues {
  /// The environment of the body that is being evaluated; the defaults outside of one.
  @MainActor package private(set) static var current = EnvironmentValues()

  /// Evaluates a closure of the user's with an environment in place.
  @usableFromInline @MainActor package static func whileCurrent<Result>(
    _ environment: EnvironmentValues,
    _ evaluate: () -> Result
  ) -> Result {
    let outer = current
    current = environment
    defer { current = outer }
    return evaluate()
  }
}
