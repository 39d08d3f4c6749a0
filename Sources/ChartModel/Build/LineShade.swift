import RenderModel

/// The colour at each place of a line.
struct LineShade {
  /// The colour at a fraction of the way from a vertex to the next, and at its place in plot space.
  let color: (_ from: Int, _ to: Int, _ fraction: Double, _ place: SIMD3<Double>) -> RGBA8
  /// Into how many pieces a stroke is cut, so that its colour may run evenly along each.
  let pieces: (_ from: Int, _ to: Int, _ start: SIMD3<Double>, _ end: SIMD3<Double>) -> Int

  /// Colours by vertex and place.
  init(
    _ color: @escaping (_ index: Int, _ place: SIMD3<Double>) -> RGBA8,
    _ foreground: ResolvedForeground
  ) {
    switch foreground.unfaded {
    case .color, .normal:
      self.color = { i, _, _, place in color(i, place) }
      pieces = { _, _, _, _ in 1 }
    case .each:
      self.color = { i, j, t, place in
        i == j ? color(i, place) : RGBA8.mix(color(i, place), color(j, place), t)
      }
      pieces = { _, _, _, _ in 1 }
    case .height(_, let low, let high):
      self.color = { i, _, _, place in color(i, place) }
      pieces = { _, _, a, b in LineShade.pieces(abs((b.y - a.y) / (high - low))) }
    case .footprint, .fading:
      self.color = { i, _, _, place in color(i, place) }
      pieces = { _, _, a, b in LineShade.pieces((b - a).length) }
    }
  }

  /// Colours by a number whose place on the ramp runs evenly from vertex to vertex.
  ///
  /// - Parameter missing: where the number is.
  init(_ ramp: DataRamp, missing: RGBA8) {
    func place(_ index: Int) -> Double {
      index < ramp.places.count ? ramp.places[index] : .nan
    }
    color = { i, j, t, _ in
      let at = t <= 0 ? place(i) : t >= 1 ? place(j) : place(i) + (place(j) - place(i)) * t
      return at.isFinite ? Ramp.color(ramp.colors, at: at) : missing
    }
    pieces = { i, j, _, _ in LineShade.pieces(abs(place(j) - place(i))) }
  }

  /// Pieces for a part of a ramp, as long as colours mixed evenly are those of the ramp.
  private static func pieces(_ part: Double) -> Int {
    part.isFinite ? Int(min((part * 32).rounded(.up), 32)).clamped(to: 1...32) : 1
  }
}

extension Int {
  fileprivate func clamped(to range: ClosedRange<Int>) -> Int {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}

extension RGBA8 {
  /// The encoded colour at a fraction of the way from one to another.
  static func mix(_ a: RGBA8, _ b: RGBA8, _ t: Double) -> RGBA8 {
    if a == b { return a }
    func mix(_ a: UInt8, _ b: UInt8) -> UInt8 {
      let mixed = Double(a) + (Double(b) - Double(a)) * t
      return RGBA8.byte(mixed / 255)
    }
    return RGBA8(
      red: mix(a.red, b.red), green: mix(a.green, b.green), blue: mix(a.blue, b.blue),
      alpha: mix(a.alpha, b.alpha))
  }
}
