import Diagnostics

/// `relief devices`: the EGL devices that `--device` may name.
struct DevicesCommand: Command {
  static let declaration = CommandDeclaration(
    name: "devices",
    summary: "List the EGL devices that can draw",
    usage: "",
    examples: [
      CommandDeclaration.Example(
        purpose: "Draw on the second device",
        command: "relief render --surface 'x^2 - z^2' --device 1 -o saddle.png"
      )
    ]
  )

  init(arguments: ParsedArguments) {}

  func run(service: some RenderService, console: Console) throws(ReliefError) -> Int32 {
    let devices = service.devices()
    guard !devices.isEmpty else {
      console.note("relief: no EGL device was found; 'relief doctor' says why")
      return 0
    }
    let rows = devices.map { [String($0.index), $0.vendor, $0.renderer, $0.node ?? "-"] }
    for line in Columns.lines(header: ["index", "vendor", "renderer", "node"], rows: rows) {
      try console.line(line)
    }
    return 0
  }
}

/// Text in columns as wide as their widest cell.
enum Columns {
  static func lines(header: [String], rows: [[String]]) -> [String] {
    let all = [header] + rows
    let widths = header.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
    return all.map { row in
      let cells = zip(row, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.count)
      }
      let line = cells.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }
}
