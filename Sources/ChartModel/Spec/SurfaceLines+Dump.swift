extension SurfaceLines {
  /// The lines as text, for tests.
  var dump: String {
    ([contours?.dump, mesh?.dump] as [String?]).compactMap { $0 }.joined(separator: " ")
  }
}

extension ContourLines {
  fileprivate var dump: String {
    let levels =
      switch levels {
      case .count(let count): "\(count)"
      case .values(let values): "\(values)"
      }
    return "contours \(levels)\(style.lineDump)" + (isOnFloor ? " on floor" : "")
  }
}

extension MeshLines {
  fileprivate var dump: String {
    let spacing =
      switch spacing {
      case .count(let count): "\(count)"
      case .every(let step): "every \(step)"
      }
    return "mesh \(spacing)\(style.lineDump)"
  }
}

extension LineStyle {
  /// What is declared of a line, each part after a space.
  fileprivate var lineDump: String {
    (color.map { " \($0.dump)" } ?? "") + (width.map { " width \($0)" } ?? "")
      + (dash.lengths.isEmpty ? "" : " dash \(dash.lengths)")
  }
}
