import CGLES
import RenderModel

/// A linked program and where its uniforms are.
final class GLProgram {
  let name: GLuint
  private let locations: [(Uniform, GLint)]

  /// - Parameter name: linked.
  init(name: GLuint, program: Program) {
    self.name = name
    // One that a variant does not use has no location and is never set.
    locations = program.uniforms.compactMap { uniform in
      let location = glGetUniformLocation(name, uniform.rawValue)
      return location >= 0 ? (uniform, location) : nil
    }
    glUseProgram(name)
    for (uniform, location) in locations {
      if let unit = GLTexture.unit(of: uniform) { glUniform1i(location, unit) }
    }
  }

  func delete() {
    glDeleteProgram(name)
  }

  /// Makes the program current with these values.
  func use(_ values: UniformValues) {
    glUseProgram(name)
    for (uniform, location) in locations { values.set(uniform, at: location) }
  }
}
