import Foundation
import TestSupport
import Testing

@testable import Pipeline
@testable import ReliefTool

@MainActor
@Suite struct BenchTests {
  @Test func workloadsByName() throws {
    let million = try #require(Workload("W2"))
    #expect(million.kind == .points && million.count == 1_000_000)
    #expect(million.summary == "1000000 points in 3 colors, 3840x2160")
    let own = try #require(Workload("turn:7@320x200"))
    #expect(own.kind == .turn && own.count == 7 && own.width == 320 && own.height == 200)
    #expect(Workload("surface:50")?.width == 1600)
    for text in ["", "W0", "points", "points:0", "points:1e6", "cubes:5", "line:5@8", "line:5@0x9"]
    {
      #expect(Workload(text) == nil, "\(text)")
    }
  }

  @Test func whatIsRefused() {
    for (arguments, words) in [
      (["W77"], "W77"), (["W1", "--suite", "all"], "W1"), (["--once", "--runs", "2"], "--runs"),
      (["--runs", "0"], "--runs"), (["--threads", "x"], "--threads"),
      (["--backend", "vulkan"], "vulkan"), (["--keep", "/no/such/folder"], "/no/such"),
    ] {
      let run = ToolRun(["bench"] + arguments)
      #expect(run.status == 2 && run.log.contains(words), "\(run.log)")
    }
  }

  /// Every kind of work is done, in processes of their own, and every second is accounted for.
  @Test func stagesAddUpToTheWhole() throws {
    let folder = try TemporaryFolder()
    let tool = try ToolProcess(folder: folder.url)
    let outcome = try tool.run([
      "bench", "points:50@64x48", "surface:9@64x48", "turn:3@64x48", "charts:2@64x48",
      "line:99@64x48", "--backend", "software", "--threads", "1", "--runs", "1", "--keep", "out",
      "--report", "json",
    ])
    #expect(outcome.status == 0, "\(outcome.log)")
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    #expect((report["machine"] as? [String: Any])?["cores"] as? Int ?? 0 > 0)
    let results = try #require(report["results"] as? [[String: Any]])
    #expect(results.count == 5)
    for result in results {
      let wall = try #require(result["wall"] as? Double)
      let stages = try #require(result["stages"] as? [[String: Any]])
      let sum = stages.reduce(0) { $0 + ($1["seconds"] as? Double ?? 0) }
      // The stages of a sequence run side by side.
      if result["workload"] as? String != "turn:3@64x48" {
        #expect(sum > 0.5 * wall && sum < 1.001 * wall, "\(stages) of \(wall)")
      }
      #expect(result["renderer"] as? String == "Relief software, 1 thread")
      #expect(result["peakMemory"] as? Int ?? 0 > 1_000_000)
    }
    #expect(try pictures(in: folder) == 1 + 1 + 3 + 2 + 1)
  }

  private func pictures(in folder: TemporaryFolder) throws -> Int {
    try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/out").count
  }

  /// What cannot be done is said, and the rest is measured all the same.
  @Test func aFailureIsReported() throws {
    let folder = try TemporaryFolder()
    let tool = try ToolProcess(folder: folder.url)
    let outcome = try tool.run([
      "bench", "points:5@40000x30000", "points:5@40x30", "--runs", "2", "--backend", "software",
    ])
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("failed:"))
    #expect(outcome.output.contains("40x30"))
  }
}
