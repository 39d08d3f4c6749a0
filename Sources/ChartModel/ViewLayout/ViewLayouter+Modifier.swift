extension ViewLayouter {
  /// The size of a modified view.
  ///
  /// - Parameter parts: the view, then what is behind or over it.
  func modified(
    _ parts: [Int], _ modifier: ViewModifierSpec, _ proposal: Proposal
  ) -> Arrangement {
    let view = parts[0]
    switch modifier {
    case .frame(let width, let height, let alignment):
      let offer = Proposal(width: width ?? proposal.width, height: height ?? proposal.height)
      let inner = measure(view, offer)
      return framed(
        view, offer, inner, alignment,
        Extent(width: width ?? inner.width, height: height ?? inner.height))
    case .flexibleFrame(let width, let height, let alignment):
      let offer = Proposal(
        width: width.offer(proposal.width), height: height.offer(proposal.height))
      let inner = measure(view, offer)
      return framed(
        view, offer, inner, alignment,
        Extent(
          width: width.length(proposal.width, inner.width),
          height: height.length(proposal.height, inner.height)))
    case .padding(let edges):
      return padded(view, edges, proposal)
    case .aspectRatio(let ratio, let fills):
      return passed(view, fitted(view, ratio, fills: fills, proposal))
    case .fixedSize(let horizontal, let vertical):
      return passed(
        view,
        Proposal(
          width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height))
    case .background(_, let alignment):
      return layered(view, parts[1], isBehind: true, alignment, proposal)
    case .overlay(_, let alignment):
      return layered(view, parts[1], isBehind: false, alignment, proposal)
    case .offset(let x, let y): return passed(view, proposal, offset: [x, y])
    case .scroll(let horizontal, let vertical):
      return scrolled(view, horizontal: horizontal, vertical: vertical, proposal)
    case .reader:
      let outer = proposal.filled(10, 10)
      let offer = Proposal(width: outer.width, height: outer.height)
      return framed(
        view, offer, measure(view, offer), AlignmentSpec(horizontal: 0, vertical: .top), outer)
    case .opacity, .clip, .layoutPriority: return passed(view, proposal)
    }
  }

  /// A frame takes the size of its view.
  private func passed(
    _ view: Int, _ offer: Proposal, offset: SIMD2<Double> = .zero
  ) -> Arrangement {
    Arrangement(
      extent: measure(view, offer),
      parts: [Arrangement.Part(node: view, proposal: offer, offset: offset)])
  }

  /// A frame has a size of its own, and the view lies in it.
  private func framed(
    _ view: Int, _ offer: Proposal, _ inner: Extent, _ alignment: AlignmentSpec, _ outer: Extent
  ) -> Arrangement {
    var outer = outer
    let offset = outer.offset(of: inner, alignment)
    outer.takeBaselines(of: inner, movedBy: offset.y)
    return Arrangement(
      extent: outer, parts: [Arrangement.Part(node: view, proposal: offer, offset: offset)])
  }

  private func padded(_ view: Int, _ edges: EdgeLengths, _ proposal: Proposal) -> Arrangement {
    let offer = Proposal(
      width: proposal.width.map { $0 - edges.width },
      height: proposal.height.map { $0 - edges.height })
    let inner = measure(view, offer)
    var outer = Extent(
      width: max(0, inner.width + edges.width), height: max(0, inner.height + edges.height))
    outer.takeBaselines(of: inner, movedBy: edges.top)
    return Arrangement(
      extent: outer,
      parts: [
        Arrangement.Part(node: view, proposal: offer, offset: [edges.leading, edges.top])
      ])
  }

  /// The proposal of a ratio that fits into another, or fills it.
  private func fitted(
    _ view: Int, _ ratio: Double?, fills: Bool, _ proposal: Proposal
  ) -> Proposal {
    let ideal = measure(view, Proposal(width: nil, height: nil))
    let ratio = ratio ?? ideal.width / ideal.height
    guard ratio > 0, ratio.isFinite else { return proposal }
    let width: Double
    switch (proposal.width, proposal.height) {
    case (nil, nil): width = ideal.width
    case (let offered?, nil): width = offered
    case (nil, let height?): width = height * ratio
    case (let offered?, let height?):
      width = fills ? max(offered, height * ratio) : min(offered, height * ratio)
    }
    return Proposal(width: width, height: width / ratio)
  }

  private func layered(
    _ view: Int, _ other: Int, isBehind: Bool, _ alignment: AlignmentSpec, _ proposal: Proposal
  ) -> Arrangement {
    let extent = measure(view, proposal)
    let offer = Proposal(width: extent.width, height: extent.height)
    let main = Arrangement.Part(node: view, proposal: proposal)
    let second = Arrangement.Part(
      node: other, proposal: offer, offset: extent.offset(of: measure(other, offer), alignment))
    return Arrangement(extent: extent, parts: isBehind ? [second, main] : [main, second])
  }

  /// The view begins at the top left of the directions that it scrolls in.
  private func scrolled(
    _ view: Int, horizontal: Bool, vertical: Bool, _ proposal: Proposal
  ) -> Arrangement {
    let offer = Proposal(
      width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
    let inner = measure(view, offer)
    let outer = Extent(
      width: proposal.width ?? inner.width, height: proposal.height ?? inner.height)
    var offset = outer.offset(of: inner, .center)
    if horizontal { offset.x = 0 }
    if vertical { offset.y = 0 }
    return Arrangement(
      extent: outer, parts: [Arrangement.Part(node: view, proposal: offer, offset: offset)])
  }
}

extension LengthBounds {
  /// What a view in these bounds is offered.
  fileprivate func offer(_ proposed: Double?) -> Double? {
    (proposed ?? ideal).map(clamped)
  }

  /// The length of a frame about a view: as offered where a bound allows it, else the view's.
  fileprivate func length(_ proposed: Double?, _ inner: Double) -> Double {
    let low = least ?? min(inner, most ?? inner)
    let high = max(low, most ?? max(inner, low))
    return min(max(proposed ?? ideal ?? inner, low), high)
  }

  private func clamped(_ length: Double) -> Double {
    max(min(length, most ?? length), least ?? 0)
  }
}
