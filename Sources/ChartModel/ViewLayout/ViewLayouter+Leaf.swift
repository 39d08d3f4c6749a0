import TextModel

extension ViewLayouter {
  /// The size that a view without parts takes.
  func extent(
    of leaf: ViewNode, in direction: StackSpec.Direction?, _ proposal: Proposal
  ) -> Extent {
    switch leaf {
    case .text(let line):
      return text.block(line, width: proposal.width, height: proposal.height).extent
    case .chart: return proposal.filled(300, 200)
    case .shape(let shape): return shape.extent(proposal)
    case .symbol(let symbol): return symbol.extent(proposal)
    case .spacer(let minLength):
      return roomExtent(max(0, minLength ?? StackSpec.standardSpacing), direction, proposal)
    case .divider:
      return direction == .horizontal
        ? Extent(width: 1, height: proposal.height ?? 10)
        : Extent(width: proposal.width ?? 10, height: 1)
    default: return Extent(width: 0, height: 0)
    }
  }

  /// Room reaches along its stack; outside of one it reaches both ways.
  private func roomExtent(
    _ least: Double, _ direction: StackSpec.Direction?, _ proposal: Proposal
  ) -> Extent {
    let width = max(least, proposal.width ?? least)
    let height = max(least, proposal.height ?? least)
    switch direction {
    case .horizontal: return Extent(width: width, height: 0)
    case .vertical: return Extent(width: 0, height: height)
    case .depth, nil: return Extent(width: width, height: height)
    }
  }
}

extension ShapeSpec {
  /// Shapes take what they are offered; a circle a square of it.
  fileprivate func extent(_ proposal: Proposal) -> Extent {
    guard outline == .circle else { return proposal.filled(10, 10) }
    let side = min(
      proposal.width ?? proposal.height ?? 10, proposal.height ?? proposal.width ?? 10)
    return Extent(width: side, height: side)
  }
}

extension SymbolSpec {
  /// Somewhat larger than the font, and in the middle of its capitals.
  fileprivate func extent(_ proposal: Proposal) -> Extent {
    if isResizable { return proposal.filled(side, side) }
    let baseline = side / 2 + 0.36 * size
    return Extent(width: side, height: side, firstBaseline: baseline, lastBaseline: baseline)
  }

  /// The size of its font.
  private var size: Double {
    let size = (font ?? TextLine.standardFont).size
    return size.isFinite ? max(0, size) : 0
  }

  /// The side of its frame, of which the drawing takes nine tenths.
  private var side: Double { 1.15 * size }

  /// The part of a frame that the drawing takes.
  func inked(_ frame: PageRect) -> PageRect {
    PageRect(center: frame.center, size: frame.size * 0.9)
  }
}
