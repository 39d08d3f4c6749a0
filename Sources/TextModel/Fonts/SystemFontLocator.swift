import Glibc

/// The fonts of this machine.
///
/// The default faces are looked for where Debian's packages put them before fontconfig is asked:
/// fontconfig's start takes longer than a small chart's text. It starts when a family is asked for
/// by name, a character is in none of the default faces, or those are not installed.
package final class SystemFontLocator: FontLocator {
  private let fontconfig: () -> FontconfigIndex?
  private let root: String

  /// - Parameters:
  ///   - root: the folder that the well-known paths are under.
  ///   - fontconfig: gives the index of installed fonts; called on first need.
  package init(
    root: String = "/usr/share/fonts",
    fontconfig: @escaping () -> FontconfigIndex? = { FontconfigIndex.shared }
  ) {
    self.root = root
    self.fontconfig = fontconfig
  }

  package func defaultFiles(weight: Int) -> [FontFile] {
    let known = [interPath(weight), dejaVuPath(weight)]
      .map { FontFile(path: "\(root)/\($0)") }
      .filter { access($0.path, R_OK) == 0 }
    if known.count == 2 { return known }
    var files: [FontFile] = []
    for family in ["Inter", "DejaVu Sans", "sans-serif"] {
      if let file = file(family: family, weight: weight), !files.contains(file) {
        files.append(file)
      }
    }
    return files.isEmpty ? known : files
  }

  package func file(family: String, weight: Int) -> FontFile? {
    fontconfig()?.file(family: family, weight: weight)
  }

  package func file(having codePoint: UInt32, weight: Int) -> FontFile? {
    fontconfig()?.file(having: codePoint, weight: weight)
  }
}

/// The file of Debian's `fonts-inter` nearest to a weight.
private func interPath(_ weight: Int) -> String {
  let names = [
    "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
  ]
  let step = (min(max(weight, 100), 900) + 50) / 100 - 1
  return "opentype/inter/Inter-\(names[min(step, names.count - 1)]).otf"
}

/// The file of Debian's `fonts-dejavu-core` nearest to a weight.
private func dejaVuPath(_ weight: Int) -> String {
  "truetype/dejavu/DejaVuSans\(weight >= 600 ? "-Bold" : "").ttf"
}
