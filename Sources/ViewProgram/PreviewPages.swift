import ChartModel
import Pipeline
import Relief
import ReliefTool
import SwiftUICore

/// Makes the pages of previews.
@MainActor struct PreviewPages {
  /// What they are called where they do not say.
  private let name: String
  private let options: RenderOptions

  init(name: String, _ options: RenderOptions) {
    self.name = name
    self.options = options
  }

  /// A page for each of the views of one.
  func pages(of view: some View, isHeightOpen: Bool) -> [BuiltPreview] {
    let parts = view.previews(in: ViewLowerer(options).environment)
    return parts.enumerated().map { index, part in
      var built = page(part.view, part.traits, isHeightOpen: isHeightOpen)
      if parts.count > 1, part.traits.name == nil { built.name += " \(index + 1)" }
      return built
    }
  }

  /// The page of a preview, of the size that it asks for.
  func page(
    _ view: some View, _ traits: Preview.ViewTraits, isHeightOpen: Bool
  ) -> BuiltPreview {
    var options = options
    var isHeightOpen = isHeightOpen
    if let isHigh = traits.orientation?.isHigh, isHigh != (options.height > options.width) {
      (options.width, options.height) = (options.height, options.width)
    }
    switch traits.layout {
    case .device: break
    case .fixed(let width, let height):
      (options.width, options.height) = (Double(width), Double(height))
      isHeightOpen = false
    case .sizeThatFits:
      let size = ViewLowerer(options).idealSize(of: view)
      (options.width, options.height) = (size.x, size.y)
      isHeightOpen = false
    }
    return BuiltPreview(
      name: traits.name ?? name,
      page: ViewLowerer(options).builtPage(of: view, isHeightOpen: isHeightOpen))
  }
}
