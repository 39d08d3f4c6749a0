import TextModel

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
  package func plans(
    _ motion: MotionSpec, timing: FrameTiming, text: some TextEngine
  ) -> [FramePlan] {
    let own = shots
    let frames = own.map { own in
      (0..<timing.frameCount).map { motion.shot(frame: $0, of: timing, base: own) }
    }
    let labels = charts.indices.map { index in
      charts[index].labelPlans(
        frames[index],
        next: motion.shot(frame: timing.frameCount, of: timing, base: own[index]),
        rate: timing.rate.framesPerSecond)
    }
    return (0..<timing.frameCount).map { frame in
      FramePlan(shots: frames.map { $0[frame] }, labels: labels.map { $0[frame] })
    }
  }
}
