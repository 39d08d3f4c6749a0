import Diagnostics
import Foundation
import RenderModel
import TestSupport
import Testing

@testable import ShaderLibrary

@Suite struct ShaderTextTests {
  @Test func everyFileIsEmbeddedAsItStands() throws {
    let onDisk = try ["lib", "programs"].flatMap { folder in
      try FileManager.default.contentsOfDirectory(
        atPath: Repository.shaders.appending(path: folder).path
      ).map { "\(folder)/\($0)" }
    }
    #expect(ShaderLibrary.fileNames == onDisk.sorted())
    for name in ShaderLibrary.fileNames {
      let text = try String(contentsOf: Repository.shaders.appending(path: name), encoding: .utf8)
      #expect(ShaderLibrary.embedded.text(of: name) == text)
    }
  }

  @Test(arguments: Program.allCases) func linesKeepTheirNumbers(of program: Program) throws {
    for variant in ProgramVariant.all(of: program) {
      for stage in ShaderStage.allCases {
        let source = try ShaderLibrary.embedded.source(variant, stage)
        var (file, line) = (0, 1)
        var originals = try lines(of: source.files[0])
        for text in source.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        {
          if text.hasPrefix("#define ") { continue }
          if text.hasPrefix("#line ") {
            let number = Int(text.dropFirst("#line ".count)) ?? -1
            (file, line) = number.quotientAndRemainder(dividingBy: ShaderSource.linesPerFile)
            originals = try lines(of: source.files[file])
            continue
          }
          let original = originals[line - 1]
          #expect(text == original || (text.isEmpty && original.hasPrefix("#include")))
          line += 1
        }
      }
    }
  }

  private func lines(of displayName: String) throws -> [Substring] {
    let text = try String(
      contentsOf: Repository.root.appending(path: displayName),
      encoding: .utf8
    )
    return text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test func includesComeOnceAndDefinesFollowTheVersion() throws {
    let variant = ProgramVariant(.surface, [.colorNormal, .lit])
    let source = try ShaderLibrary.embedded.source(variant, .fragment)
    #expect(source.text.hasPrefix("#version 300 es\n#define LIT\n#define COLOR_NORMAL\n#line 2\n"))
    #expect(!source.text.contains("#include"))
    #expect(Set(source.files).count == source.files.count)
    #expect(source.files.contains("Shaders/lib/lighting.glsl"))
  }

  @Test func anIncludeWithoutAFileNamesFileAndLine() throws {
    let copy = try copyOfShaders()
    let folder = copy.url
    let file = folder.appending(path: "lib/crop.glsl")
    try "// first\n\n#include \"lib/srbg.glsl\"\n".write(
      to: file,
      atomically: true,
      encoding: .utf8
    )
    let library = ShaderLibrary(folder: folder.path)
    let error = #expect(throws: ReliefError.self) {
      try library.source(ProgramVariant(.shape), .vertex)
    }
    #expect(
      error?.description == "\(folder.path)/lib/crop.glsl, line 3: "
        + "there is no file 'lib/srbg.glsl' to include; did you mean 'lib/srgb.glsl'?"
    )
  }

  @Test func aMisspeltIncludeNamesFileAndLine() throws {
    let copy = try copyOfShaders()
    let folder = copy.url
    let file = folder.appending(path: "programs/shape.frag")
    try "#version 300 es\n#include <lib/crop.glsl>\n"
      .write(to: file, atomically: true, encoding: .utf8)
    #expect(
      throws: ReliefError.shader(
        file: file.path,
        line: 2,
        message: "write an include as #include \"lib/x.glsl\""
      )
    ) { try ShaderLibrary(folder: folder.path).source(ProgramVariant(.shape), .fragment) }
  }

  @Test func aChangedFolderHasAnotherRevision() throws {
    let copy = try copyOfShaders()
    let folder = copy.url
    let library = ShaderLibrary(folder: folder.path)
    let before = library.revision
    #expect(library.revision == before)
    let file = folder.appending(path: "lib/srgb.glsl")
    try "// shorter\n".write(to: file, atomically: true, encoding: .utf8)
    #expect(library.revision != before)
    #expect(library.text(of: "lib/srgb.glsl") == "// shorter\n")
    #expect(ShaderLibrary.embedded.revision == 0)
  }

  @Test(arguments: [
    ("0:12(5): error: `foo' undeclared", 0, 12, "error: `foo' undeclared"),
    (
      "warning: something\n0(100007) : error C1008: undefined variable \"foo\"", 1, 7,
      "error C1008: undefined variable \"foo\""
    ),
    ("ERROR: 0:200003: 'foo' : undeclared identifier", 2, 3, "'foo' : undeclared identifier"),
  ])
  func logsBecomePlaces(log: String, file: Int, line: Int, message: String) throws {
    let source = try ShaderLibrary.embedded.source(ProgramVariant(.surface), .fragment)
    #expect(
      source.error(fromLog: log)
        == .shader(file: source.files[file], line: line, message: message)
    )
  }

  @Test func aLogWithoutAPlaceIsKept() throws {
    let source = try ShaderLibrary.embedded.source(ProgramVariant(.shape), .fragment)
    #expect(
      source.error(fromLog: "out of\nmemory").description
        == "Shaders/programs/shape.frag: out of; memory"
    )
    #expect(source.error(fromLog: "").description.hasSuffix("gave no reason"))
  }

  private func copyOfShaders() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in ["lib", "programs"] {
      try FileManager.default.copyItem(
        at: Repository.shaders.appending(path: name),
        to: folder.url.appending(path: name)
      )
    }
    return folder
  }
}
