import Diagnostics
import Foundation
import RenderModel
import ShaderLibrary
import TestSupport
import Testing

@testable import GLESRenderer

/// Every program with every combination of features, on the EGL at hand.
@Suite(.needsEGL) struct ProgramLinkTests {
  @Test func everyVariantLinks() throws {
    let backend = try Headless.backend()
    try backend.context.perform { () throws(ReliefError) in
      for variant in Program.allCases.flatMap(ProgramVariant.all(of:)) {
        _ = try backend.programs[variant]
      }
      try checkGL("linking")
    }
  }

  @Test func aMistakeIsFoundByFileAndLineAndMendedWithoutRestart() throws {
    let temporary = try TemporaryFolder()
    let folder = temporary.url
    for name in ["lib", "programs"] {
      try FileManager.default.copyItem(
        at: Repository.shaders.appending(path: name),
        to: folder.appending(path: name)
      )
    }
    let file = folder.appending(path: "lib/coverage.glsl")
    let good = try String(contentsOf: file, encoding: .utf8)
    try "\n\nfloat broken() { return nothing; }\n\(good)".write(
      to: file,
      atomically: true,
      encoding: .utf8
    )
    let backend = try GLESBackend(
      device: .automatic,
      shaders: ShaderLibrary(folder: folder.path),
      cacheFolder: nil
    )
    try backend.prepare(TestScenes.everything())
    let error = #expect(throws: ReliefError.self) { try backend.draw(TestScenes.frame()) }
    let sentence = error?.description ?? ""
    #expect(sentence.hasPrefix("\(file.path), line 3: "), "\(sentence)")
    #expect(sentence.contains("nothing"))

    try good.write(to: file, atomically: true, encoding: .utf8)
    let picture = try backend.draw(TestScenes.frame())
    #expect(try picture == Headless.draw(TestScenes.everything(), TestScenes.frame()))
  }

  @Test func linkedProgramsAreKeptOnDisk() throws {
    let folder = try TemporaryFolder()
    let cache = "\(folder.path)/deep/er"
    func draw() throws -> Bitmap {
      let backend = try GLESBackend(device: .automatic, cacheFolder: cache)
      try backend.prepare(TestScenes.everything())
      return try backend.draw(TestScenes.frame())
    }
    let first = try draw()
    let files = try? FileManager.default.contentsOfDirectory(atPath: cache)
    // A driver may give out no binaries: then there is no folder, and nothing to compare.
    guard let files else { return }
    #expect(!files.isEmpty)
    #expect(try draw() == first)
    // Damaged files are not given to the driver.
    for name in files {
      let url = URL(filePath: "\(cache)/\(name)")
      var bytes = try Data(contentsOf: url)
      bytes[bytes.count - 1] ^= 255
      try bytes.write(to: url)
    }
    #expect(try draw() == first)
  }
}
