import Foundation
import RenderModel
import TestSupport

/// Small scenes that tests draw.
enum TestScenes {
  static let size = PixelSize(width: 240, height: 180)
  static let white = RGBA8(red: 255, green: 255, blue: 255)
  static let clear = RGBA8(red: 0, green: 0, blue: 0, alpha: 0)

  /// Looks from 30 degrees right and 20 above at a box of half side 0.5.
  static func camera(
    _ size: PixelSize = size,
    azimuth: Double = 0.5236,
    inclination: Double = 0.3491
  ) -> Camera {
    let (sa, ca) = (sin(azimuth), cos(azimuth))
    let (si, ci) = (sin(inclination), cos(inclination))
    let view = Matrix4(
      [ca, sa * si, sa * ci, 0],
      [0, ci, -si, 0],
      [-sa, ca * si, ca * ci, 0],
      [0, 0, 0, 1]
    )
    let aspect = Double(size.width) / Double(size.height)
    return Camera(
      view: view,
      projection: .scale([1 / aspect, 1, -0.5]),
      isPerspective: false
    )
  }

  static func frame(
    _ background: RGBA8 = white,
    size: PixelSize = size,
    camera: Camera? = nil,
    items: [[DrawItem]] = [],
    region: PixelRect? = nil
  ) -> FrameState {
    FrameState(
      size: size,
      scale: 1,
      background: background,
      cameras: [camera ?? Self.camera(size)],
      items: items,
      region: region
    )
  }

  /// A flat quadrilateral of one colour.
  static func quad(_ corners: [SIMD3<Float>], _ color: RGBA8, name: String = "quad") -> DrawItem {
    DrawItem(
      name: name,
      geometry: .triangles(
        TriangleMesh(
          vertices: corners.map { MeshVertex(x: $0.x, y: $0.y, z: $0.z, nz: 1) },
          indices: [0, 1, 2, 0, 2, 3]
        )
      ),
      material: Material(color: .solid(color))
    )
  }

  /// y = 0.3 sin(6 x) cos(6 z) on a grid, with its normals.
  static func wave(cells: Int) -> TriangleMesh {
    var mesh = TriangleMesh()
    for row in 0...cells {
      for column in 0...cells {
        let x = Float(column) / Float(cells) - 0.5
        let z = Float(row) / Float(cells) - 0.5
        let slopeX = 1.8 * cos(6 * x) * cos(6 * z)
        let slopeZ = -1.8 * sin(6 * x) * sin(6 * z)
        let length = (slopeX * slopeX + slopeZ * slopeZ + 1).squareRoot()
        let y = 0.3 * sin(6 * x) * cos(6 * z)
        mesh.vertices.append(
          MeshVertex(
            x: x,
            y: y,
            z: z,
            nx: -slopeX / length,
            ny: 1 / length,
            nz: -slopeZ / length,
            u: y / 0.6 + 0.5,
            v: 0
          )
        )
      }
    }
    let stride = UInt32(cells + 1)
    for row in 0..<UInt32(cells) {
      for column in 0..<UInt32(cells) {
        let a = row * stride + column
        mesh.indices += [a, a + 1, a + stride, a + 1, a + stride + 1, a + stride]
      }
    }
    return mesh
  }

  static func spheres(count: Int, radius: Float, alpha: UInt8 = 255) -> [SphereInstance] {
    var random = RandomNumbers(seed: 7)
    return (0..<count).map { _ in
      let place = SIMD3(
        random.float(in: -0.5...0.5),
        random.float(in: -0.5...0.5),
        random.float(in: -0.5...0.5)
      )
      return SphereInstance(
        x: place.x,
        y: place.y,
        z: place.z,
        radius: radius,
        color: RGBA8(
          red: UInt8.random(in: 40...250, using: &random),
          green: UInt8.random(in: 40...250, using: &random),
          blue: 200,
          alpha: alpha
        )
      )
    }
  }

  /// A ramp from blue through yellow to red.
  static func ramp(alpha: UInt8 = 255) -> [RGBA8] {
    (0..<RampTable.width).map { entry in
      let byte = UInt8(entry)
      return RGBA8(
        red: byte,
        green: byte < 128 ? byte * 2 : (255 - byte) * 2,
        blue: 255 - byte,
        alpha: alpha
      )
    }
  }

  /// Every geometry, painted and solid, opaque and translucent.
  static func everything() -> RenderScene {
    var ramps = RampTable()
    let row = ramps.add(ramp())
    let walls = SceneLayer(
      name: "walls",
      camera: .box(0),
      visibility: .painted,
      source: .fixed([
        quad(
          [[-0.5, -0.5, -0.5], [0.5, -0.5, -0.5], [0.5, 0.5, -0.5], [-0.5, 0.5, -0.5]],
          RGBA8(red: 240, green: 240, blue: 245)
        )
      ])
    )
    let marks = SceneLayer(
      name: "marks",
      camera: .box(0),
      visibility: .solid,
      source: .fixed([
        DrawItem(
          name: "surface",
          geometry: .triangles(wave(cells: 40)),
          material: Material(
            color: .ramp(row: row, coordinate: .linear),
            lighting: Material.Lighting()
          )
        ),
        DrawItem(name: "points", geometry: .spheres(spheres(count: 60, radius: 0.03))),
        DrawItem(
          name: "lines",
          geometry: .segments([
            SegmentInstance(
              from: [-0.5, -0.5, 0.5],
              to: [0.5, 0.5, -0.5],
              width: 3,
              color: RGBA8(red: 20, green: 20, blue: 20)
            )
          ])
        ),
        quad(
          [[-0.2, -0.5, 0.6], [0.5, -0.5, 0.6], [0.5, 0.2, 0.6], [-0.2, 0.2, 0.6]],
          RGBA8(red: 0, green: 160, blue: 80, alpha: 110)
        ),
        DrawItem(
          name: "glass",
          geometry: .spheres(spheres(count: 12, radius: 0.08, alpha: 128))
        ),
      ])
    )
    let page = SceneLayer(
      name: "page",
      camera: .page,
      visibility: .painted,
      source: .fixed([
        DrawItem(
          name: "shapes",
          geometry: .shapes([
            ShapeInstance(
              x: 30,
              y: 25,
              halfWidth: 20,
              halfHeight: 12,
              cornerRadius: 5,
              color: RGBA8(red: 200, green: 40, blue: 40)
            ),
            ShapeInstance(
              x: 60,
              y: 25,
              halfWidth: 12,
              halfHeight: 12,
              cornerRadius: 12,
              color: RGBA8(red: 40, green: 40, blue: 200, alpha: 128)
            ),
          ])
        ),
        DrawItem(
          name: "strokes",
          geometry: .segments([
            SegmentInstance(
              from: [10, 170, 0],
              to: [230, 150, 0],
              width: 0.5,
              color: RGBA8(red: 0, green: 0, blue: 0)
            )
          ])
        ),
      ])
    )
    return RenderScene(layers: [walls, marks, page], ramps: ramps)
  }
}
