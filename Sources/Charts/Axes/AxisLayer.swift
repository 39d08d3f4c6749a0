import ChartModel
import SwiftUICore

/// A layer of axis marks with what a style does to it as a view.
///
/// The marks of one axis do not cover each other, so what fades the layer may fade each of them.
struct AxisLayer {
  /// The styled layer; calls its argument with the environment in which the marks stand.
  let node: @MainActor (EnvironmentValues, @escaping (EnvironmentValues) -> Void) -> ViewNode

  /// Enters the layer's environment, and gives its opacity: 0 where the style leaves the marks out.
  @MainActor func enter(_ environment: inout EnvironmentValues) -> Double {
    var outer = environment
    outer.foregroundPaint = nil
    var inner: EnvironmentValues?
    let node = node(outer) { inner = $0 }
    guard var inner, let path = node.pathToMarks else { return 0 }
    if let paint = inner.foregroundPaint { inner.axisMarkPaint = paint }
    inner.foregroundPaint = inner.foregroundPaint ?? environment.foregroundPaint
    environment = inner
    return path.reduce(1) { opacity, modifier in
      if case .opacity(let value) = modifier { opacity * value } else { opacity }
    }
  }

  /// The names of what the style asks for and marks cannot have.
  @MainActor func unused(in environment: EnvironmentValues) -> [String] {
    (node(environment) { _ in }.pathToMarks ?? []).compactMap(\.nameOnMarks)
  }
}

/// Stands for the content of a layer in the closure that styles it.
public struct PlaceholderContentView<Content>: PrimitiveView {
  let enter: (EnvironmentValues) -> Void

  /// Marks the place of the content.
  @MainActor public static func _lower(_ view: Self, into lowering: inout _ViewLowering) {
    view.enter(lowering.environment)
    lowering.add(.axisMarks)
  }
}

extension ViewNode {
  /// Stands for axis marks: no other reader has a number below 0.
  fileprivate static let axisMarks = ViewNode.modified(.spacer(minLength: 0), .reader(-1))

  /// The modifiers round the axis marks, from the outside in; nil where the marks are not in the tree.
  fileprivate var pathToMarks: [ViewModifierSpec]? {
    switch self {
    case .modified(_, .reader(-1)): []
    case .modified(let node, let modifier): node.pathToMarks.map { [modifier] + $0 }
    case .group(let nodes), .stack(_, let nodes): nodes.lazy.compactMap(\.pathToMarks).first
    default: nil
    }
  }
}

extension ViewModifierSpec {
  /// The modifier by its name in source; nil for what axis marks honour.
  fileprivate var nameOnMarks: String? {
    switch self {
    case .opacity, .layoutPriority, .reader: nil
    case .frame, .flexibleFrame: "frame"
    case .padding: "padding"
    case .aspectRatio: "aspectRatio"
    case .fixedSize: "fixedSize"
    case .background: "background"
    case .overlay: "overlay"
    case .offset: "offset"
    case .clip: "clipShape"
    case .scroll: "ScrollView"
    }
  }
}
