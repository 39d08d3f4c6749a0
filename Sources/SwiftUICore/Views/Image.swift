import ChartModel

/// A symbol by its name.
///
/// Relief draws a few simple symbols itself; of any other it draws a box, with a warning.
nonisolated public struct Image: PrimitiveView, Equatable, Sendable {
  let name: String
  var isResizable = false

  /// A symbol of the system's.
  public init(systemName: String) {
    name = systemName
  }

  /// The same symbol, as large as the room that it is offered.
  public func resizable() -> Image {
    var image = self
    image.isResizable = true
    return image
  }

  /// Adds the symbol, as large as the text beside it.
  @MainActor public static func _lower(_ view: Image, into lowering: inout _ViewLowering) {
    let environment = lowering.environment
    let form = DrawnSymbol(view.name)
    if form == nil {
      lowering.diagnostics.note(
        .other("Image: there is no symbol '\(view.name)'; a box stands for it"))
    }
    let font = environment.font ?? .body
    var symbol = SymbolSpec(
      name: view.name, outline: form?.outline ?? .roundedRectangle(radius: 2),
      isFilled: form?.isFilled ?? false,
      font: (environment.fontWeight.map { font.weight($0) } ?? font).spec(in: environment),
      color: environment.foregroundPaint?.color ?? .system(.primary, opacity: 1),
      theme: environment.theme)
    symbol.isResizable = view.isResizable
    lowering.add(.symbol(symbol))
  }
}
