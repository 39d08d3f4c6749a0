import ChartModel
import Foundation

/// A choice between values, shown with the one that is chosen; in a picture nobody chooses another.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  let selection: Binding<SelectionValue>
  let content: Content
  let label: Label

  /// A picker with a label of any look.
  public init(
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }
}

extension Picker where Label == Text {
  /// A picker with a title that is looked up in the reader's language.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  /// A picker with a title as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

extension Picker where Label == SwiftUICore.Label<Text, Image> {
  /// A picker with a symbol and a title that is looked up in the reader's language.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      SwiftUICore.Label(titleKey, systemImage: systemImage)
    }
  }
}

extension Picker: View, PrimitiveView {
  /// Adds the picker in the style of the surroundings.
  @MainActor public static func _lower(_ view: Self, into lowering: inout _ViewLowering) {
    let style = lowering.environment.pickerLook
    let members = lowering.membersApart { lowering in
      lowering.withEnvironment({ style.prepare(&$0) }) { Content._lower(view.content, into: &$0) }
    }
    let chosen = AnyHashable(view.selection.wrappedValue)
    let options = members.enumerated().map { index, member in
      PickerOption(
        id: index, view: NodeView(node: member.node), isChosen: member.traits.tag == chosen)
    }
    if !options.contains(where: \.isChosen) {
      lowering.diagnostics.note(
        .other(
          "Picker: no option has the tag \(chosen), which is selected; none is shown as chosen"))
    }
    let body = AnyView(style.body(AnyView(view.label), options))
    AnyView._lower(body, into: &lowering)
  }
}

/// One of the views of a picker.
struct PickerOption: Identifiable {
  let id: Int
  let view: NodeView
  let isChosen: Bool
}

/// What has been lowered already, as a view.
struct NodeView: PrimitiveView {
  nonisolated let node: ViewNode

  static func _lower(_ view: NodeView, into lowering: inout _ViewLowering) {
    lowering.add(view.node)
  }
}

extension View {
  /// Says which value of a picker's this view stands for.
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    TaggedView(content: self, tag: AnyHashable(tag))
  }
}

/// A view with the value that a picker knows it by.
nonisolated private struct TaggedView<Content: View>: PrimitiveView {
  let content: Content
  let tag: AnyHashable

  @MainActor static func _lower(_ view: Self, into lowering: inout _ViewLowering) {
    for var member in lowering.membersApart({ Content._lower(view.content, into: &$0) }) {
      member.traits.tag = view.tag
      lowering.add(member)
    }
  }
}
