/// The size that a view takes when it is offered some room, and where its parts are in it.
struct Arrangement {
  struct Part {
    /// The number of the part's node.
    var node: Int
    /// What the part is offered.
    var proposal: Proposal
    /// Of its top left corner, in points.
    var offset: SIMD2<Double> = .zero
  }

  var extent: Extent
  /// In the order of painting.
  var parts: [Part] = []
}
