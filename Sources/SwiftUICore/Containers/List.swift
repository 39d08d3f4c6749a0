import ChartModel

/// Rows one below the other, in a window that scrolls; a picture shows the beginning, or all of it
/// where the page grows with its content.
nonisolated public struct List<SelectionValue: Hashable, Content: View>: PrimitiveView {
  let content: Content

  /// A list of views, of which some can be chosen; in a picture nobody does.
  public init(
    selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  /// A list of views, of which several can be chosen; in a picture nobody does.
  public init(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  /// Adds the rows in the style of the surroundings.
  @MainActor public static func _lower(_ view: Self, into lowering: inout _ViewLowering) {
    let members = lowering.membersApart { lowering in
      lowering.withEnvironment({ $0.isInList = true }) { Content._lower(view.content, into: &$0) }
    }
    let body = ListBody(sections: ListSection.sections(of: members))
    ListBody._lower(body, into: &lowering)
  }
}

extension List where SelectionValue == Never {
  /// A list of views.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// A row for each identifiable element.
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
  {
    content = ForEach(data, content: rowContent)
  }

  /// A row for each element, identified by a property.
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    content = ForEach(data, id: id, content: rowContent)
  }

  /// A row for each number of a range.
  nonisolated public init<RowContent: View>(
    _ data: Range<Int>,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    content = ForEach(data, content: rowContent)
  }
}

/// A list of controls and their values.
nonisolated public struct Form<Content: View>: View {
  let content: Content

  /// A form of views.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// A list of the views.
  @MainActor public var body: some View {
    List { content }
  }
}

extension EnvironmentValues {
  /// Whether a view is a row of a list.
  var isInList: Bool {
    get { self[IsInListKey.self] }
    set { self[IsInListKey.self] = newValue }
  }
}

private struct IsInListKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
