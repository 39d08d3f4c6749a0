/// Something that has one part for each axis.
package protocol PerAxis {
  associatedtype Part

  var x: Part { get set }
  var y: Part { get set }
  var z: Part { get set }
}

extension PerAxis {
  /// The part of an axis.
  @inlinable package subscript(axis: PositionAxis) -> Part {
    get {
      switch axis {
      case .x: x
      case .y: y
      case .z: z
      }
    }
    set {
      switch axis {
      case .x: x = newValue
      case .y: y = newValue
      case .z: z = newValue
      }
    }
  }
}
