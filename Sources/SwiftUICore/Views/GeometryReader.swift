import ChartModel
import Foundation

/// Views made for the size that they have on the page.
///
/// The size is known once the page is laid out: lowering is repeated until no size changes. Where
/// nothing lays out the page, the content is left out.
nonisolated public struct GeometryReader<Content: View>: PrimitiveView {
  /// Makes the views.
  public var content: (GeometryProxy) -> Content

  /// Views made for a size.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  /// Adds room that takes what it is offered, with the views in its top leading corner.
  @MainActor public static func _lower(_ view: Self, into lowering: inout _ViewLowering) {
    let (id, size) = lowering.nextReader()
    let content = lowering.apart { lowering in
      guard let size else { return }
      let proxy = GeometryProxy(size: CGSize(width: size.x, height: size.y))
      Content._lower(view.content(proxy), into: &lowering)
    }
    let corner = AlignmentSpec(horizontal: 0, vertical: .top)
    lowering.add(
      .modified(.stack(StackSpec(.depth, alignment: corner), content.members), .reader(id)))
  }
}

/// What is known of the place of a view.
public struct GeometryProxy: Sendable {
  /// Points.
  public let size: CGSize

  /// The part at each side that content should keep free: none.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
}
