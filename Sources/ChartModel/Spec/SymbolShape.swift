/// The bodies that stand for points in a 3D chart.
///
/// All are as large as a sphere of the same size: of equal volume, with the centre of mass at the
/// point.
package enum SymbolShape: String, CaseIterable, Sendable, Hashable {
  case sphere
  /// With its faces along the axes.
  case cube
  /// As high as wide; it stands upright.
  case cylinder
  /// As high as its base is wide; its tip points up.
  case cone
}
