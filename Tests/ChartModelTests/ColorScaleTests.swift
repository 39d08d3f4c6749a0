import Glibc
import RenderModel
import Testing

@testable import ChartModel

/// From data to colour: by value, at the ends and in the middle.
struct ColorScaleTests {
  @Test(arguments: NamedPalette.allCases, [Theme.light, .dark])
  func manyCategoriesHaveColorsOfTheirOwn(named: NamedPalette, theme: Theme) {
    let palette = Palette(theme: theme, categorical: named)
    let colors = (0..<24).map { palette.category($0) }
    #expect(Array(colors.prefix(named.colors.count)) == named.colors.map { palette.resolve($0) })
    let labs = colors.map {
      OKLab.fromSRGB([Double($0.red), Double($0.green), Double($0.blue)] / 255)
    }
    for (index, lab) in labs.enumerated() {
      for other in labs[..<index] {
        let apart = lab - other
        #expect((apart * apart).sum() > 0.02 * 0.02, "\(index) of \(named)")
      }
      #expect((0.2...0.97).contains(lab.x) || index < named.colors.count)
    }
    #expect(Set((0..<200).map { palette.category($0) }).count == 200)
  }

  private let black = ColorSpec.srgb(red: 0, green: 0, blue: 0, opacity: 1)
  private let white = ColorSpec.srgb(red: 1, green: 1, blue: 1, opacity: 1)
  private let gray = Palette(theme: .light).system(.gray)

  private func resolved(
    _ column: Column, change: (inout ChartSpec) -> Void = { _ in }
  ) -> ResolvedChart {
    let values = (0..<column.count).map { Double($0) }
    var spec = ChartSpec.points(values, values, values)
    spec.marks[0].style.foreground = .encoded(Channel(label: "Colour", column: column))
    change(&spec)
    return spec.resolved(theme: .light)
  }

  private func colors(
    _ column: Column, change: (inout ColorScaleSpec) -> Void = { _ in }
  ) -> [RGBA8] {
    let chart = resolved(column) { change(&$0.colorScale) }
    guard let foreground = chart.marks.first?.foreground else { return [] }
    switch foreground {
    case .each(let colors): return colors
    case .color(let color): return [color]
    default: return []
    }
  }

  private func ramp(_ chart: ResolvedChart) throws -> LegendRamp {
    for case .ramp(let ramp) in chart.legends { return ramp }
    return try #require(nil)
  }

  private func entries(_ chart: ResolvedChart) -> [LegendEntry] {
    for case .categories(_, let entries) in chart.legends { return entries }
    return []
  }

  @Test func valuesThatAreNotOnTheScaleAreNoted() {
    func warnings(_ values: [Double]) -> [String] {
      resolved(.numbers(values)) { $0.colorScale.type = .log }.diagnostics.warnings.map { "\($0)" }
    }
    #expect(
      warnings([-1, 0, 10, .nan])
        == ["2 values of 'Colour' are not on the scale of the colours, and drawn grey"])
    #expect(
      warnings([-1]) == ["1 value of 'Colour' is not on the scale of the colours, and drawn grey"])
    #expect(warnings([1, .nan]).isEmpty)
  }

  /// The grey half way from black to white in OKLab has a lightness of 0.5: light of 0.125.
  @Test func colorsAreMixedInOKLab() {
    let shades = colors(.numbers([0, 50, 100])) { $0.range = .colors([black, white]) }
    let middle = UInt8((SRGBCurve.encoded(0.125) * 255).rounded())
    #expect(shades.first == RGBA8(gray: 0))
    #expect(shades.last == RGBA8(gray: 255))
    #expect(abs(Int(shades[1].red) - Int(middle)) <= 1)
    #expect(shades[1].red == shades[1].green && shades[1].green == shades[1].blue)
  }

  /// The value that stands half way, and a ramp whose middle shows it.
  @Test(
    arguments: [
      (ScaleType.linear, 1.0, 100.0, 50.5), (.log, 1, 100, 10), (.squareRoot, 0, 100, 25),
      (.power(exponent: 2), 0, 100, 70.710678), (.symmetricLog(slopeAtZero: 1), 0, 99, 9),
      (.symmetricLog(slopeAtZero: 10), -9.9, 9.9, 0),
    ])
  func scalesPutTheirMiddleThere(type: ScaleType, low: Double, high: Double, middle: Double) throws
  {
    let column = Column.numbers([low, middle, high])
    let change: (inout ColorScaleSpec) -> Void = { scale in
      scale.type = type
      scale.range = .colors([.system(.red, opacity: 1), black, .system(.blue, opacity: 1)])
    }
    let shades = colors(column, change: change)
    let palette = Palette(theme: .light)
    #expect(shades[0] == palette.system(.red))
    #expect(shades[2] == palette.system(.blue))
    #expect(max(shades[1].red, shades[1].green, shades[1].blue) < 8)
    // A tick stands where the transform puts its value, with the colour that the value has.
    let bar = try ramp(resolved(column) { change(&$0.colorScale) })
    let transform = ScaleTransform(type)
    #expect(bar.ticks.count >= 3)
    for tick in bar.ticks {
      let number = tick.text.replacing("\u{2212}", with: "-").replacing(",", with: "")
      let value = try #require(Double(number))
      let place =
        (transform.apply(value) - transform.apply(low))
        / (transform.apply(high) - transform.apply(low))
      #expect(abs(tick.place - place) < 1e-9, "\(tick.text)")
    }
  }

  @Test func valuesBeyondADeclaredDomainHaveTheColoursOfItsEnds() {
    let shades = colors(.numbers([-5, 0, 10, 99])) {
      $0.domain = .numbers(0, 10)
      $0.range = .colors([black, white])
    }
    #expect(shades.map(\.red) == [0, 0, 255, 255])
  }

  @Test func whatIsNotOnTheScaleIsGreyAndIsNamed() throws {
    let column = Column.numbers([.nan, -1, 0, 1, 100])
    let chart = resolved(column) { $0.colorScale.type = .log }
    guard case .each(let shades) = chart.marks[0].foreground else { return }
    #expect(shades[0...2].allSatisfy { $0 == gray })
    #expect(shades[3] != gray && shades[4] != gray)
    #expect(try ramp(chart).missing == LegendEntry(name: "missing", color: gray, symbol: .disc))
    #expect(try ramp(resolved(.numbers([1, 2]))).missing == nil)
  }

  @Test func aMarkWithoutAPlaceIsNotNamedMissing() throws {
    let chart = resolved(.numbers([.nan, 1, 2])) {
      $0.marks[0].y.column = .numbers([.nan, 1, 2])
    }
    #expect(try ramp(chart).missing == nil)
    let names = resolved(.categories(CategoryColumn(names: ["a"], codes: [0, -1]))) { _ in }
    #expect(entries(names).map(\.name) == ["a", "missing"])
  }

  @Test(arguments: [0.0, 3, -7, 1e-300, 1e300])
  func aConstantStandsInTheMiddleAsOnAnAxis(value: Double) throws {
    let shades = colors(.numbers([value, value])) { $0.range = .colors([black, white, black]) }
    #expect(shades[0].red >= 253)
    let domain = try #require(DataDomain.of(DataExtent(low: value, high: value), .identity))
    let spec = ChartSpec.points([value], [value], [value])
    let axis = spec.resolved(theme: .light).x.scale
    // The axis rounds its ends outward to ticks.
    #expect(min(axis.start, axis.end) <= domain.low && max(axis.start, axis.end) >= domain.high)
  }

  @Test func anAutomaticDomainCanIncludeZeroOrBeReversed() {
    let zero = colors(.numbers([50, 100])) {
      $0.domain = .automatic(includesZero: true, reversed: nil)
      $0.range = .colors([black, white, black])
    }
    #expect(zero[0].red >= 253 && zero[1].red == 0)
    let reversed = colors(.numbers([0, 10])) {
      $0.domain = .automatic(includesZero: nil, reversed: true)
      $0.range = .colors([black, white])
    }
    #expect(reversed.map(\.red) == [255, 0])
  }

  @Test func coloursStandAtTheNumbersOfAList() {
    let shades = colors(.numbers([-10, 0, 90])) {
      $0.domain = .numbers(-10, 90)
      $0.places = [-10, 0, 90]
      $0.range = .colors([black, white, black])
    }
    #expect(shades.map(\.red) == [0, 255, 0] || shades[1].red > 245)
  }

  @Test func datesHaveDatesAtTheirTicks() throws {
    let year = 365.0 * 86400
    let chart = resolved(.dates([0, year, 4 * year]))
    #expect(try ramp(chart).ticks.map(\.text).first == "2001")
  }

  @Test func aMappingIsAskedForEachValue() {
    let step = ColorRangeSpec.mapping { value in
      if case .number(let number) = value {
        number < 49.99 ? .system(.red, opacity: 1) : nil
      } else {
        nil
      }
    }
    let shades = colors(.numbers([0, 49.98, 50, 100])) { $0.range = step }
    #expect(shades == [Palette(theme: .light).system(.red)] + [shades[0], gray, gray])
  }

  // MARK: Categories

  private let three = Column.categories(CategoryColumn(["a", "b", "c", "a"]))

  @Test func categoriesTakeColoursInTurn() {
    let palette = Palette(theme: .light)
    #expect(colors(three) == [0, 1, 2, 0].map(palette.category))
    let two = colors(three) { $0.range = .colors([black, white]) }
    #expect(two.map(\.red) == [0, 255, 0, 0])
    let gradient = colors(three) { $0.range = .gradient(GradientSpec(colors: [black, white])) }
    #expect(gradient[0].red == 0 && gradient[2].red == 255)
    #expect((90...105).contains(gradient[1].red))
    let okabe = colors(three) { $0.palette = .okabeIto }
    #expect(okabe[0] == RGBA8(hex: 0xE69F00))
  }

  @Test func aDomainSettlesTheOrderAndLeavesOthersGrey() {
    let chart = resolved(three) {
      $0.colorScale.domain = .categories(["c", "a", "z"])
    }
    let palette = Palette(theme: .light)
    guard case .each(let shades) = chart.marks[0].foreground else { return }
    #expect(shades == [palette.category(1), gray, palette.category(0), palette.category(1)])
    #expect(entries(chart).map(\.name) == ["c", "a", "z"])
    #expect(
      chart.diagnostics.warnings.map(\.description) == [
        "the domain of the colours does not have 'b'; such marks are grey, and not in the legend"
      ])
  }

  @Test func numbersCanBeCategories() {
    let chart = resolved(.numbers([1, 2, 1])) { $0.colorScale.type = .category }
    #expect(entries(chart).map(\.name) == ["1", "2"])
  }

  @Test func swatchesLookLikeTheirMarks() {
    var spec = ChartSpec.points([1, 2], [1, 2], [1, 2], color: ["a", "b"])
    var rule = spec.marks[0]
    rule.mark = .rule
    rule.x.end = .numbers([3, 4])
    rule.style.foreground = .encoded(
      Channel(label: "Species", column: .categories(CategoryColumn(["c", "a"]))))
    spec.marks.append(rule)
    let chart = spec.resolved(theme: .light)
    #expect(entries(chart).map(\.symbol) == [.disc, .disc, .line])
  }

  @Test func titlesStandWhereTheyHelp() {
    func titles(_ spec: ChartSpec) -> [String] {
      spec.resolved(theme: .light).legends.map {
        switch $0 {
        case .categories(let title, _): title
        case .ramp(let ramp): ramp.title
        }
      }
    }
    var spec = ChartSpec.points(color: ["a", "b", "c"])
    #expect(titles(spec) == [""])
    spec.legend.visibility = .visible
    #expect(titles(spec) == ["Species"])
    spec.legend.visibility = .automatic
    spec.marks += ChartSpec.points().marks
    spec.marks[1].style.foreground = .encoded(Channel(label: "Mass", column: .numbers([1, 2, 3])))
    #expect(titles(spec) == ["Species", "Mass"])
  }

  // MARK: Heights

  @Test func aVisibleLegendExplainsHeights() throws {
    var style = MarkStyle()
    style.foreground = .heightBased(gradient: nil, range: 0...1)
    var spec = ChartSpec.surface(style: style) { x, z in x * z }
    spec.y.domain = .numbers(-1, 1)
    #expect(spec.resolved(theme: .light).legends.isEmpty)
    spec.legend.visibility = .visible
    let bar = try ramp(spec.resolved(theme: .light))
    #expect(bar.title == "Y")
    #expect(bar.ticks.map(\.text) == ["0.0", "0.5", "1.0"])
    #expect(bar.ticks.map(\.place) == [0, 0.5, 1])
    #expect(bar.colors == Ramp.row(Ramp.coolToWarm, palette: Palette(theme: .light)))
    // A small part of the axis has values of its own.
    spec.marks[0].style.foreground = .heightBased(gradient: nil, range: 0.1...0.2)
    let part = try ramp(spec.resolved(theme: .light))
    #expect(part.ticks.count >= 3 && part.ticks.first?.text == "0.10")
    #expect(part.ticks.last?.place == 1)
    spec.marks[0].style.foreground = .heightBased(gradient: nil, range: 0...1)
    // Hidden axes do not take the bar's ticks with them.
    spec.y.visibility = .hidden
    let hidden = try ramp(spec.resolved(theme: .light)).ticks
    #expect(hidden.first?.text == "0.0" && hidden.first?.place == 0 && hidden.last?.place == 1)
    spec.marks[0].style.foreground = .color(.same(.system(.red, opacity: 1)))
    #expect(spec.resolved(theme: .light).legends.isEmpty)
  }

  // MARK: Names

  @Test func namedRampsHaveThePublishedEnds() {
    let ends: [NamedRamp: (UInt32, UInt32)] = [
      .viridis: (0x440154, 0xFDE725), .magma: (0x000004, 0xFCFDBF),
      .inferno: (0x000004, 0xFCFFA4), .plasma: (0x0D0887, 0xF0F921),
      .cividis: (0x00224E, 0xFEE838), .turbo: (0x30123B, 0x7A0403),
    ]
    for (ramp, (first, last)) in ends {
      let row = Ramp.row(ramp.gradient, palette: Palette(theme: .light))
      #expect(row.first == RGBA8(hex: first) && row.last == RGBA8(hex: last), "\(ramp)")
    }
  }

  @Test(arguments: [NamedRamp.viridis, .magma, .inferno, .plasma, .cividis, .grays])
  func sequentialRampsGetLighterAllAlong(ramp: NamedRamp) {
    let lightness = Ramp.row(ramp.gradient, palette: Palette(theme: .light)).map { color in
      let parts = SIMD4<Double>(color.fractions)
      return OKLab.fromSRGB([parts.x, parts.y, parts.z]).x
    }
    for (before, after) in zip(lightness, lightness.dropFirst()) { #expect(after > before - 2e-3) }
    #expect((lightness.last ?? 0) - (lightness.first ?? 0) > 0.4)
  }

  @Test func mixesAreMixedInTheirSpace() {
    let palette = Palette(theme: .light)
    func mixed(_ fraction: Double, _ isPerceptual: Bool) -> RGBA8 {
      palette.resolve(.mix(black, white, by: fraction, isPerceptual: isPerceptual))
    }
    #expect(mixed(0.5, false) == RGBA8(gray: 128))
    #expect((95...105).contains(mixed(0.5, true).red))
    #expect(mixed(-1, true) == RGBA8(gray: 0) && mixed(2, false) == RGBA8(gray: 255))
    #expect(mixed(.nan, true) == RGBA8(gray: 0))
    let faint = ColorSpec.mix(black, white, by: 0.5, isPerceptual: true)
      .multiplyingOpacity(by: 0.5)
    #expect(palette.resolve(faint).alpha == 128)
  }
}
