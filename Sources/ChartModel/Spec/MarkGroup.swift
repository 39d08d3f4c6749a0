/// Marks of one kind with the same set of channels and modifiers.
package enum MarkGroup: Sendable {
  case points(PointGroup)
  case surface(SurfaceSpec)
}

/// Points in space; all columns have the same length.
package struct PointGroup: Sendable {
  package var x: Channel
  package var y: Channel
  package var z: Channel
  package var style: MarkStyle

  package init(x: Channel, y: Channel, z: Channel, style: MarkStyle = MarkStyle()) {
    self.x = x
    self.y = y
    self.z = z
    self.style = style
  }

  /// The data on an axis.
  package subscript(axis: PositionAxis) -> Channel {
    switch axis {
    case .x: x
    case .y: y
    case .z: z
    }
  }
}

/// A surface over x and z, sampled at layout when the domains are known.
package struct SurfaceSpec: Sendable {
  /// The heights at many places: `sample(xs, zs)[i]` is y at (xs[i], zs[i]); NaN leaves a hole.
  package typealias Sampler = @Sendable (_ xs: [Double], _ zs: [Double]) -> [Double]

  /// Places along each side of the grid when nothing else is asked for.
  ///
  /// Even, so that a symmetric domain does not put a sample on its centre, where many functions of
  /// interest are not defined.
  package static let standardSampleCount = 160
  /// What may be asked for; a surface of the most takes about a gigabyte.
  package static let sampleCounts = 2...4096

  package var xLabel: String
  package var yLabel: String
  package var zLabel: String
  /// Places along each side of the sampled grid; nil for the standard count.
  package var sampleCount: Int?
  package var sample: Sampler
  package var style: MarkStyle

  package init(
    xLabel: String, yLabel: String, zLabel: String, sampleCount: Int? = nil,
    style: MarkStyle = MarkStyle(), sample: @escaping Sampler
  ) {
    self.xLabel = xLabel
    self.yLabel = yLabel
    self.zLabel = zLabel
    self.sampleCount = sampleCount
    self.style = style
    self.sample = sample
  }
}

/// The look of a mark group.
package struct MarkStyle: Sendable {
  package var foreground: ForegroundSpec = .automatic
  /// The diameter of a point as a fraction of the box's unit; nil for the default.
  package var symbolSize: Varying<Double>?
  /// 0...1; nil for the default.
  package var metalness: Double?
  /// 0...1; nil for the default.
  package var roughness: Double?

  package init() {}
}

/// One value for all marks of a group, or one for each.
package enum Varying<Value: Sendable>: Sendable {
  case same(Value)
  case each([Value])

  package subscript(index: Int) -> Value {
    switch self {
    case .same(let value): value
    case .each(let values): values[index]
    }
  }
}

/// Named data: what `.value("Weight", ...)` holds, for all marks of a group.
package struct Channel: Sendable {
  package var label: String
  package var column: Column

  package init(label: String, column: Column) {
    self.label = label
    self.column = column
  }
}

/// A column of data.
///
/// A missing value is NaN, or the category code -1.
package enum Column: Sendable {
  case numbers([Double])
  /// Seconds since 2001-01-01 00:00 UTC, Foundation's reference date.
  case dates([Double])
  case categories(CategoryColumn)

  package var count: Int {
    switch self {
    case .numbers(let values), .dates(let values): values.count
    case .categories(let column): column.codes.count
    }
  }
}

/// Texts as indices into the list of those that occur, in order of first appearance.
package struct CategoryColumn: Sendable, Hashable {
  package private(set) var names: [String] = []
  package private(set) var codes: [Int32] = []
  private var codeByName: [String: Int32] = [:]

  package init() {}

  package init(_ texts: some Sequence<String>) {
    for text in texts { append(text) }
  }

  /// A column by its names and codes, -1 or an index into the names; names may have no code.
  ///
  /// The groups of one chart can so share the order in which their names appear.
  package init(names: [String], codes: [Int32]) {
    self.names = names
    self.codes = codes
    for (code, name) in names.enumerated() { codeByName[name] = Int32(code) }
  }

  /// Adds a text; nil for a missing value.
  package mutating func append(_ text: String?) {
    guard let text else {
      codes.append(-1)
      return
    }
    if let code = codeByName[text] {
      codes.append(code)
    } else {
      let code = Int32(names.count)
      codeByName[text] = code
      names.append(text)
      codes.append(code)
    }
  }
}
