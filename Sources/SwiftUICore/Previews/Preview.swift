/// A namespace for what previews are made with.
public struct Preview {
  /// What is said about the page of a preview.
  public struct ViewTraits: Sendable {
    package var layout = PreviewLayout.device
    package var orientation: InterfaceOrientation?
    package var name: String?
  }
}

/// Something said about a preview.
public struct PreviewTrait<T>: Sendable {
  let change: @Sendable (inout T) -> Void
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// A page of the standard size.
  public static var defaultLayout: PreviewTrait {
    PreviewTrait { $0.layout = .device }
  }

  /// A page as large as the views are by themselves.
  public static var sizeThatFitsLayout: PreviewTrait {
    PreviewTrait { $0.layout = .sizeThatFits }
  }

  /// A page of a size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait { $0.layout = .fixed(width: width, height: height) }
  }

  /// Higher than wide.
  public static var portrait: PreviewTrait { PreviewTrait { $0.orientation = .portrait } }
  /// Higher than wide.
  public static var portraitUpsideDown: PreviewTrait {
    PreviewTrait { $0.orientation = .portraitUpsideDown }
  }
  /// Wider than high.
  public static var landscapeLeft: PreviewTrait {
    PreviewTrait { $0.orientation = .landscapeLeft }
  }
  /// Wider than high.
  public static var landscapeRight: PreviewTrait {
    PreviewTrait { $0.orientation = .landscapeRight }
  }
}

/// What a `#Preview` declares: the tool writes this in the place of the macro.
@MainActor public struct _Preview {
  package let traits: Preview.ViewTraits
  package let content: @MainActor () -> AnyView

  /// A preview of views.
  public init<Content: View>(
    _ name: String? = nil,
    traits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> Content
  ) {
    var all = Preview.ViewTraits()
    all.name = name
    for trait in traits { trait.change(&all) }
    self.traits = all
    content = { AnyView(body()) }
  }
}
