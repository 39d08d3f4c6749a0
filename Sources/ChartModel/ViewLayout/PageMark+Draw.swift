import RenderModel
import TextModel

extension PageMark {
  /// The text of a mark that is one.
  var placedText: PlacedText? {
    if case .text(let text) = self { text } else { nil }
  }
}

extension [PageMark] {
  /// The marks as draw items, each over those before it; neighbours of a kind come together.
  func drawItems(scale: Double, text: some TextEngine) -> [DrawItem] {
    var items: [DrawItem] = []
    var shapes: [ShapeInstance] = []
    var texts: [PlacedText] = []
    func flush() {
      if !shapes.isEmpty { items.append(DrawItem(name: "shapes", geometry: .shapes(shapes))) }
      if !texts.isEmpty { items.append(texts.drawItem(scale: scale, text: text)) }
      shapes = []
      texts = []
    }
    for mark in self {
      switch mark {
      case .chart: break
      case .text(let placed):
        if !shapes.isEmpty { flush() }
        texts.append(placed)
      case .shape(let shape):
        if !texts.isEmpty { flush() }
        switch shape.piece(scale: scale) {
        case .rectangles(let instances): shapes += instances
        case .mesh(let mesh, let color):
          flush()
          items.append(
            DrawItem(
              name: "outlines", geometry: .triangles(mesh), material: Material(color: .solid(color))
            ))
        case nil: break
        }
      }
    }
    flush()
    return items
  }
}
