/// One input of a vertex shader and where it lies in the record.
package struct VertexAttribute: Sendable, Hashable {
  package var name: String
  package var type: GLSLType
  /// How the components are stored.
  package var storage: Storage
  /// Integers that become fractions 0...1.
  package var isNormalized: Bool
  /// Bytes from the start of the record.
  package var offset: Int

  /// The type of a component in memory.
  package enum Storage: Sendable, Hashable {
    case float32
    case int32
    case uint16
    case uint8
  }
}

/// The record that a program reads per vertex or per instance.
package struct VertexLayout: Sendable, Hashable {
  /// In the order of their locations, from 0.
  package var attributes: [VertexAttribute]
  /// Bytes from one record to the next.
  package var stride: Int
  package var rate: Rate

  /// When the next record is read.
  package enum Rate: Sendable, Hashable {
    /// For each vertex, by index.
    case perVertex
    /// For each strip of vertices that the shader makes from `gl_VertexID`.
    case perInstance
  }
}

/// The GLSL types of attributes and uniforms; the raw value is the spelling.
package enum GLSLType: String, Sendable, Hashable {
  case float
  case int
  case vec2
  case vec3
  case vec4
  case ivec2
  case uvec4
  case mat4
  case sampler2D

  /// The components of an attribute.
  package var componentCount: Int {
    switch self {
    case .float, .int, .sampler2D: 1
    case .vec2, .ivec2: 2
    case .vec3: 3
    case .vec4, .uvec4: 4
    case .mat4: 16
    }
  }

  /// Whether the shader sees whole numbers.
  package var isInteger: Bool {
    switch self {
    case .int, .ivec2, .uvec4: true
    case .float, .vec2, .vec3, .vec4, .mat4, .sampler2D: false
    }
  }
}
