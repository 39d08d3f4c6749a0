import ChartModel
import TextModel

/// Pages of charts with views round them.
extension Scenes {
  static let views: [TestScene] = [
    TestScene(name: "views-screen", view: screen, width: 420, height: 380),
    TestScene(name: "views-screen-dark", view: screen, width: 420, height: 380, theme: .dark),
    TestScene(name: "views-shapes", view: shapes, width: 340, height: 250, scale: 2),
  ]

  // MARK: A screen

  /// Two charts side by side under a heading, a key and a row of what looks like buttons.
  private static var screen: ViewNode {
    .stack(
      StackSpec(.vertical, spacing: 10),
      [
        .stack(
          StackSpec(
            .horizontal, alignment: AlignmentSpec(horizontal: 0, vertical: .firstTextBaseline)),
          [
            text("Penguins", size: 22, weight: 700), .spacer(minLength: nil),
            text("three species", size: 12, color: .secondary),
          ]),
        .divider(nil),
        .stack(
          StackSpec(.horizontal),
          [
            .modified(
              .chart(bare(cloud(count: 60))),
              .background(fill(.roundedRectangle(radius: 12), .blue, 0.08), .center)),
            .modified(
              .chart(bare(sinc(.heightBased(gradient: nil, range: nil)))),
              .overlay(badge, AlignmentSpec(horizontal: 1, vertical: .top))),
          ]),
        .stack(
          StackSpec(.horizontal, spacing: 12),
          [key("Adelie", .blue), key("Chinstrap", .green), key("Gentoo", .orange)]),
        .stack(
          StackSpec(.horizontal),
          [button("Front"), button("Top"), .spacer(minLength: nil), toggle]),
        .modified(
          text(
            "A line that is far too long for its place on the page, so that it is wrapped once and "
              + "then cut where the second one ends, whatever it has still to say.", size: 12),
          .frame(width: nil, height: 30, .center)),
      ])
  }

  private static func text(
    _ string: String, size: Double, weight: Int = 400, color: SystemColor = .primary
  ) -> ViewNode {
    .text(
      TextLine(
        string: string, font: FontSpec(size: size, weight: weight),
        color: .system(color, opacity: 1)))
  }

  private static func fill(
    _ outline: ShapeOutline, _ color: SystemColor, _ opacity: Double = 1
  ) -> ViewNode {
    .shape(ShapeSpec(outline, color: .system(color, opacity: opacity)))
  }

  private static func padded(_ node: ViewNode, _ across: Double, _ along: Double) -> ViewNode {
    .modified(
      node,
      .padding(EdgeLengths(top: along, leading: across, bottom: along, trailing: across)))
  }

  private static var badge: ViewNode {
    .modified(
      padded(text("sinc", size: 11, color: .white), 6, 2),
      .background(fill(.capsule, .red), .center)
    )
  }

  private static func key(_ name: String, _ color: SystemColor) -> ViewNode {
    .stack(
      StackSpec(
        .horizontal, alignment: AlignmentSpec(horizontal: 0, vertical: .firstTextBaseline),
        spacing: 6),
      [symbol("circle.fill", .circle, isFilled: true, color), text(name, size: 12, color: color)])
  }

  private static func symbol(
    _ name: String, _ outline: ShapeOutline, isFilled: Bool, _ color: SystemColor,
    size: Double = 12
  ) -> ViewNode {
    .symbol(
      SymbolSpec(
        name: name, outline: outline, isFilled: isFilled, font: FontSpec(size: size),
        color: .system(color, opacity: 1), theme: nil))
  }

  private static func button(_ title: String) -> ViewNode {
    .modified(
      padded(text(title, size: 15, color: .blue), 12, 6),
      .background(fill(.roundedRectangle(radius: 8), .blue, 0.15), .center))
  }

  private static var toggle: ViewNode {
    .modified(
      .modified(fill(.capsule, .green), .frame(width: 51, height: 31, .center)),
      .overlay(
        padded(fill(.circle, .white), 2, 2), AlignmentSpec(horizontal: 1, vertical: .center)))
  }

  // MARK: Shapes

  private static let outlines: [ShapeOutline] = [
    .rectangle, .roundedRectangle(radius: 8), .circle, .capsule, .ellipse,
    .polygon([[0.5, 0.06], [1, 0.94], [0, 0.94]]),
  ]

  /// Each outline filled, stroked inside and half outside; symbols beside text; cuts and fading.
  private static var shapes: ViewNode {
    let half = ColorSpec.system(.purple, opacity: 0.5)
    func row(_ stroke: StrokeSpec?) -> ViewNode {
      .stack(
        StackSpec(.horizontal),
        outlines.map {
          .modified(
            .shape(ShapeSpec($0, color: half, stroke: stroke)),
            .frame(width: 46, height: 30, .center))
        })
    }
    let line = StackSpec(
      .horizontal, alignment: AlignmentSpec(horizontal: 0, vertical: .firstTextBaseline),
      spacing: 6)
    return .stack(
      StackSpec(.vertical, spacing: 12),
      [
        row(nil), row(StrokeSpec(width: 3, isInside: true)),
        row(StrokeSpec(width: 3, isInside: false)),
        .stack(
          line,
          [
            symbol("square", .roundedRectangle(radius: 2), isFilled: false, .blue, size: 20),
            symbol("triangle.fill", outlines[5], isFilled: true, .orange, size: 20),
            symbol(
              "diamond", .polygon([[0.5, 0], [1, 0.5], [0.5, 1], [0, 0.5]]), isFilled: false, .red,
              size: 20), text("beside text", size: 20),
            symbol("circle", .circle, isFilled: false, .green, size: 20),
          ]),
        .stack(
          StackSpec(.horizontal),
          [
            .modified(
              .modified(
                .stack(StackSpec(.depth), [fill(.rectangle, .teal), text("cut", size: 13)]),
                .clip(.roundedRectangle(radius: 10))), .frame(width: 90, height: 34, .center)),
            .modified(
              .modified(
                .stack(StackSpec(.depth), [fill(.rectangle, .red), text("faded", size: 13)]),
                .opacity(0.4)), .frame(width: 90, height: 34, .center)),
            .modified(
              .modified(
                .shape(
                  ShapeSpec(
                    .rectangle, color: .system(.gray, opacity: 1),
                    stroke: StrokeSpec(width: 1, isInside: true))),
                .overlay(text("framed", size: 13), .center)),
              .frame(width: 90, height: 34, .center)),
          ]),
      ])
  }
}
