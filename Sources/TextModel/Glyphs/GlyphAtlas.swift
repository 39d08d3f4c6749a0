import RenderModel
import Synchronization

/// Packs glyphs into one growing picture: shelves from the top, each a row of glyphs of like height.
///
/// Rectangles never move once placed. One empty texel stays between neighbours.
struct GlyphAtlas {
  static let width = 2048
  /// What common OpenGL ES 3 drivers take as a texture's side.
  static let greatestHeight = 16384
  /// Higher than this it is worth to begin anew: the letters of a frame seldom fill more than a
  /// tenth of it.
  private static let largeHeight = 1024
  private static let padding = 1

  private var shelves: [Shelf] = []
  private var coverage: [UInt8] = []
  private var height = 0
  private var version = 0
  /// Counts the contents of all atlases of the process, so that no two share a version.
  private static let versions = Atomic<Int>(0)

  private struct Shelf {
    var top: Int
    var height: Int
    /// Where the next glyph goes.
    var x: Int
  }

  var image: GlyphAtlasImage {
    height == 0
      ? GlyphAtlasImage(width: 0, height: 0, coverage: [], version: version)
      : GlyphAtlasImage(width: Self.width, height: height, coverage: coverage, version: version)
  }

  /// Whether it has grown higher than the letters of one frame need it.
  var isLarge: Bool { height > Self.largeHeight }

  /// Copies a rectangle of a glyph in; nil where the atlas is full.
  mutating func insert(_ glyph: GlyphCoverage, part: PixelRect) -> AtlasPlace? {
    guard let place = reserve(width: part.width, height: part.height) else { return nil }
    for row in 0..<part.height {
      let from = (part.y + row) * glyph.width + part.x
      let to = (place.y + row) * Self.width + place.x
      coverage.replaceSubrange(
        to..<to + part.width,
        with: glyph.bytes[from..<from + part.width]
      )
    }
    renew()
    return place
  }

  /// Forgets all glyphs.
  mutating func removeAll() {
    shelves = []
    coverage = []
    height = 0
    renew()
  }

  private mutating func renew() {
    version = Self.versions.wrappingAdd(1, ordering: .relaxed).newValue
  }

  private mutating func reserve(width: Int, height: Int) -> AtlasPlace? {
    let (needed, advance) = (height + Self.padding, width + Self.padding)
    // A shelf may be up to a quarter higher than the glyph: the tightest one with room.
    let fitting = shelves.indices.filter {
      shelves[$0].height >= needed && shelves[$0].height <= needed + needed / 4
        && shelves[$0].x + advance <= Self.width
    }
    if let shelf = fitting.min(by: { shelves[$0].height < shelves[$1].height }) {
      defer { shelves[shelf].x += advance }
      return AtlasPlace(x: shelves[shelf].x, y: shelves[shelf].top)
    }
    let top = shelves.last.map { $0.top + $0.height } ?? Self.padding
    guard advance + Self.padding <= Self.width, top + needed <= Self.greatestHeight else {
      return nil
    }
    grow(to: top + needed)
    shelves.append(Shelf(top: top, height: needed, x: Self.padding + advance))
    return AtlasPlace(x: Self.padding, y: top)
  }

  /// Doubles the height until it reaches a row.
  private mutating func grow(to bottom: Int) {
    guard bottom > height else { return }
    var grown = max(height, 64)
    while grown < bottom { grown *= 2 }
    coverage.append(contentsOf: repeatElement(0, count: (grown - height) * Self.width))
    height = grown
  }
}

/// The top left texel of a rectangle in the atlas.
struct AtlasPlace {
  var x: Int
  var y: Int
}
