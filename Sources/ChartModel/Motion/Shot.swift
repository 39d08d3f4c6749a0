/// How a 3D chart is seen in one frame: from where, and through which lens.
package struct Shot: Sendable, Hashable {
  package var pose: PoseSpec
  package var camera: CameraSpec

  package init(pose: PoseSpec, camera: CameraSpec) {
    self.pose = pose
    self.camera = camera
  }
}
