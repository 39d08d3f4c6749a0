import Diagnostics

extension SceneBuilder {
  /// Notes that nothing is seen of marks that are there, where no other warning says why.
  ///
  /// - Parameter isEmpty: whether nothing is drawn of the marks.
  mutating func noteUnseen(_ isEmpty: Bool) {
    guard isEmpty, diagnostics.isEmpty, chart.marks.contains(where: \.hasPlaces) else { return }
    diagnostics.note(
      .other(
        "nothing is seen of the marks: they lie outside the domains of the axes, have no extent "
          + "or are see-through"))
  }
}

extension ResolvedMarks {
  /// Whether there are marks at all; texts are drawn with the labels.
  fileprivate var hasPlaces: Bool {
    switch self {
    case .points(let points): !points.x.isEmpty
    case .spans(let spans): !spans.starts.x.isEmpty
    case .lines(let lines): !lines.vertices.x.isEmpty
    case .scattered(let scatter): !scatter.x.isEmpty
    case .surface(let surface): !surface.samples.heights.isEmpty
    case .planeSpans(let spans): !spans.starts.x.isEmpty
    case .areas(let areas): !areas.ends.isEmpty
    case .texts: false
    }
  }

  /// Whether they are texts, which are seen without geometry.
  var areTexts: Bool { if case .texts = self { true } else { false } }
}
