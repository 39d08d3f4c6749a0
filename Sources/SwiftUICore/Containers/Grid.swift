import ChartModel
import Foundation

/// Views in rows and columns, each column as wide as its widest view.
///
/// Views that are no rows take all columns.
nonisolated public struct Grid<Content: View>: PrimitiveView {
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  let content: Content

  /// A grid of rows.
  public init(
    alignment: Alignment = .center,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }

  /// Adds the grid with the views in it.
  @MainActor public static func _lower(_ view: Self, into lowering: inout _ViewLowering) {
    let rows = lowering.membersApart { Content._lower(view.content, into: &$0) }.map { member in
      guard let cells = member.traits.cells else {
        var spec = member.traits.cell
        spec.columns = nil
        return GridRowSpec(cells: [GridCell(member.node, spec)])
      }
      return GridRowSpec(
        alignment: member.traits.rowAlignment,
        cells: cells.map { GridCell($0.node, $0.traits.cell) })
    }
    lowering.add(
      .grid(
        GridSpec(
          alignment: view.alignment.spec,
          horizontalSpacing: view.horizontalSpacing.map(Double.init),
          verticalSpacing: view.verticalSpacing.map(Double.init), rows: rows)))
  }
}

/// A row of a grid; outside of one its views stand beside each other.
nonisolated public struct GridRow<Content: View>: PrimitiveView {
  let alignment: VerticalAlignment?
  let content: Content

  /// A row of views.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Adds the row.
  @MainActor public static func _lower(_ view: Self, into lowering: inout _ViewLowering) {
    let cells = lowering.membersApart { Content._lower(view.content, into: &$0) }
    let alone = StackSpec(
      .horizontal,
      alignment: AlignmentSpec(horizontal: 0.5, vertical: view.alignment?.guide ?? .center))
    lowering.add(
      LoweredMember(
        node: .stack(alone, cells.map(\.node)),
        traits: ViewTraits(cells: cells, rowAlignment: view.alignment?.guide)))
  }
}

extension View {
  /// Takes several columns of a grid.
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    GridCellModifier(content: self) { $0.columns = max(1, count) }
  }

  /// Lies in its cell of a grid by a place that both have.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    GridCellModifier(content: self) { $0.anchor = SIMD2(Double(anchor.x), Double(anchor.y)) }
  }

  /// Asks a grid for no room along some axes, and takes what the other views leave.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    GridCellModifier(content: self) { spec in
      spec.isUnsizedHorizontally = axes.contains(.horizontal)
      spec.isUnsizedVertically = axes.contains(.vertical)
    }
  }

  /// Sets how the views of this view's column of a grid lie in it.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    GridCellModifier(content: self) { $0.columnAlignment = guide.fraction }
  }
}

/// A view that lies in a grid in its own way.
nonisolated private struct GridCellModifier<Content: View>: PrimitiveView {
  let content: Content
  let change: (inout GridCellSpec) -> Void

  @MainActor static func _lower(_ view: Self, into lowering: inout _ViewLowering) {
    for var member in lowering.membersApart({ Content._lower(view.content, into: &$0) }) {
      view.change(&member.traits.cell)
      lowering.add(member)
    }
  }
}
