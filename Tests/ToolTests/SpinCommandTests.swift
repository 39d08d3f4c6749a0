import ChartModel
import Foundation
import TestSupport
import Testing

@testable import Pipeline
@testable import ReliefTool

@MainActor
@Suite struct SpinCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func run(_ arguments: [String], service: FakeService = FakeService()) -> ToolRun {
    ToolRun(
      ["spin", "--surface", "x * z", "-o", "\(folder.path)/%02d.png"] + arguments,
      service: service)
  }

  @Test func framesAreNumberedByTheirPlaceInTheSequence() throws {
    let service = FakeService()
    let run = run(["--frames=8", "--range=3..<6", "--from=10", "--theme=dark"], service: service)
    #expect(run.status == 0, "\(run.log)")
    #expect(folder.names.sorted() == ["03.png", "04.png", "05.png"])
    let sequence = try #require(service.sequences.first)
    #expect(sequence.frames == 3..<6)
    #expect(sequence.spec.timing.frameCount == 8)
    #expect(sequence.spec.motion == .turntable(TurntableSpec(from: 10)))
    guard case .page(let page) = sequence.spec.content else {
      Issue.record("not a page")
      return
    }
    #expect(page.root.charts.count == 1)
    #expect(service.options.first?.theme == .dark)
  }

  @Test func theReportSaysHowFastAndWhatLimits() throws {
    let run = run(["--frames=4", "--report=json"])
    let json = try #require(
      JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(json["frames"] as? Int == 4)
    #expect(json["framesPerSecond"] as? Double == 8)
    #expect(json["limit"] as? String == "draw")
    #expect(json["rate"] as? [Int] == [30, 1])
    #expect(json["width"] as? Int == 1280)
    let line = "4 frames of 1280x720 pixels by software (Fake) in 0.5 s, 8.0 a second"
    #expect(run.log.contains(line))
  }

  @Test func verboseShowsTheStages() {
    let log = run(["--frames=4", "-v"]).log
    #expect(log.contains("  draw       250.0 ms\n"))
    #expect(log.contains("  limited by: draw\n"))
    #expect(run(["--frames=4", "-q"]).log.isEmpty)
  }

  @Test func aFolderThatIsNotThereFailsFirst() {
    let service = FakeService()
    let run = ToolRun(
      ["spin", "--surface", "x", "-o", "\(folder.path)/no/a.mp4"], service: service)
    #expect(run.status == 2)
    #expect(run.log.contains("there is no folder"))
    #expect(service.sequences.isEmpty)
  }
}
