/// Which EGL device to draw on.
package enum DeviceChoice: Sendable, Hashable {
  /// The first hardware device that works; else the first that works.
  case automatic
  /// By its place in `DeviceList`.
  case index(Int)
  /// By its DRM node, such as `/dev/dri/renderD128`; links are followed.
  case node(String)
  /// By a part of the renderer's or the vendor's name, in any case.
  case name(String)

  /// Reads what is typed after `--device`: a number, a path, `auto`, or a part of a name.
  package init(_ text: String) {
    if text.isEmpty || text == "auto" {
      self = .automatic
    } else if text.utf8.allSatisfy({ (48...57).contains($0) }), let index = Int(text) {
      self = .index(index)
    } else if text.hasPrefix("/") {
      self = .node(text)
    } else {
      self = .name(text)
    }
  }
}

extension DeviceChoice: CustomStringConvertible {
  /// As it would be typed.
  package var description: String {
    switch self {
    case .automatic: "auto"
    case .index(let index): "\(index)"
    case .node(let path): path
    case .name(let part): part
    }
  }
}
