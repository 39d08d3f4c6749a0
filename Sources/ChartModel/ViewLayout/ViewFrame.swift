/// The frame of one node of a laid out tree.
package struct ViewFrame: Sendable, Hashable {
  /// How many nodes it is in.
  package var depth: Int
  /// What it is, in a few words.
  package var name: String
  /// Points.
  package var frame: PageRect
}

extension PageLayout {
  /// The laid out tree as text: a line a node, with its frame's corner and size.
  package var dump: String {
    frames.map { view in
      let frame = view.frame
      return String(repeating: "  ", count: view.depth) + view.name
        + " (\(short(frame.x)), \(short(frame.y))) \(short(frame.width)) x \(short(frame.height))"
    }.joined(separator: "\n")
  }
}

/// A number to two decimals.
private func short(_ number: Double) -> String {
  let rounded = (number * 100).rounded() / 100
  return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
}

extension FlatView {
  /// What the node is, in a few words.
  var name: String {
    switch kind {
    case .leaf(let leaf): leaf.name
    case .stack(let spec):
      switch spec.direction {
      case .horizontal: "hstack"
      case .vertical: "vstack"
      case .depth: "zstack"
      }
    case .grid: "grid"
    case .modifier(let modifier): modifier.name
    }
  }
}

extension ViewNode {
  fileprivate var name: String {
    switch self {
    case .empty: "empty"
    case .group: "group"
    case .text(let line): "text '\(line.string)'"
    case .chart: "chart"
    case .shape(let shape):
      shape.outline.name + (shape.stroke == nil ? " " : " stroke ") + shape.color.dump
    case .symbol(let symbol): "symbol \(symbol.name) \(symbol.color.dump)"
    case .spacer: "spacer"
    case .divider: "divider"
    case .stack: "stack"
    case .grid: "grid"
    case .modified: "modified"
    }
  }
}

extension ShapeOutline {
  fileprivate var name: String {
    switch self {
    case .rectangle: "rectangle"
    case .roundedRectangle(let radius): "rounded rectangle \(short(radius))"
    case .circle: "circle"
    case .capsule: "capsule"
    case .ellipse: "ellipse"
    case .polygon(let corners): "polygon \(corners.count)"
    case .polygons(let parts): "polygons \(parts.count)"
    }
  }
}

extension ViewModifierSpec {
  fileprivate var name: String {
    switch self {
    case .frame: "frame"
    case .flexibleFrame: "flexible frame"
    case .padding: "padding"
    case .aspectRatio: "aspect ratio"
    case .fixedSize: "fixed size"
    case .background: "background"
    case .overlay: "overlay"
    case .offset: "offset"
    case .opacity(let opacity): "opacity \(short(opacity))"
    case .clip: "clip"
    case .layoutPriority(let priority): "layout priority \(short(priority))"
    case .scroll: "scroll"
    case .reader: "reader"
    }
  }
}
