import ChartModel
import TestSupport
import TextModel

/// Short forms of nodes, for tests of layout.
extension ViewNode {
  /// A letter is 11 points wide, a line 24 high with its baseline at 19.
  static func text(_ string: String, limit: Int? = nil) -> ViewNode {
    var line = TextLine(string: string, font: FontSpec(size: 20))
    line.lineLimit = limit
    return .text(line)
  }

  static func hstack(
    align vertical: VerticalGuide = .center, spacing: Double? = nil, _ nodes: [ViewNode]
  ) -> ViewNode {
    .stack(
      StackSpec(
        .horizontal, alignment: AlignmentSpec(horizontal: 0.5, vertical: vertical),
        spacing: spacing), nodes)
  }

  static func vstack(
    align horizontal: Double = 0.5, spacing: Double? = nil, _ nodes: [ViewNode]
  ) -> ViewNode {
    .stack(
      StackSpec(
        .vertical, alignment: AlignmentSpec(horizontal: horizontal, vertical: .center),
        spacing: spacing), nodes)
  }

  static func zstack(align alignment: AlignmentSpec = .center, _ nodes: [ViewNode]) -> ViewNode {
    .stack(StackSpec(.depth, alignment: alignment), nodes)
  }

  static var red: ViewNode { .shape(ShapeSpec(.rectangle, color: .system(.red, opacity: 1))) }
  static var spacer: ViewNode { .spacer(minLength: nil) }
  static var points: ViewNode { .chart(.points()) }

  func frame(
    _ width: Double?, _ height: Double?, _ alignment: AlignmentSpec = .center
  ) -> ViewNode {
    .modified(self, .frame(width: width, height: height, alignment))
  }

  func bounded(width: LengthBounds = .init(), height: LengthBounds = .init()) -> ViewNode {
    .modified(self, .flexibleFrame(width: width, height: height, .center))
  }

  func padding(_ length: Double) -> ViewNode {
    .modified(
      self,
      .padding(EdgeLengths(top: length, leading: length, bottom: length, trailing: length)))
  }

  func ratio(_ ratio: Double?, fills: Bool = false) -> ViewNode {
    .modified(self, .aspectRatio(ratio, fills: fills))
  }

  func fixed(horizontal: Bool = true, vertical: Bool = true) -> ViewNode {
    .modified(self, .fixedSize(horizontal: horizontal, vertical: vertical))
  }

  func priority(_ priority: Double) -> ViewNode { .modified(self, .layoutPriority(priority)) }

  func behind(_ node: ViewNode, _ alignment: AlignmentSpec = .center) -> ViewNode {
    .modified(node, .background(self, alignment))
  }

  /// Lays the node out on a page of 620 by 420, of which 10 on each side are margin where there is
  /// anything but charts.
  func laidOut(size: SIMD2<Double> = [620, 420]) -> PageLayout {
    PageSpec(self).resolved(theme: .light).laidOut(size: size, text: BlockTextEngine())
  }

  /// The lines of the dump, without the indentation.
  func lines(size: SIMD2<Double> = [620, 420]) -> [String] {
    laidOut(size: size).dump.split(separator: "\n").map { String($0.drop { $0 == " " }) }
  }
}
