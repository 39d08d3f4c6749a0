import Testing

@testable import Spatial

@Suite("Angles and rotations")
struct RotationTests {
  /// A rotation applied to a vector: q v q*.
  private func rotate(_ vector: SIMD3<Double>, by rotation: Rotation3D) -> SIMD3<Double> {
    let q = rotation.imaginary
    func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
      [a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x]
    }
    let turn = 2 * cross(q, vector)
    return vector + rotation.real * turn + cross(q, turn)
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
}
