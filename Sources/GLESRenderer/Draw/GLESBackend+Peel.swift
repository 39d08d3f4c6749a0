import CGLES
import Diagnostics
import RenderModel

extension GLESBackend {
  /// The most peels of a layer; what lies behind them is blended in the order of declaration.
  static let peelLimit = 256

  /// Blends the translucent items of a layer exactly, over the opaque ones that have been drawn.
  ///
  /// Each peel takes the nearest fragments behind the last one in two passes: one that finds their
  /// depth and says whether there are any, one that lays all fragments of that depth under what is
  /// in front. So none is lost where several share a depth: the one that is declared later lies
  /// above. In the end what is in front is laid over what is opaque.
  func peel(
    _ calls: [DrawCall],
    _ values: UniformValues,
    on target: PeelTarget,
    writesAlpha: Bool
  ) throws(ReliefError) {
    if calls.isEmpty { return }
    let calls = calls.map(\.peeled)
    target.beginPeels()
    defer { target.endPeels() }
    var peels = 0
    var isDone = false
    while peels < GLESBackend.peelLimit {
      target.beginDepth(peel: peels)
      isDone = try !anySamplePasses { () throws(ReliefError) in try run(calls, values) }
      if isDone { break }
      target.beginColor(peel: peels)
      try run(calls, values)
      peels += 1
    }
    peelCount += peels
    target.beginComposition(peels: peels)
    state(.blended(isTested: false, writesAlpha: writesAlpha))
    if !isDone { try run(calls.reversed(), values) }
    try cover(ProgramVariant(.cover, [.peel]))
  }

  /// Whether anything that `draw` draws passes its tests.
  private func anySamplePasses(_ draw: () throws(ReliefError) -> Void) throws(ReliefError) -> Bool {
    if query == 0 { glGenQueries(1, &query) }
    glBeginQuery(GLenum(GL_ANY_SAMPLES_PASSED), query)
    do {
      try draw()
    } catch {
      glEndQuery(GLenum(GL_ANY_SAMPLES_PASSED))
      throw error
    }
    glEndQuery(GLenum(GL_ANY_SAMPLES_PASSED))
    var result: GLuint = 0
    glGetQueryObjectuiv(query, GLenum(GL_QUERY_RESULT), &result)
    return result != 0
  }
}
