/// The types that a Swift source declares, as far as the choice of a view needs them.
struct SwiftOutline {
  var types: [TypeOutline] = []
  var previews: [PreviewOutline] = []
}

/// A `#Preview` or `#Playground`.
struct PreviewOutline {
  /// Bytes, with attributes.
  var range: Range<Int>
  /// Bytes of the macro's name.
  var keyword: Range<Int>
  var isPlayground: Bool
  /// Bytes of `@Previewable`, which marks state in the closure.
  var marks: [Range<Int>] = []
}

/// A type, or an extension of one.
struct TypeOutline {
  enum Kind: String {
    case structure = "struct"
    case enumeration = "enum"
    case classType = "class"
    case actorType = "actor"
    case protocolType = "protocol"
    case extended = "extension"
  }

  var kind: Kind
  /// With those around it: `Outer.Inner`.
  var name: String
  /// The last parts of the names after the colon.
  var inherited: [String] = []
  /// Whether other files cannot name it.
  var isPrivate: Bool
  var isGeneric: Bool
  /// Stored properties without a value of their own.
  var needed: [String] = []
  var initializers: [Initializer] = []
  /// Every word between the braces.
  var words: Set<String> = []
  /// Bytes, with attributes and modifiers.
  var range: Range<Int>
  /// Bytes of `@main`, where it is there.
  var mainAttribute: Range<Int>?

  struct Initializer {
    /// Parameters without a default value.
    var needed: [String]
    /// Whether a plain call cannot make a value: it is private, or may fail.
    var isUnusable: Bool
  }
}
