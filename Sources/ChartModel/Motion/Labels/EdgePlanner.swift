/// Chooses, for every frame of a sequence, the edge that carries the labels of an axis.
///
/// An edge costs the more the further it lies from where a still has it, and the more of the labels
/// lack that a still asks for; a change costs as much as to stand wrong for some time. So a view
/// that goes to and fro about a limit does not make labels jump, and one that turns on has as few
/// changes as there must be.
struct EdgePlanner {
  let axis: PositionAxis
  /// Where labels may stand.
  let page: PageRect
  let style: LayoutStyle
  let timeline: Timeline

  /// What can be said of an edge in one frame.
  private struct Choice {
    /// A second.
    var cost: Double
    /// 0 where the axis is seen end on, 1 where labels along it are easy to read.
    var legibility: Double
  }

  /// An edge further within the outline than this, as the sine of the angle by which a face is
  /// turned, is no choice.
  private static let farthestWithin = 0.2

  func edges(_ frames: [SeenBox]) -> [BoxEdge] {
    let edges = BoxEdge.all(along: axis.rawValue)
    let choices = frames.map { self.choices($0, edges) }
    let path = StatePath(states: edges.count)
    return path.cheapest(
      steps: frames.count, isLoop: timeline.isLoop,
      cost: { frame, edge in
        // Of two that are equally good the first, whichever way the sequence runs.
        choices[frame][edge].cost / timeline.rate + Double(edge) * 1e-9
      },
      weight: { frame in
        0.02 + choices[frame].reduce(0) { max($0, $1.legibility) }
      }
    ).map { edges[$0] }
  }

  /// Whether the labels stand on the left of the way from an edge's start to its end: outside the
  /// box, but that one seen nearly along its labels keeps them where they are.
  ///
  /// - Parameter breaks: whether the edge of a frame is not that of the one before.
  func sides(_ edges: [LabelEdge?], _ frames: [SeenBox], breaks: [Bool]) -> [Bool] {
    StatePath(states: 2).cheapest(
      steps: edges.count, isLoop: timeline.isLoop,
      cost: { frame, state in
        guard let edge = edges[frame]?.labelled(onLeft: state == 1) else { return 0 }
        let fromCenter = (edge.start + edge.end) / 2 - frames[frame].box.center
        let outside = (edge.outward * fromCenter).sum() / max(fromCenter.length, 1e-9)
        return max(0, -outside) * 20 / timeline.rate + Double(state) * 1e-9
      },
      weight: { breaks[$0] ? 0 : 1 }
    ).map { $0 == 1 }
  }

  private func choices(_ frame: SeenBox, _ edges: [BoxEdge]) -> [Choice] {
    let (box, view) = (frame.box, frame.view)
    let within = edges.map { self.within($0, box.bounds, view) }
    let span = max(2 * box.bounds.radius * box.pointsPerUnit, 1e-9)
    let places = edges.map { edge -> Double in
      let middle = box.place(of: edge.point(box.bounds, at: box.bounds.center[axis.rawValue]), view)
      return (axis == .y ? middle.x : -middle.y) / span
    }
    let best = zip(within, places).reduce(Double.infinity) { $1.0 == 0 ? min($0, $1.1) : $0 }
    return edges.indices.map { index in
      let edge = LabelEdge(edges[index], box: box, view: view)
      let length = edge?.length ?? 0
      let legibility = min(1, length / (3 * style.shortestAxis))
      let isChoice = within[index] <= EdgePlanner.farthestWithin
      let wrong = best.isFinite ? max(0, places[index] - best) : 0
      return Choice(
        cost: isChoice
          ? (4 * wrong + 10 * within[index] + 20 * lack(edge, frame)) * legibility : 1e3,
        legibility: legibility)
    }
  }

  /// What an edge lacks of the labels for which a still keeps it, 0...1; nothing where the page
  /// shows all of it.
  private func lack(_ edge: LabelEdge?, _ frame: SeenBox) -> Double {
    guard let edge, edge.isCut(by: page, style: style) else { return 0 }
    let enough = frame.box.enoughLabels(of: axis)
    let count = frame.box.labelCount(axis, on: edge, frame.view, page: page, style: style)
    return 1 - Double(min(count, enough)) / Double(enough)
  }

  /// How far an edge lies within the outline: 0 where one of its faces is turned to the eye and one
  /// is not, else how far the nearer to that is turned, as a sine.
  private func within(_ edge: BoxEdge, _ bounds: BoxBounds, _ view: BoxView) -> Double {
    let facings = [edge.faces.0, edge.faces.1].map { $0.facing(bounds, view) }
    let (a, b) = (facings[0], facings[1])
    return (a < 0) != (b < 0) ? 0 : min(abs(a), abs(b))
  }
}
