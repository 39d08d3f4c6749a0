import ChartModel
import Diagnostics
import TestSupport
import Testing

/// Movements of the camera: ends, ways round, and no jumps.
struct MotionTests {
  private typealias Stop = CameraPathSpec.Stop

  private static let base = Shot(pose: .standard, camera: CameraSpec())
  private static let rate = FrameRate.standard

  private static func pose(_ azimuth: Double, _ inclination: Double = 0) -> PoseSpec {
    PoseSpec(azimuth: azimuth, inclination: inclination)
  }

  private func azimuths(_ stops: [CameraPathSpec.Stop], at times: [Double]) -> [Double] {
    times.map { CameraPathSpec(stops).shot(at: $0, base: Self.base).pose.azimuth }
  }

  private static let path = CameraPathSpec([
    Stop(pose: pose(0), seconds: 1),
    Stop(pose: pose(0, 90), seconds: 1, easing: .ease),
    Stop(pose: pose(180, 10), projection: .perspective, seconds: 1, easing: .linear),
    Stop(fieldOfView: 100, zoom: 2, seconds: 1, easing: .bouncy),
    .hold(seconds: 0.5),
    Stop(pose: pose(-90, -90), projection: .orthographic, zoom: 0.5, seconds: 1, easing: .linear),
    Stop(pose: pose(270, 30), turning: .literal, fieldOfView: 20, seconds: 1, easing: .snappy),
    Stop(projection: .orthographic, seconds: 1, easing: .easeOut),
  ])

  private static func corners(of box: BoxLayout) -> [SIMD3<Double>] {
    let ends = [box.bounds.low, box.bounds.high]
    return (0..<8).map { [ends[$0 & 1].x, ends[$0 >> 1 & 1].y, ends[$0 >> 2].z] }
  }

  @Test func stopsAreExact() {
    var time = 0.0
    var before = Self.base
    #expect(Self.path.shot(at: -5, base: Self.base).pose == Self.pose(0))
    for stop in Self.path.stops {
      time += stop.seconds
      let shot = Self.path.shot(at: time, base: Self.base)
      #expect(shot.pose == stop.pose ?? before.pose)
      #expect(shot.camera.zoom == stop.zoom ?? before.camera.zoom)
      #expect(shot.camera.fieldOfView == stop.fieldOfView ?? before.camera.fieldOfView)
      before = shot
    }
    #expect(Self.path.seconds == time)
    #expect(Self.path.shot(at: 1e9, base: Self.base) == before)
    #expect(Self.path.shot(at: .infinity, base: Self.base) == before)
    #expect(CameraPathSpec([]).shot(at: 1, base: Self.base) == Self.base)
    #expect(CameraPathSpec([.hold(seconds: 1)]).shot(at: 0.5, base: Self.base) == Self.base)
  }

  @Test func holdsHold() {
    let shots = [4.0, 4.1, 4.25, 4.5].map { Self.path.shot(at: $0, base: Self.base) }
    #expect(shots.allSatisfy { $0 == shots[0] })
    let first = [0.0, 0.5, 0.999].map { Self.path.shot(at: $0, base: Self.base) }
    #expect(first.allSatisfy { $0.pose == Self.pose(0) && $0.camera == Self.base.camera })
  }

  @Test func namesGoTheShorterWayAndNumbersAsTheySay() {
    func way(_ from: Double, _ to: Double, _ turning: CameraPathSpec.Turning) -> Double {
      let stops = [
        Stop(pose: Self.pose(from), seconds: 0),
        Stop(pose: Self.pose(to), turning: turning, seconds: 1, easing: .linear),
      ]
      let places = azimuths(stops, at: [0.25, 0.75])
      return (places[1] - places[0]) * 2
    }
    let cases: [(Double, Double, CameraPathSpec.Turning, Double)] = [
      (0, 360, .literal, 360), (0, 360, .shorter, 0), (180, -90, .shorter, 90),
      (180, -90, .literal, -270), (-90, 180, .shorter, -90), (0, 180, .shorter, 180),
      (180, 0, .shorter, 180), (350, 10, .shorter, 20), (720, 30, .shorter, 30),
      (0, -720, .literal, -720),
    ]
    for (from, to, turning, expected) in cases {
      #expect(abs(way(from, to, turning) - expected) < 1e-9, "\(from) \(to) \(turning)")
    }
  }

  /// However the view changes, no corner of the box jumps: a step of time that is a tenth moves
  /// corners a tenth, and where the lens becomes orthographic a fifth of a pixel is the most.
  @Test func cornersNeverJump() throws {
    let scene = PageSpec([.chart(.points())]).resolved(theme: .light)
      .laidOut(size: [1000, 1000], text: BlockTextEngine()).built()
    let box = try #require(scene.charts[0].layout.box)
    func corners(_ time: Double) -> [SIMD2<Double>] {
      let shot = Self.path.shot(at: time, base: Self.base)
      let seen = box.seen(through: shot.camera)
      let view = seen.view(shot.pose)
      return Self.corners(of: box).map { seen.place(of: $0, view) }
    }
    let step = 1e-5
    var worst = 0.0
    for index in 0..<Int(Self.path.seconds / 0.0005) {
      let time = Double(index) * 0.0005
      for (a, b) in zip(corners(time), corners(time + step)) {
        let d = b - a
        worst = max(worst, (d * d).sum().squareRoot())
      }
    }
    // The fastest is the bouncy spring of a wide lens: some thousand pixels a second.
    #expect(worst < 0.2)
    // Where it becomes orthographic, and where it ceases to be.
    for angle in [0.049, 0.051] {
      let camera = CameraSpec(projection: .perspective, fieldOfView: angle)
      let seen = box.seen(through: camera)
      let flat = box.seen(through: CameraSpec())
      let toPixels = 1000 / box.pointsPerUnit
      for pose in [PoseSpec.standard, Self.pose(45, 35), Self.pose(0, 90)] {
        for corner in Self.corners(of: box) {
          let d = seen.place(of: corner, seen.view(pose)) - flat.place(of: corner, flat.view(pose))
          #expect((d * d).sum().squareRoot() * toPixels < 0.2)
        }
      }
    }
  }

  /// Halfway in the reciprocal of the eye's distance, and halfway in the zoom's factors.
  @Test func lensAndZoomMoveByTheirOwnMeasure() throws {
    let path = CameraPathSpec([
      Stop(projection: .orthographic, zoom: 0.5, seconds: 0),
      Stop(fieldOfView: 60, zoom: 2, seconds: 1, easing: .linear),
    ])
    let camera = path.shot(at: 0.5, base: Self.base).camera
    #expect(abs(camera.zoom - 1) < 1e-12)
    #expect(camera.projection == .perspective)
    // sin(30 degrees) / 2 is sin(14.4775 degrees).
    #expect(abs(try #require(camera.fieldOfView) - 2 * 14.477512185929925) < 1e-9)
    #expect(path.shot(at: 1, base: Self.base).camera.fieldOfView == 60)
    #expect(path.shot(at: 0, base: Self.base).camera.projection == .orthographic)
  }

  @Test func framesBeginAndEndWithThePath() {
    let motion = MotionSpec.path(Self.path)
    for seconds in [Self.path.seconds, Self.path.seconds - 0.016, Self.path.seconds + 0.016] {
      let timing = FrameTiming(seconds: seconds, rate: Self.rate)
      let last = motion.shot(frame: timing.frameCount - 1, of: timing, base: Self.base)
      #expect(last == Self.path.shot(at: 1e9, base: Self.base))
      #expect(motion.shot(frame: 0, of: timing, base: Self.base).pose == Self.pose(0))
    }
    let longer = FrameTiming(seconds: 20, rate: Self.rate)
    let end = Self.path.shot(at: 1e9, base: Self.base)
    #expect(motion.shot(frame: 300, of: longer, base: Self.base) == end)
    let one = FrameTiming(frameCount: 1, rate: Self.rate)
    #expect(motion.shot(frame: 0, of: one, base: Self.base).pose == Self.pose(0))
  }

  @Test func aTurntableLoopsOrEndsWhereItIsTold() {
    let timing = FrameTiming(frameCount: 8, rate: Self.rate)
    func azimuths(_ turntable: TurntableSpec, _ timing: FrameTiming) -> [Double] {
      (0..<timing.frameCount).map {
        MotionSpec.turntable(turntable).shot(frame: $0, of: timing, base: Self.base).pose.azimuth
      }
    }
    #expect(azimuths(TurntableSpec(), timing) == (0..<8).map { 30 + 45 * Double($0) })
    #expect(azimuths(TurntableSpec(from: 0, to: 70), timing) == (0..<8).map { 10 * Double($0) })
    #expect(azimuths(TurntableSpec(from: 10, to: -0.1), timing).last == -0.1)
    let one = FrameTiming(frameCount: 1, rate: Self.rate)
    #expect(azimuths(TurntableSpec(from: 5), one) == [5])
    #expect(azimuths(TurntableSpec(from: 5, to: 80), one) == [5])
    let low = MotionSpec.turntable(TurntableSpec(inclination: -10))
    #expect(low.shot(frame: 3, of: timing, base: Self.base).pose.inclination == -10)
    #expect(low.shot(frame: 3, of: timing, base: Self.base).camera == Self.base.camera)
  }

  @Test func badTurnsAreSaid() throws {
    try TurntableSpec(from: 0, to: 36000, inclination: 90).check()
    let bad = [
      TurntableSpec(from: .nan), TurntableSpec(to: .infinity), TurntableSpec(to: 1e6),
      TurntableSpec(inclination: 91),
    ]
    for turntable in bad { #expect(throws: ReliefError.self) { try turntable.check() } }
    #expect(
      throws: ReliefError.usage(
        message: "the turn has an inclination of 91.0 degrees; it may be from -90 to 90")
    ) { try TurntableSpec(inclination: 91).check() }
  }

  /// Numbers that are none, or are huge, give some view and never a trap.
  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e308, -1e308, -3])
  func anyNumberGivesAView(value: Double) {
    let stops = [
      Stop(pose: Self.pose(value, value), fieldOfView: value, zoom: value, seconds: 1),
      Stop(pose: Self.pose(-value, 0), turning: .literal, fieldOfView: 40, zoom: 1, seconds: 1),
      Stop(pose: .standard, seconds: value),
    ]
    for time in [-1, 0, 0.5, 1.5, 2.5, value] {
      let shot = CameraPathSpec(stops).shot(at: time, base: Self.base)
      #expect(shot.camera.held.zoom.isFinite)
    }
  }
}
