import CGLES
import Diagnostics
import RenderModel
import ShaderLibrary

/// The programs of one context, compiled when they are first asked for.
final class ProgramCache {
  private let library: ShaderLibrary
  private let binaries: ProgramBinaryStore?
  private var programs: [ProgramVariant: GLProgram] = [:]
  private var revision: UInt64

  init(library: ShaderLibrary, binaries: ProgramBinaryStore?) {
    self.library = library
    self.binaries = binaries
    revision = library.revision
  }

  /// Forgets every program if the shader folder has changed since the last call.
  func refresh() {
    let now = library.revision
    if now == revision { return }
    revision = now
    for program in programs.values { program.delete() }
    programs = [:]
  }

  subscript(variant: ProgramVariant) -> GLProgram {
    get throws(ReliefError) {
      if let program = programs[variant] { return program }
      let program = try make(variant)
      programs[variant] = program
      return program
    }
  }

  private func make(_ variant: ProgramVariant) throws(ReliefError) -> GLProgram {
    let vertex = try library.source(variant, .vertex)
    let fragment = try library.source(variant, .fragment)
    let key = binaries?.key(vertex.text, fragment.text)
    if let key, let name = binaries?.load(key) {
      return GLProgram(name: name, program: variant.program)
    }
    let name = try ProgramCache.link(vertex, fragment, variant)
    if let key { binaries?.save(name, key) }
    return GLProgram(name: name, program: variant.program)
  }

  private static func link(
    _ vertex: ShaderSource,
    _ fragment: ShaderSource,
    _ variant: ProgramVariant
  ) throws(ReliefError) -> GLuint {
    let vertexShader = try compile(vertex, GL_VERTEX_SHADER)
    defer { glDeleteShader(vertexShader) }
    let fragmentShader = try compile(fragment, GL_FRAGMENT_SHADER)
    defer { glDeleteShader(fragmentShader) }
    let name = glCreateProgram()
    glAttachShader(name, vertexShader)
    glAttachShader(name, fragmentShader)
    glProgramParameteri(name, GLenum(GL_PROGRAM_BINARY_RETRIEVABLE_HINT), 1)
    glLinkProgram(name)
    if value(GL_LINK_STATUS, of: name, glGetProgramiv) != 0 { return name }
    let message = log(of: name, glGetProgramiv, glGetProgramInfoLog)
    glDeleteProgram(name)
    throw .graphics(call: "linking the program '\(variant)'", reason: message)
  }

  private static func compile(
    _ source: ShaderSource,
    _ stage: Int32
  ) throws(ReliefError) -> GLuint {
    let name = glCreateShader(GLenum(stage))
    source.text.withCString { text in
      var text: UnsafePointer<CChar>? = text
      glShaderSource(name, 1, &text, nil)
    }
    glCompileShader(name)
    if value(GL_COMPILE_STATUS, of: name, glGetShaderiv) != 0 { return name }
    let message = log(of: name, glGetShaderiv, glGetShaderInfoLog)
    glDeleteShader(name)
    throw source.error(fromLog: message)
  }

  private typealias Getter = (GLuint, GLenum, UnsafeMutablePointer<GLint>?) -> Void
  private typealias LogGetter = (
    GLuint, GLsizei, UnsafeMutablePointer<GLsizei>?, UnsafeMutablePointer<GLchar>?
  ) -> Void

  private static func value(_ what: Int32, of name: GLuint, _ get: Getter) -> GLint {
    var value: GLint = 0
    get(name, GLenum(what), &value)
    return value
  }

  private static func log(of name: GLuint, _ get: Getter, _ getLog: LogGetter) -> String {
    var length: GLsizei = 0
    let room = max(1, value(GL_INFO_LOG_LENGTH, of: name, get))
    var bytes = [GLchar](repeating: 0, count: Int(room))
    getLog(name, room, &length, &bytes)
    return String(
      decoding: bytes.prefix(Int(length)).map(UInt8.init(bitPattern:)),
      as: UTF8.self
    )
  }
}
