extension ResolvedSpans {
  /// The marks by their opacity, where a ramp colours them: a ramp has one alpha for all.
  ///
  /// As many parts as opacities that can be told apart, at most 255.
  var partedByOpacity: [ResolvedSpans] {
    guard case .fading(let foreground, let opacities) = starts.foreground else { return [self] }
    var parts: [(alpha: Double, marks: [Int])] = []
    var partByAlpha: [Double: Int] = [:]
    for index in starts.x.indices where index < opacities.count {
      let alpha = (opacities[index] * 255).rounded() / 255
      if let part = partByAlpha[alpha] {
        parts[part].marks.append(index)
      } else {
        partByAlpha[alpha] = parts.count
        parts.append((alpha, [index]))
      }
    }
    return parts.filter { $0.alpha > 0 }.map { part in
      var spans = self
      spans.starts.foreground = foreground.fading(by: .same(part.alpha))
      func pick(_ column: [Double]) -> [Double] { part.marks.map { column[$0] } }
      spans.starts.x = pick(starts.x)
      spans.starts.y = pick(starts.y)
      spans.starts.z = pick(starts.z)
      spans.xEnd = xEnd.map(pick)
      spans.yEnd = yEnd.map(pick)
      spans.zEnd = zEnd.map(pick)
      return spans
    }
  }
}
