import ChartModel
import Diagnostics
import TextModel

/// What a view has from those around it.
struct ViewScope {
  /// nil where there is no data.
  var rows: Frame?
  var encoding = EncodingDef()
  var camera: CameraDef?
  var proportions: BoxProportions?
  var light: LightSpec?
}

/// Lowers the views of a chart file: loads and changes their rows, and makes their charts.
struct ViewLowerer {
  let config: ConfigDef?
  var loader: DataLoader
  var decoder: ChartDecoder

  /// A view as it stands on the page.
  mutating func node(_ view: ViewDef, in outer: ViewScope) throws(ReliefError) -> ViewNode {
    let scope = try scope(of: view, in: outer)
    let arrangement = view.arrangement
    if arrangement.count > 1 {
      throw decoder.fault(
        view.place,
        "'\(arrangement[0])' and '\(arrangement[1])' do not stand in one view; put one "
          + "of them into a view of its own")
    }
    let node: ViewNode
    switch arrangement.first {
    case nil: throw decoder.fault(view.place, ViewLowerer.nothing)
    case "hconcat": node = try row(view.hconcat ?? [], view, scope)
    case "vconcat": node = try column(view.vconcat ?? [], view, scope)
    case "concat": node = try grid(view.concat ?? [], view, scope)
    case "facet": node = try facet(view, scope)
    case "repeat": node = try repeated(view, scope)
    default:
      if let parted = view.partedByEncoding { return try self.node(parted, in: outer) }
      return try chart(view, scope).sized(view)
    }
    guard let title = view.title?.value?.text, !title.isEmpty else { return node.sized(view) }
    return .stack(StackSpec(.vertical), [.text(ViewLowerer.heading(title)), node.sized(view)])
  }

  /// A title above several charts.
  private static func heading(_ text: String) -> TextLine {
    TextLine(string: text, font: FontSpec(size: 17, weight: 600))
  }

  static let nothing =
    "the view draws nothing: it should have 'mark', or one of 'layer', 'hconcat', 'vconcat', "
    + "'concat', 'facet' and 'repeat'"

  /// What the views in a view have from it.
  mutating func scope(
    of view: ViewDef, in outer: ViewScope
  ) throws(ReliefError) -> ViewScope {
    var scope = outer
    switch view.data {
    case nil: break
    case .null: scope.rows = nil
    case .value(let data): scope.rows = try loader.frame(data, uses: FieldUses(view), &decoder)
    }
    for transform in view.transform ?? [] {
      guard let transform else { continue }
      guard scope.rows != nil else {
        throw decoder.fault(view.place, "there are no rows to be changed: 'data' is missing")
      }
      if case .lookup(let lookup) = transform {
        let others = try rows(of: lookup)
        try scope.rows?.lookup(lookup, in: others, decoder)
      } else {
        try scope.rows?.apply(transform, &decoder)
      }
    }
    if let camera = view.camera { scope.camera = camera }
    if let proportions = view.proportions { scope.proportions = proportions }
    if let light = view.light { scope.light = light }
    return scope
  }
}

extension ViewLowerer {
  /// The rows in which a transform looks something up.
  private mutating func rows(of lookup: LookupDef) throws(ReliefError) -> Frame {
    guard let source = lookup.source, let data = source.data else {
      throw decoder.fault(lookup.place, "'from' needs 'data': where the other rows come from")
    }
    let names = [source.key].compactMap { $0 } + (source.fields ?? [])
    return try loader.frame(data, uses: FieldUses(names), &decoder)
  }
}

extension ViewNode {
  /// The node in a frame of the size that its view asks for.
  func sized(_ view: ViewDef) -> ViewNode {
    guard view.width != nil || view.height != nil else { return self }
    return .modified(self, .frame(width: view.width, height: view.height, .center))
  }
}
