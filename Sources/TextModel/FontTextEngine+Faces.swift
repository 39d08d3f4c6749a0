extension FontTextEngine {
  /// The faces that a font means, most wanted first: its family, then the default sans serif.
  func preferredFaces(_ typeface: Typeface) -> [Int] {
    if preferences[typeface] == nil { preferences[typeface] = findPreference(typeface) }
    let preference = preferences[typeface] ?? Preference()
    if preference.isFamilyMissing, let family = typeface.family, !missingFamilies.contains(family) {
      missingFamilies.append(family)
    }
    return preference.faces
  }

  private func findPreference(_ typeface: Typeface) -> Preference {
    var preference = Preference()
    var files = locator.defaultFiles(weight: typeface.weight)
    if let family = typeface.family {
      if let file = locator.file(family: family, weight: typeface.weight) {
        files.insert(file, at: 0)
      } else {
        preference.isFamilyMissing = true
      }
    }
    for index in files.compactMap(openFace) where !preference.faces.contains(index) {
      preference.faces.append(index)
    }
    return preference
  }

  /// The face for each cluster: the first preferred one that has all of it, else a fallback.
  ///
  /// A blank stays with the face before it, so that the runs of another script are not cut.
  func chooseFaces(_ text: TextScalars, preferred: [Int], weight: Int) -> [Int] {
    var chosen: [Int] = []
    chosen.reserveCapacity(text.clusters.count)
    for cluster in text.clusters {
      let first = text.codePoints[cluster.lowerBound]
      if first == 0x20, let last = chosen.last, faces[last].nominalGlyph(first) != nil {
        chosen.append(last)
      } else {
        chosen.append(face(for: cluster, of: text, preferred: preferred, weight: weight))
      }
    }
    return chosen
  }

  private func face(
    for cluster: Range<Int>,
    of text: TextScalars,
    preferred: [Int],
    weight: Int
  ) -> Int {
    if let face = preferred.first(where: { covers(cluster, of: text, face: $0) }) { return face }
    let visible = text.codePoints[cluster].filter { !isDefaultIgnorable($0) }
    var candidates: [Int] = []
    for codePoint in visible where !preferred.contains(where: { has(codePoint, face: $0) }) {
      if let face = fallbackFace(codePoint, weight: weight) {
        candidates.append(face)
      } else {
        noteMissing(codePoint)
      }
    }
    if let face = candidates.first(where: { covers(cluster, of: text, face: $0) }) { return face }
    // No face has the whole cluster: the one that has its base, or the box for missing characters
    // of the plainest face, which stands last.
    let base = text.codePoints[cluster.lowerBound]
    return (preferred + candidates).first { has(base, face: $0) } ?? preferred[preferred.count - 1]
  }

  private func covers(_ cluster: Range<Int>, of text: TextScalars, face: Int) -> Bool {
    let isPlain = text.codePoints[cluster].allSatisfy {
      has($0, face: face) || isDefaultIgnorable($0)
    }
    if isPlain || cluster.count == 1 { return isPlain }
    return shaper.covers(cluster, of: text.codePoints, with: faces[face])
  }

  private func has(_ codePoint: UInt32, face: Int) -> Bool {
    faces[face].nominalGlyph(codePoint) != nil
  }

  private func fallbackFace(_ codePoint: UInt32, weight: Int) -> Int? {
    let key = FallbackKey(codePoint: codePoint, weight: weight)
    if let known = fallbackFaces[key] { return known }
    let face = locator.file(having: codePoint, weight: weight).flatMap(openFace)
      .flatMap { has(codePoint, face: $0) ? $0 : nil }
    fallbackFaces[key] = .some(face)
    return face
  }

  func noteMissing(_ codePoint: UInt32) {
    if !missingCodePoints.contains(codePoint) { missingCodePoints.append(codePoint) }
  }

  private func openFace(_ file: FontFile) -> Int? {
    if let known = faceIndices[file] { return known }
    var index: Int?
    if let face = FontFace(file, library: library) {
      index = faces.count
      faces.append(face)
    }
    faceIndices[file] = .some(index)
    return index
  }
}
