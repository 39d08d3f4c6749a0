// Vertex and instance records: plain memory that the GLES back end uploads as it stands and the
// software renderer reads in place. Positions are world space (right-handed, y up, z toward the
// viewer in the front pose) in a box layer, and points from the top left corner in a page layer.

/// A lit sphere.
package struct SphereInstance: Sendable, Equatable {
  /// World space.
  package var x: Float
  package var y: Float
  package var z: Float
  /// World units.
  package var radius: Float
  package var color: RGBA8

  @inlinable package init(x: Float, y: Float, z: Float, radius: Float, color: RGBA8) {
    self.x = x
    self.y = y
    self.z = z
    self.radius = radius
    self.color = color
  }
}

/// A corner of a triangle mesh.
package struct MeshVertex: Sendable, Equatable {
  package var x: Float
  package var y: Float
  package var z: Float
  /// The unit normal in world space; zero in an unlit mesh.
  package var nx: Float
  package var ny: Float
  package var nz: Float
  /// Where the material's ramp is read: see `RampCoordinate`.
  package var u: Float
  package var v: Float
  /// Read where the material's colour is the vertex's; the three corners of a triangle agree.
  package var color: RGBA8

  @inlinable package init(
    x: Float, y: Float, z: Float, nx: Float = 0, ny: Float = 0, nz: Float = 0, u: Float = 0,
    v: Float = 0, color: RGBA8 = RGBA8(red: 255, green: 255, blue: 255)
  ) {
    self.x = x
    self.y = y
    self.z = z
    self.nx = nx
    self.ny = ny
    self.nz = nz
    self.u = u
    self.v = v
    self.color = color
  }
}

/// A filled rounded rectangle on the page; a circle when the radius is half of its side.
package struct ShapeInstance: Sendable, Equatable {
  /// The centre, in points.
  package var x: Float
  package var y: Float
  /// Half the width and half the height, in points.
  package var halfWidth: Float
  package var halfHeight: Float
  /// Points, at most the smaller half side.
  package var cornerRadius: Float
  package var color: RGBA8

  @inlinable package init(
    x: Float, y: Float, halfWidth: Float, halfHeight: Float, cornerRadius: Float, color: RGBA8
  ) {
    self.x = x
    self.y = y
    self.halfWidth = halfWidth
    self.halfHeight = halfHeight
    self.cornerRadius = cornerRadius
    self.color = color
  }
}

/// A rectangle of the glyph atlas copied texel for pixel onto the image, tinted.
///
/// Glyphs are rasterised at the size and subpixel offset at which they stand, so the place is in
/// whole pixels of the full image, not in points: nothing is resampled.
package struct GlyphInstance: Sendable, Equatable {
  /// The left and top edge in pixels of the full image.
  package var left: Int32
  package var top: Int32
  /// The rectangle in the atlas, in texels, which is also its size in pixels.
  package var atlasX: UInt16
  package var atlasY: UInt16
  package var width: UInt16
  package var height: UInt16
  package var color: RGBA8

  @inlinable package init(
    left: Int32, top: Int32, atlasX: UInt16, atlasY: UInt16, width: UInt16, height: UInt16,
    color: RGBA8
  ) {
    self.left = left
    self.top = top
    self.atlasX = atlasX
    self.atlasY = atlasY
    self.width = width
    self.height = height
    self.color = color
  }
}
