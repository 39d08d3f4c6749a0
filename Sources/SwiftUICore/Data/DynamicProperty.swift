/// A stored property of a view whose value comes from elsewhere.
public protocol DynamicProperty {
  /// Called before a body is evaluated.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}
