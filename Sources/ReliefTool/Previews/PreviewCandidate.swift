/// A preview that Swift source declares.
struct PreviewCandidate: Hashable {
  /// What it is called where it does not say.
  var name: String
  /// Makes it, in the source of the program's beginning.
  var expression: String
}

extension SwiftSources {
  /// All previews, file by file: `#Preview`s, then types in the older form.
  var previews: [PreviewCandidate] {
    files.enumerated().flatMap { number, file in
      let outline = file.outline
      let macros = outline.previews.enumerated().filter { !$0.element.isPlayground }
      let base = file.path.split(separator: "/").last.map { String($0.dropLast(6)) } ?? ""
      let providers = outline.types.filter {
        $0.inherited.contains("PreviewProvider") && !$0.isPrivate
      }
      return macros.enumerated().map { place, macro in
        PreviewCandidate(
          name: macros.count + providers.count == 1 ? base : "\(base) \(place + 1)",
          expression: PreviewName.variable(file: number, index: macro.offset))
      }
        + providers.map { type in
          let end = "_Previews"
          return PreviewCandidate(
            name: type.name.hasSuffix(end) ? String(type.name.dropLast(end.count)) : type.name,
            expression: "\(type.name).previews")
        }
    }
  }
}
