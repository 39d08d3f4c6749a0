import Testing

@testable import Spatial

@Suite("Angles and rotations")
struct RotationTests {
  private func rotate(_ vector: SIMD3<Double>, by rotation: Rotation3D) -> SIMD3<Double> {
    rotation.quaternion.act(vector)
  }

  private func isNear(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Bool {
    let difference = a - b
    return (difference * difference).sum() < 1e-24
  }

  @Test("angles in both units")
  func angles() {
    #expect(Angle2D(degrees: 180).radians == .pi)
    #expect(Angle2D.radians(.pi / 2).degrees == 90)
    #expect(Angle2D.degrees(10) < .degrees(20))
    #expect((-Angle2D.degrees(90) + .degrees(180)).degrees == 90)
    #expect(Angle2D() == .zero)
  }

  @Test("a quarter turn about each axis")
  func quarterTurns() {
    let quarter = Angle2D(degrees: 90)
    #expect(isNear(rotate([1, 0, 0], by: Rotation3D(angle: quarter, axis: .z)), [0, 1, 0]))
    #expect(isNear(rotate([0, 1, 0], by: Rotation3D(angle: quarter, axis: .x)), [0, 0, 1]))
    #expect(isNear(rotate([0, 0, 1], by: Rotation3D(axis: .y, angle: quarter)), [1, 0, 0]))
  }

  @Test("angle and axis come back")
  func parts() {
    let rotation = Rotation3D(
      angle: .degrees(50),
      axis: RotationAxis3D(x: 0, y: 3, z: 4)
    )
    #expect(abs(rotation.angle.degrees - 50) < 1e-12)
    #expect(abs(rotation.axis.y - 0.6) < 1e-12 && abs(rotation.axis.z - 0.8) < 1e-12)
    #expect(Rotation3D(angle: .degrees(5), axis: RotationAxis3D()) == .identity)
    #expect((rotation * rotation.inverse).angle.degrees < 1e-6)
  }

  @Test("Euler angles turn one after the other")
  func euler() {
    let x = Angle2D(degrees: 90)
    let z = Angle2D(degrees: 90)
    let xyz = Rotation3D(eulerAngles: EulerAngles(x: x, y: .zero, z: z, order: .xyz))
    #expect(isNear(rotate([0, 1, 0], by: xyz), [0, 0, 1]))
    #expect(isNear(rotate([1, 0, 0], by: xyz), [0, 1, 0]))
    let zxy = Rotation3D(eulerAngles: EulerAngles(x: x, y: .zero, z: z, order: .zxy))
    #expect(isNear(rotate([1, 0, 0], by: zxy), [0, 0, 1]))
  }

  @Test("quaternions come back, and multiply as rotations do")
  func quaternions() {
    let quaternion = simd_quatd(ix: 0.5, iy: -0.5, iz: 0.5, r: 0.5)
    #expect(Rotation3D(quaternion).quaternion == quaternion)
    #expect(Rotation3D(quaternion: quaternion) == Rotation3D(quaternion))
    #expect(quaternion.vector == [0.5, -0.5, 0.5, 0.5] && quaternion.imag == [0.5, -0.5, 0.5])
    #expect(simd_quatd(vector: [0, 3, 0, 4]).length == 5)
    #expect(simd_quatd(vector: [0, 3, 0, 4]).normalized.real == 0.8)
    let a = Rotation3D(angle: .degrees(70), axis: .x)
    let b = Rotation3D(angle: .degrees(-20), axis: .yz)
    #expect(isNear(rotate([1, 2, 3], by: a * b), rotate(rotate([1, 2, 3], by: b), by: a)))
    #expect(isNear(rotate(rotate([1, 2, 3], by: a), by: a.inverse), [1, 2, 3]))
  }

  @Test("a turn from one direction to another")
  func fromTo() {
    let directions: [SIMD3<Double>] = [
      [0, 1, 0], [0, -1, 0], [1, 0, 0], [-1, 0, 0], [0, 0, -1], [0.6, 0, 0.8], [-0.6, 0, -0.8],
      [0, 0.96, -0.28],
    ]
    for from in directions {
      for to in directions {
        let quaternion = simd_quatd(from: from, to: to)
        #expect(isNear(quaternion.act(from), to))
        #expect(abs(quaternion.length - 1) < 1e-12)
      }
    }
  }
}
