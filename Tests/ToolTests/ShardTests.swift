import Diagnostics
import Testing

@testable import ReliefTool

@Suite struct ShardTests {
  private func shard(_ text: String, _ environment: [String: String] = [:]) throws -> Shard {
    try Shard(text) { environment[$0] }
  }

  @Test func forms() throws {
    #expect(try shard("2/5") == Shard(index: 2, count: 5))
    #expect(try shard("5", ["SLURM_ARRAY_TASK_ID": "4"]) == Shard(index: 4, count: 5))
    #expect(try shard("5", ["JOB_COMPLETION_INDEX": "0"]) == Shard(index: 0, count: 5))
    #expect(try shard("5", ["AWS_BATCH_JOB_ARRAY_INDEX": "1"]) == Shard(index: 1, count: 5))
    let slurm = [
      "SLURM_ARRAY_TASK_ID": "7", "SLURM_ARRAY_TASK_MIN": "1", "SLURM_ARRAY_TASK_STEP": "2",
      "SLURM_ARRAY_TASK_COUNT": "4",
    ]
    #expect(try shard("auto", slurm) == Shard(index: 3, count: 4))
    let aws = ["AWS_BATCH_JOB_ARRAY_INDEX": "1", "AWS_BATCH_JOB_ARRAY_SIZE": "3"]
    #expect(try shard("auto", aws) == Shard(index: 1, count: 3))
  }

  @Test(arguments: ["5/5", "-1/5", "a/5", "0/0", "", "1/2/3", "auto", "5"])
  func refused(text: String) {
    #expect(throws: ReliefError.self) { try shard(text) }
  }

  @Test func anIndexBeyondTheShardsIsAnError() {
    #expect(throws: ReliefError.self) { try shard("4", ["SLURM_ARRAY_TASK_ID": "4"]) }
  }

  /// Names that differ in little are spread evenly, and stay where they are.
  @Test func sharesAreEvenAndStable() {
    for count in [2, 3, 8] {
      var sizes = [Int](repeating: 0, count: count)
      for number in 0..<4000 {
        let owners = (0..<count).filter { Shard(index: $0, count: count).has("\(number).png") }
        #expect(owners.count == 1)
        sizes[owners[0]] += 1
      }
      let mean = 4000 / count
      #expect(sizes.allSatisfy { abs($0 - mean) < mean / 5 }, "\(sizes)")
    }
    #expect((0..<10).map { Shard(index: 0, count: 2).has("\($0).png") }.contains(true))
  }
}
