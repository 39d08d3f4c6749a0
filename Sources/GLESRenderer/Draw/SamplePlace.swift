/// A place in a pixel, from its top left corner, y down.
struct SamplePlace: Equatable {
  var x: Double
  var y: Double

  static let middle = SamplePlace(x: 0.5, y: 0.5)

  /// The four places at which the software renderer takes its samples too: the rotated grid.
  static let rotatedGrid = [
    SamplePlace(x: 0.375, y: 0.125), SamplePlace(x: 0.875, y: 0.375),
    SamplePlace(x: 0.125, y: 0.625), SamplePlace(x: 0.625, y: 0.875),
  ]
}
