import Foundation
import TestSupport
import Testing

@testable import ReliefTool

/// Pictures of the previews of Swift source.
@Suite struct PreviewTests {
  private let temporary: TemporaryFolder
  private let tool: ToolProcess

  init() throws {
    temporary = try TemporaryFolder()
    tool = try ToolProcess(caching: temporary)
  }

  private func render(_ arguments: String...) throws -> ToolProcess.Outcome {
    try tool.run(["render", "a.swift", "--scale", "1", "--backend", "software"] + arguments)
  }

  private func size(_ name: String) throws -> [Int] {
    let data = try Data(contentsOf: temporary.url.appending(path: name))
    let picture = try #require(PNGReader([UInt8](data))).bitmap
    return [picture.width, picture.height]
  }

  @Test func eachBecomesAPictureOfItsSize() throws {
    _ = try temporary.write(
      """
      import SwiftUI
      struct Wide: View {
        @State var text: String
        var body: some View { Text(text).frame(width: 90, height: 40) }
      }
      #Preview { Wide(text: "plain") }
      #Preview("a/b", traits: .fixedLayout(width: 70, height: 50)) { Wide(text: "fixed") }
      @available(iOS 17, *)
      #Preview("A-B", traits: .portrait, .defaultLayout) {
        @Previewable @State var text = "state"
        Wide(text: text)
      }
      #Playground { print(undeclared) }
      struct Wide_Previews: PreviewProvider {
        static var previews: some View {
          ForEach(0..<2) { Wide(text: "\\($0)").previewLayout(.sizeThatFits) }
          List(0..<40) { Text("\\($0)") }.listStyle(.plain).previewDisplayName("Rows")
        }
      }
      @main struct Main: App { var body: some Scene { WindowGroup { Wide(text: "app") } } }
      """.utf8, to: "a.swift")
    let run = try render("--previews", "-o", "out/previews")
    #expect(run.status == 0, "\(run.log)")
    let names = try FileManager.default.contentsOfDirectory(
      atPath: "\(temporary.path)/out/previews")
    #expect(
      Set(names) == [
        "a 1.png", "a-b.png", "A-B 2.png", "Wide 1.png", "Wide 2.png", "Rows.png",
      ])
    #expect(try size("out/previews/a 1.png") == [800, 600])
    #expect(try size("out/previews/a-b.png") == [70, 50])
    #expect(try size("out/previews/A-B 2.png") == [600, 800])
    // The margin of so small a page is a twentieth of its height.
    #expect(try size("out/previews/Wide 2.png") == [95, 45])
    #expect(try size("out/previews/Rows.png")[1] > 40 * 43)
  }

  @Test func sourceWithoutPreviewsSaysSo() throws {
    _ = try temporary.write(
      "import SwiftUI\nstruct A: View { var body: some View { Text(\"a\") } }\n".utf8, to: "a.swift"
    )
    let run = try render("--previews", "-o", "out")
    #expect(run.status == 2)
    #expect(run.log.contains("a.swift has no previews; write '#Preview { NAME() }' in it"))
    #expect(temporary.names.contains("out") == false)
    #expect(try render("--previews", "--view", "A", "-o", "out").status == 2)
  }

  @Test func errorsKeepTheirLines() throws {
    _ = try temporary.write(
      "import SwiftUI\n#Preview(\n  \"A\"\n) {\n  Undeclared()\n}\n".utf8, to: "a.swift")
    let run = try render("--previews", "-o", "out")
    #expect(run.status == 2)
    #expect(run.log.contains("a.swift:5:3: error:"), "\(run.log)")
  }

  @Test func aSheetShowsAViewInOtherSettings() throws {
    _ = try temporary.write(
      "import SwiftUI\nstruct A: View { var body: some View { Text(\"text\") } }\n".utf8,
      to: "a.swift")
    let run = try render("--variants", "--size", "200x100", "-o", "a.png", "--report", "json")
    #expect(run.status == 0, "\(run.log)")
    for caption in ["Landscape, dark", "Portrait, light", "xSmall", "accessibility5"] {
      #expect(run.output.contains("\"\(caption)\""))
    }
    // Four pages of 200 and three distances of 24, with a margin of 10.
    #expect(try size("a.png")[0] == 892)
    #expect(try render("--variants", "--previews", "-o", "b").status == 2)
  }

  @Test func filesHaveNamesOfTheirOwn() {
    #expect(
      PreviewName.files(["a", "A", "", "../x", "b\nc", "a"])
        == ["a", "A 2", "-", "-.-x", "b-c", "a 3"])
  }
}
