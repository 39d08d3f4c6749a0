/// Content made for each element of a collection.
///
/// It is a view, chart content or 3D chart content by what it is made of.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// Makes the content of one element.
  public var content: (Data.Element) -> Content
  /// What a picker around views knows those of an element by.
  var identify: ((Data.Element) -> ID)?

  /// Takes the parts as they are; the public initialisers are in the conditional conformances.
  @inlinable package init(elements: Data, make: @escaping (Data.Element) -> Content) {
    data = elements
    content = make
  }
}

extension ForEach: View, PrimitiveView where Content: View {
  /// Makes a view for each identifiable element.
  nonisolated public init(
    _ data: Data,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, Data.Element: Identifiable {
    self.init(elements: data, make: content)
    identify = { $0.id }
  }

  /// Makes a view for each element, identified by a property.
  nonisolated public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(elements: data, make: content)
    identify = { $0[keyPath: id] }
  }

  /// Makes a view for each number of a range.
  nonisolated public init(
    _ data: Range<Int>,
    @ViewBuilder content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int {
    self.init(elements: data, make: content)
    identify = { $0 }
  }

  /// Lowers the content of each element in order.
  public static func _lower(_ view: Self, into lowering: inout _ViewLowering) {
    for element in view.data {
      let members = lowering.membersApart { Content._lower(view.content(element), into: &$0) }
      for var member in members {
        member.traits.tag = member.traits.tag ?? view.identify.map { AnyHashable($0(element)) }
        lowering.add(member)
      }
    }
  }
}
