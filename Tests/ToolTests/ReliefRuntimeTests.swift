import Foundation
import TestSupport
import Testing

@testable import ReliefTool

@Suite struct ReliefRuntimeTests {
  /// A client's build knows each C module that ours import, or it is refused one and all.
  @Test func everyCModuleIsKnown() throws {
    let sources = Repository.root.appending(path: "Sources").path
    let folders = try FileManager.default.contentsOfDirectory(atPath: sources)
      .filter { $0.hasPrefix("C") && $0.dropFirst().first?.isUppercase == true }
    #expect(folders.count > 5)
    #expect(Set(folders + ["ShaderText"]) == Set(ReliefRuntime.cModules))
  }
}
