import ChartModel
import Diagnostics
import Pipeline
import Relief
import ReliefTool
import SwiftUICore
import TextModel

/// A sheet of a view as it looks light and dark, upright and on its side, and with smaller and larger
/// texts.
@MainActor struct VariantSheet {
  private let options: RenderOptions
  private let isHeightOpen: Bool

  init(_ options: RenderOptions, isHeightOpen: Bool) {
    self.options = options
    self.isHeightOpen = isHeightOpen
  }

  /// One picture of the sheet.
  private struct Variant {
    var caption: String
    var theme = Theme.light
    var isTurned = false
    var textSize = DynamicTypeSize.large
  }

  private var rows: [[Variant]] {
    let isHigh = options.height > options.width
    let straight = isHigh ? "Portrait" : "Landscape"
    let turned = isHigh ? "Landscape" : "Portrait"
    let sizes = DynamicTypeSize.allCases.map { Variant(caption: $0.name, textSize: $0) }
    return [
      [
        Variant(caption: "\(straight), light"),
        Variant(caption: "\(straight), dark", theme: .dark),
        Variant(caption: "\(turned), light", isTurned: true),
        Variant(caption: "\(turned), dark", theme: .dark, isTurned: true),
      ]
    ] + stride(from: 0, to: sizes.count, by: 4).map { Array(sizes[$0..<min($0 + 4, sizes.count)]) }
  }

  /// The sheet; the view is made anew for each picture.
  func page(of view: () -> any View) -> BuiltPage {
    var diagnostics = Diagnostics()
    let lines = rows.map { row in
      line(.horizontal, spacing: 24, row.map { cell($0, view(), &diagnostics) })
    }
    let root = line(.vertical, spacing: 24, lines)
    return BuiltPage(
      root: root, diagnostics: diagnostics, size: PageSpec(root).idealSize(text: FontTextEngine()))
  }

  private func line(
    _ direction: StackSpec.Direction, spacing: Double, _ nodes: [ViewNode]
  ) -> ViewNode {
    .stack(
      StackSpec(
        direction, alignment: AlignmentSpec(horizontal: 0, vertical: .top), spacing: spacing),
      nodes)
  }

  private func cell(
    _ variant: Variant, _ view: some View, _ diagnostics: inout Diagnostics
  ) -> ViewNode {
    var options = options
    options.theme = variant.theme
    if variant.isTurned { (options.width, options.height) = (options.height, options.width) }
    let page = ViewLowerer(options, textSize: variant.textSize)
      .builtPage(of: view, isHeightOpen: isHeightOpen)
    diagnostics.merge(page.diagnostics)
    var caption = TextLine(string: variant.caption, font: FontSpec(size: 15, weight: 600))
    caption.theme = self.options.theme
    return line(.vertical, spacing: 6, [.text(caption), sheet(page, variant.theme)])
  }

  /// A page with its ground and an edge.
  private func sheet(_ page: BuiltPage, _ theme: Theme) -> ViewNode {
    let root = PageSpec(page.root).root
    let margin = root.pageMargin(size: page.size)
    let edges = EdgeLengths(top: margin, leading: margin, bottom: margin, trailing: margin)
    let framed = ViewNode.modified(
      .modified(root, .padding(edges)),
      .frame(width: page.size.x, height: page.size.y, .center))
    func share(_ channel: UInt8) -> Double { Double(channel) / 255 }
    let color = theme.background
    let ground = ShapeSpec(
      .rectangle,
      color: .srgb(
        red: share(color.red), green: share(color.green), blue: share(color.blue), opacity: 1))
    let edge = ShapeSpec(
      .rectangle, color: .system(.gray, opacity: 0.4),
      stroke: StrokeSpec(width: 1, isInside: true))
    return .modified(
      .modified(.modified(framed, .clip(.rectangle)), .background(.shape(ground), .center)),
      .overlay(.shape(edge), .center))
  }
}
