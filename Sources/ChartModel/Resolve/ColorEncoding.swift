import Diagnostics
import RenderModel

/// The scale from data to colour that all marks of a chart share.
struct ColorEncoding {
  /// nil where no category colours a mark.
  let categories: CategoryColors?
  /// nil where no number and no date does.
  let ramp: ColorRamp?
  private let missing: RGBA8
  private let treatsAllAsCategories: Bool

  init(
    _ scale: ColorScaleSpec, _ basis: ColorBasis, palette: Palette,
    diagnostics: inout Diagnostics
  ) {
    treatsAllAsCategories = scale.isCategorical
    missing = palette.system(.gray)
    categories = basis.categories.map {
      CategoryColors($0, scale, palette: palette, diagnostics: &diagnostics)
    }
    ramp = basis.ramp.flatMap {
      ColorRamp(
        $0, scale, sharesRange: basis.categories != nil, palette: palette,
        diagnostics: &diagnostics)
    }
  }

  /// A colour for each value; grey where it is missing or not on the scale.
  func colors(of channel: Channel) -> [RGBA8] {
    if !treatsAllAsCategories, let values = channel.column.numericValues {
      return values.map { ramp?.color(of: $0) ?? missing }
    }
    let column = channel.column.asCategories
    let colors = column.names.map { categories?[$0] ?? missing }
    return column.codes.map { $0 < 0 ? missing : colors[Int($0)] }
  }

  /// Data as places on the ramp.
  ///
  /// nil for categories, which have no colours between them.
  func dataRamp(of channel: Channel) -> DataRamp? {
    guard !treatsAllAsCategories, let values = channel.column.numericValues else { return nil }
    return ramp?.dataRamp(of: values)
  }

  /// What explains the colours.
  ///
  /// - Parameter isTitled: whether categories say what they are names of; where there is a ramp
  ///   beside them they do.
  func legends(isTitled: Bool) -> [ResolvedLegend] {
    let entry = LegendEntry(name: "missing", color: missing, symbol: .disc)
    var legends: [ResolvedLegend] = []
    if let categories, !categories.entries.isEmpty {
      legends.append(
        .categories(
          title: isTitled || ramp != nil ? categories.title : "",
          categories.entries + (categories.hasMissing ? [entry] : [])))
    }
    if let ramp { legends.append(ramp.legend(missing: entry)) }
    return legends
  }
}

extension ColorScaleSpec {
  /// Whether numbers and dates are taken for names.
  package var isCategorical: Bool {
    if case .categories = domain { return true }
    return type == .category
  }
}

extension MarkGroup {
  /// The data that colours the group, where some does.
  var colorChannel: Channel? {
    if case .encoded(let channel) = style.foreground { return channel }
    return nil
  }

  /// Whether marks that have a place are without a colour.
  ///
  /// - Parameter isMissing: whether a mark is without one, by its index.
  func hasPlacedMark(where isMissing: (Int) -> Bool) -> Bool {
    // Of a grid the heights alone are as many as its places.
    let isGrid = if case .grid = mark { true } else { false }
    let columns = (isGrid ? [y] : [x, y, z]).flatMap(\.columns)
    return (0..<(isGrid ? y.column.count : count)).contains { index in
      isMissing(index) && columns.allSatisfy { $0.hasValue(at: index) }
    }
  }
}

extension Column {
  /// Whether a value is there and can be drawn.
  fileprivate func hasValue(at index: Int) -> Bool {
    switch self {
    case .numbers(let values), .dates(let values):
      values.indices.contains(index) && values[index].isFinite
    case .categories(let column):
      column.codes.indices.contains(index) && column.codes[index] >= 0
    }
  }
}
