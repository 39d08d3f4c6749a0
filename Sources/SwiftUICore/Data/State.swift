import Synchronization

/// A value that belongs to a view and that a binding can change.
///
/// Copies of a view share the value. A change shows when the view is rendered next.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let box: StateBox<Value>

  /// Starts with a value.
  public init(wrappedValue value: Value) {
    box = StateBox(value)
  }

  /// Starts with a value.
  public init(initialValue value: Value) {
    box = StateBox(value)
  }

  /// The value.
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    let box = box
    return Binding(get: { box.value }, set: { box.value = $0 })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Starts with nil.
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension State: Sendable where Value: Sendable {}

/// Where a state's value lives.
///
/// Sendable only as far as the value is (`State` says so); the lock makes each access whole.
private final class StateBox<Value>: @unchecked Sendable {
  private let lock = Mutex(())
  private var stored: Value

  init(_ value: Value) {
    stored = value
  }

  var value: Value {
    get { lock.withLock { _ in stored } }
    set { lock.withLock { _ in stored = newValue } }
  }
}
