import Diagnostics
import RenderModel

extension SceneBuilder {
  /// The symbols of points, one form after the other.
  mutating func symbolItems(
    _ points: ResolvedPoints, _ plane: PlaneLayout, index: Int
  ) -> [DrawItem] {
    guard let codes = points.planeSymbols else {
      return [planeItem(points, plane, index: index)].compactMap { $0 }
    }
    return Set(codes).sorted().compactMap { code in
      var own = points
      own.planeSymbol = code < 0 ? .circle : PlaneSymbol.series(code)
      return planeItem(own, plane, index: index, form: code)
    }
  }

  /// Symbols for the points that are finite and inside the domains, drawn whole.
  ///
  /// - Parameter form: of those that are drawn, where they have several.
  mutating func planeItem(
    _ points: ResolvedPoints, _ plane: PlaneLayout, index: Int, form: Int32? = nil
  ) -> DrawItem? {
    let place = "point mark \(index + 1)"
    let count = min(points.x.count, points.y.count)
    let x = PlaneMap(.x, of: chart, in: plane, anchor: points.xAnchor)
    let y = PlaneMap(.y, of: chart, in: plane, anchor: points.yAnchor)
    let color = planeColors(points.foreground, plane)
    let sizes = PlaneSymbolSizes(
      points, in: plane, frame: layout.frame, style: layout.style)
    var leftOut = LeftOut()
    var symbols = PlaneSymbols(points.planeSymbol, count: count)
    let forms = form == nil ? nil : points.planeSymbols
    let shift = PlaneShift(points, chart, in: plane)
    for i in 0..<count {
      if let forms, forms.element(i) != form { continue }
      let p = SIMD2(x.place(of: points.x[i]), y.place(of: points.y[i]))
      guard p.x.isFinite, p.y.isFinite else {
        leftOut.count(isFinite: points.x[i].isFinite && points.y[i].isFinite)
        continue
      }
      guard x.isShown(p.x), y.isShown(p.y) else { continue }
      let size = sizes[i]
      guard size.x.isFinite, size.y.isFinite else {
        leftOut.notFinite += 1
        continue
      }
      if size.x < 0 || size.y < 0 { leftOut.offScale += 1 }
      guard size.x > 0, size.y > 0 else { continue }
      var center = SIMD2(x.page(p.x), y.page(p.y))
      if let shift { center += shift[i] }
      symbols.add(at: center, size: size, color: color(i, p))
    }
    diagnostics.note(leftOut, place: place)
    return symbols.item(name: place)
  }

  /// The colour of mark i at a place on the ranges 0...1 of the scales.
  mutating func planeColors(
    _ foreground: ResolvedForeground, _ plane: PlaneLayout
  ) -> (_ index: Int, _ place: SIMD2<Double>) -> RGBA8 {
    switch foreground {
    case .footprint(let gradient, let geometry):
      // Radii are in points, so the unit square is the plot as it lies on the page.
      let (width, height) = (max(plane.plot.width, 1e-9), max(plane.plot.height, 1e-9))
      let footprint = Footprint(
        gradient, geometry, x: 0...width, z: 0...height, pointsPerUnit: 1, palette: palette)
      return { _, place in footprint.color(x: place.x * width, z: place.y * height) }
    case .fading(let foreground, let opacities):
      let color = planeColors(foreground, plane)
      return { index, place in
        let opacity = opacities.indices.contains(index) ? opacities[index] : 1
        return color(index, place).fading(by: opacity)
      }
    case .color, .each, .height, .normal:
      let color = markColors(foreground)
      return { index, place in color(index, SIMD3(place, 0)) }
    }
  }
}
