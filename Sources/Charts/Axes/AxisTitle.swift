import ChartModel
import Foundation
import SwiftUICore

/// Where an axis's name is asked to stand.
struct TitlePlace {
  private let position: AnnotationPosition
  private let alignment: Alignment?
  private let spacing: CGFloat?

  init(_ position: AnnotationPosition, _ alignment: Alignment?, _ spacing: CGFloat?) {
    self.position = position
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The place for the model.
  var spec: AxisTitlePlace {
    AxisTitlePlace(
      side: position.side,
      alignment: alignment.map { along($0) } ?? position.corner,
      spacing: spacing.map { Double($0) }
    )
  }

  /// Of an alignment the part along the side on which the title stands.
  private func along(_ alignment: Alignment) -> AxisTitlePlace.Alignment {
    switch position.side {
    case .leading, .trailing:
      alignment.vertical == .top ? .start : alignment.vertical == .bottom ? .end : .center
    default:
      alignment.horizontal == .leading
        ? .start : alignment.horizontal == .trailing ? .end : .center
    }
  }

  /// The options that were given.
  var options: [String] {
    (position == .automatic ? [] : ["position: .\(position.name)"])
      + (alignment == nil ? [] : ["alignment"]) + (spacing == nil ? [] : ["spacing"])
  }
}

extension View {
  /// Names an axis by the texts of a view.
  nonisolated func changingTitle<Label: View>(
    _ axis: PositionAxis,
    _ label: Label,
    _ place: TitlePlace
  ) -> some View {
    TitleModifier(content: self, axis: axis, label: label, place: place)
  }
}

/// A view in which an axis has a name.
nonisolated private struct TitleModifier<Content: View, Label: View>: PrimitiveView {
  let content: Content
  let axis: PositionAxis
  let label: Label
  let place: TitlePlace

  @MainActor static func _lower(_ view: Self, into lowering: inout _ViewLowering) {
    let texts = view.label.lowered(in: lowering.environment).node.texts.map(\.string)
    let content = view.content.changingChart { chart in
      let title = texts.joined(separator: " ")
      chart.spec[view.axis].title = title.isEmpty ? .hidden : .text(title)
      chart.spec[view.axis].titlePlace = view.place.spec
      chart.noteOptions(
        view.place.options,
        of: "chart\(view.axis.name.uppercased())AxisLabel",
        isForPlanes: true
      )
    }
    lower(content, into: &lowering)
  }

  @MainActor private static func lower<V: View>(_ view: V, into lowering: inout _ViewLowering) {
    V._lower(view, into: &lowering)
  }
}
