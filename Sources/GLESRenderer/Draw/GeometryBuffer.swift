import CGLES
import RenderModel

/// A geometry in the device's memory, laid out as its program reads it.
final class GeometryBuffer {
  let program: Program
  /// Instances, or indices.
  private(set) var count = 0
  private let layout: VertexLayout
  private var vertexArray: GLuint = 0
  private var vertices: GLuint = 0
  private var indices: GLuint = 0

  /// - Parameter program: one that reads records.
  init?(program: Program) {
    guard let layout = program.layout else { return nil }
    self.program = program
    self.layout = layout
    glGenVertexArrays(1, &vertexArray)
    glGenBuffers(1, &vertices)
    glBindVertexArray(vertexArray)
    glBindBuffer(GLenum(GL_ARRAY_BUFFER), vertices)
    if layout.rate == .perVertex {
      glGenBuffers(1, &indices)
      glBindBuffer(GLenum(GL_ELEMENT_ARRAY_BUFFER), indices)
    }
    for location in layout.attributes.indices {
      glEnableVertexAttribArray(GLuint(location))
      glVertexAttribDivisor(GLuint(location), layout.rate == .perInstance ? 1 : 0)
    }
    pointAttributes()
    glBindVertexArray(0)
  }

  func delete() {
    glDeleteVertexArrays(1, &vertexArray)
    glDeleteBuffers(1, &vertices)
    if indices != 0 { glDeleteBuffers(1, &indices) }
  }

  /// How often the contents change.
  enum Usage {
    case once
    case everyFrame
  }

  /// Replaces the contents.
  func upload(_ geometry: Geometry, _ usage: Usage) {
    switch geometry {
    case .triangles(let mesh):
      store(mesh.vertices, in: GLenum(GL_ARRAY_BUFFER), usage)
      store(mesh.indices, in: GLenum(GL_ELEMENT_ARRAY_BUFFER), usage)
      count = mesh.indices.count
    case .spheres(let records): uploadInstances(records, usage)
    case .segments(let records): uploadInstances(records, usage)
    case .shapes(let records): uploadInstances(records, usage)
    case .glyphs(let records): uploadInstances(records, usage)
    }
  }

  private func uploadInstances<Record>(_ records: [Record], _ usage: Usage) {
    store(records, in: GLenum(GL_ARRAY_BUFFER), usage)
    count = records.count
  }

  private func store<Element>(_ elements: [Element], in target: GLenum, _ usage: Usage) {
    glBindVertexArray(vertexArray)
    if target == GLenum(GL_ARRAY_BUFFER) { glBindBuffer(target, vertices) }
    elements.withUnsafeBytes {
      glBufferData(
        target,
        $0.count,
        $0.baseAddress,
        GLenum(usage == .once ? GL_STATIC_DRAW : GL_STREAM_DRAW)
      )
    }
    glBindVertexArray(0)
  }

  /// Draws all of it with the program in use.
  func draw() {
    glBindVertexArray(vertexArray)
    switch layout.rate {
    case .perVertex:
      glDrawElements(GLenum(GL_TRIANGLES), GLsizei(count), GLenum(GL_UNSIGNED_INT), nil)
    case .perInstance:
      glDrawArraysInstanced(
        GLenum(GL_TRIANGLE_STRIP), 0, GLsizei(program.verticesPerInstance), GLsizei(count))
    }
  }

  private func pointAttributes() {
    glBindBuffer(GLenum(GL_ARRAY_BUFFER), vertices)
    for (location, attribute) in layout.attributes.enumerated() {
      let offset = UnsafeRawPointer(bitPattern: attribute.offset)
      let size = GLint(attribute.type.componentCount)
      if attribute.type.isInteger {
        glVertexAttribIPointer(
          GLuint(location),
          size,
          attribute.storage.glType,
          GLsizei(layout.stride),
          offset
        )
      } else {
        glVertexAttribPointer(
          GLuint(location),
          size,
          attribute.storage.glType,
          attribute.isNormalized ? 1 : 0,
          GLsizei(layout.stride),
          offset
        )
      }
    }
  }
}

extension VertexAttribute.Storage {
  fileprivate var glType: GLenum {
    switch self {
    case .float32: GLenum(GL_FLOAT)
    case .int32: GLenum(GL_INT)
    case .uint16: GLenum(GL_UNSIGNED_SHORT)
    case .uint8: GLenum(GL_UNSIGNED_BYTE)
    }
  }
}
