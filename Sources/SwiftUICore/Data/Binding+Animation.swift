extension Binding {
  /// The same binding: in a picture nothing moves.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
}
