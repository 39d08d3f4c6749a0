/// Reads and writes a value that is kept elsewhere.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  private let read: () -> Value
  private let write: (Value) -> Void

  /// A binding that reads and writes with closures.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    read = get
    write = set
  }

  /// Another binding's own.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// A value that cannot be changed; writes are dropped.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// The value.
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(
      get: { wrappedValue[keyPath: keyPath] },
      set: { part in
        var whole = wrappedValue
        whole[keyPath: keyPath] = part
        wrappedValue = whole
      }
    )
  }

  /// A binding to an optional, from one to a value.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      get: { base.wrappedValue },
      set: { value in
        if let value { base.wrappedValue = value }
      }
    )
  }

  /// A binding to a value, from one to an optional; nil where there is no value.
  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? first }, set: { base.wrappedValue = $0 })
  }
}

// The closures of a binding are the user's; Apple's binding makes the same promise for them.
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: DynamicProperty {}
