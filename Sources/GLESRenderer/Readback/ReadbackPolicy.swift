/// How the frames of a sequence leave the device.
package struct ReadbackPolicy: Sendable, Hashable {
  /// How many frames may be begun and not yet finished; a frame alone is read as soon as it is drawn.
  package let framesInFlight: Int
  /// Whether frames in flight are made planes on the device where those are wanted.
  package let makesPlanes: Bool

  package init(framesInFlight: Int, makesPlanes: Bool) {
    self.framesInFlight = max(1, framesInFlight)
    self.makesPlanes = makesPlanes
  }

  /// For a device beside the processor: while one frame is read back, the next is drawn and one more
  /// is given its commands; fewer bytes cross the bus as planes.
  package static let hardware = ReadbackPolicy(framesInFlight: 3, makesPlanes: true)

  /// For a driver that draws on the processor: nothing would be done beside it, and a pixel that is
  /// read is copied from memory to memory.
  package static let software = ReadbackPolicy(framesInFlight: 1, makesPlanes: false)
}
