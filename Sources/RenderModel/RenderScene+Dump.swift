extension RenderScene {
  /// The scene as text, a line an item: what tests read and a person can compare.
  package var dump: String {
    layers.map { layer in
      let head = "layer \(layer.name): \(layer.camera), \(layer.visibility)"
      switch layer.source {
      case .perFrame(let index):
        return "\(head), items \(index) of the frame"
      case .fixed(let items):
        return ([head] + items.map { "  \($0.dump)" }).joined(separator: "\n")
      }
    }.joined(separator: "\n")
  }
}

extension FrameState {
  /// The frame as text.
  package var dump: String {
    let head = "frame \(size.width)x\(size.height), \(scale) pixels a point"
    return
      ([head]
      + items.enumerated().flatMap { index, items in
        ["items \(index):"] + items.map { "  \($0.dump)" }
      }).joined(separator: "\n")
  }
}

extension DrawItem {
  var dump: String {
    let lit = material.lighting.map { ", metalness \($0.metalness), roughness \($0.roughness)" }
    let masked = mask.map { ", through strokes x \($0.count)" }
    return "\(name): \(geometry.kind) x \(geometry.count), \(material.color)"
      + (lit ?? "") + (masked ?? "")
  }
}

extension Geometry {
  var kind: String {
    switch self {
    case .spheres: "spheres"
    case .triangles: "triangles"
    case .segments: "segments"
    case .shapes: "shapes"
    case .glyphs: "glyphs"
    }
  }
}
