extension ChartSpec {
  /// What is said of the chart and acts on depth, as messages call it.
  package var optionsOfDepth: [String] {
    let options = [
      ("a pose", pose != .standard), ("a projection", camera.projection != .automatic),
      ("a field of view", camera.fieldOfView != nil), ("a zoom", camera.zoom != 1),
      ("a ratio of sides", proportions != .cube), ("a light", light != .standard),
    ]
    return options.filter(\.1).map(\.0)
  }
}
