import ChartModel

/// A piece of work by which renderers are compared: what is drawn, how much of it, and how large.
struct Workload: Sendable, Hashable {
  enum Kind: String, CaseIterable, Sendable {
    case points
    case surface
    case turn
    case charts
    case line

    /// In words, for help.
    var meaning: String {
      switch self {
      case .points: "points of three groups"
      case .surface: "one surface, of so many samples along each side"
      case .turn: "frames of a surface that turns"
      case .charts: "charts, one after another in one process"
      case .line: "a line through so many points"
      }
    }
  }

  /// As it is asked for: `W1`, or `points:5000@800x600`.
  var name: String
  var kind: Kind
  var count: Int
  /// Pixels.
  var width: Int
  var height: Int

  static let penguinCount = 344

  /// What is done, in words.
  var summary: String {
    let what =
      switch kind {
      case .points: "\(count) points in 3 colors"
      case .surface: "surface of \(count)x\(count)"
      case .turn: "\(count) frames of a turning surface"
      case .charts: "\(count) charts"
      case .line: "line through \(count) points"
      }
    return "\(what), \(width)x\(height)"
  }

  /// How many pictures come out.
  var pictureCount: Int {
    switch kind {
    case .points, .surface, .line: 1
    case .turn, .charts: count
    }
  }
}

extension Workload {
  private static func named(
    _ name: String, _ kind: Kind, _ count: Int, _ width: Int, _ height: Int
  ) -> Workload {
    Workload(name: name, kind: kind, count: count, width: width, height: height)
  }

  /// What takes seconds at the most.
  static let standard: [Workload] = [
    named("W1", .points, penguinCount, 1600, 1200),
    named("W2", .points, 1_000_000, 3840, 2160),
    named("W3", .surface, 1000, 3840, 2160),
    named("W4", .turn, 120, 1280, 720),
    named("W5", .charts, 100, 800, 600),
    named("W6", .line, 1_000_000, 1920, 1080),
    named("W7", .surface, 500, 7680, 4320),
  ]

  /// What takes long, or much memory.
  static let large: [Workload] = [
    named("W8", .surface, 500, 32768, 32768),
    named("W9a", .points, 10_000_000, 3840, 2160),
    named("W9b", .points, 100_000_000, 3840, 2160),
  ]

  /// What a text can ask for, for errors.
  static let forms =
    "a name such as W1, or KIND:COUNT or KIND:COUNT@WxH with KIND one of "
    + Kind.allCases.map(\.rawValue).joined(separator: ", ")

  /// A workload by its name or its parts; nil where the text spells none.
  init?(_ text: String) {
    if let known = (Workload.standard + Workload.large).first(where: { $0.name == text }) {
      self = known
      return
    }
    let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let what = parts[0].split(separator: ":", omittingEmptySubsequences: false)
    guard what.count == 2, let kind = Kind(rawValue: String(what[0])),
      let count = ValueText.integer(what[1], in: 1...1_000_000_000)
    else { return nil }
    self = Workload.named(text, kind, count, 1600, 1200)
    guard parts.count == 2 else { return }
    let sides = parts[1].split(separator: "x", omittingEmptySubsequences: false)
      .map { ValueText.integer($0, in: 1...65535) }
    guard sides.count == 2, let width = sides[0], let height = sides[1] else { return nil }
    (self.width, self.height) = (width, height)
  }
}
