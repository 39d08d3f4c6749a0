/// The lengths of the box's sides; the longest is 1.
///
/// An axis with a range of its own keeps it.
package enum BoxProportions: Sendable, Hashable {
  /// All alike.
  case cube
  /// A unit of data is as long on each axis: the sides are as long as the domains.
  ///
  /// Counts for axes of numbers on linear scales; the others stay at 1.
  case data
  /// In this ratio.
  case ratio(x: Double, y: Double, z: Double)
}
