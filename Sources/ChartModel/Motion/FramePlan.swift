/// What is settled of a frame with the whole sequence in view.
package struct FramePlan: Sendable {
  /// One for each chart of the page.
  package var shots: [Shot]
  /// One for each chart of the page.
  package var labels: [LabelPlan]

  package init(shots: [Shot], labels: [LabelPlan]) {
    self.shots = shots
    self.labels = labels
  }
}

extension PageSpec {
  /// How each chart itself asks to be seen.
  package var shots: [Shot] {
    root.charts.map { Shot(pose: $0.pose, camera: $0.camera.held) }
  }
}

extension PageScene {
  /// How each chart itself asks to be seen.
  package var shots: [Shot] {
    charts.map { Shot(pose: $0.pose, camera: $0.layout.box?.camera ?? CameraSpec()) }
  }

  /// The plan of a still.
  ///
  /// - Parameters:
  ///   - pose: replaces the charts' own.
  ///   - camera: replaces the charts' own.
  package func stillPlan(pose: PoseSpec? = nil, camera: CameraSpec? = nil) -> FramePlan {
    let shots = shots.map { Shot(pose: pose ?? $0.pose, camera: camera ?? $0.camera) }
    return FramePlan(shots: shots, labels: shots.map { _ in .still })
  }

  /// Settles every frame of a sequence, the same whichever of them are drawn.
  package func plans(_ motion: MotionSpec, timing: FrameTiming) -> SequencePlans {
    let own = shots
    return SequencePlans(self, motion, timing: timing) { _ in own }
  }
}
