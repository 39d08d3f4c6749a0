import ChartModel

/// What one view draws, and what it tells the container around it.
struct LoweredMember {
  var node: ViewNode
  var traits = ViewTraits()

  /// The same view, drawn in another way; of a row of a grid each cell.
  @MainActor
  func changed(_ change: (ViewNode) -> ViewNode) -> LoweredMember {
    var member = LoweredMember(node: change(node), traits: traits)
    member.traits.cells = traits.cells?.map { $0.changed(change) }
    return member
  }
}

/// What a view tells the container around it, beside what it draws.
struct ViewTraits {
  /// What a picker knows the view by.
  var tag: AnyHashable?
  /// What the view is in a list.
  var part = ListPart.row
  /// The cells, where the view is a row of a grid.
  var cells: [LoweredMember]?
  /// How the cells of a row stand on each other; nil for the grid's.
  var rowAlignment: VerticalGuide?
  /// How the view lies in a grid.
  var cell = GridCellSpec()

  /// The page of the view, where it is a preview.
  var preview = Preview.ViewTraits()

  /// What a view is in a list.
  enum ListPart: Sendable {
    case row
    /// The beginning of a section.
    case header
    /// The end of a section.
    case footer
  }
}
