import Files
import Foundation
import TestSupport
import Testing

@testable import ChartFiles

/// The schema and the table of what there is follow the decoder, and the decoder the schema.
@Suite struct ChartSchemaTests {
  @Test(arguments: ["chart.schema.json", "chart-files.md"])
  func isRecorded(_ name: String) throws {
    let text = name.hasSuffix(".json") ? ChartSchema.text : ChartCoverage.markdown
    let file = Repository.root.appending(path: "docs/\(name)")
    let isRecording = ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] != nil
    guard !isRecording, let recorded = try? String(contentsOf: file, encoding: .utf8) else {
      try text.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded docs/\(name); run again to compare")
      return
    }
    #expect(text == recorded, "record it anew with RECORD_SNAPSHOTS=1")
  }

  /// Every property that the schema names is read, and none that it does not name.
  @Test func namesWhatIsRead() throws {
    for object in ChartSchema.objects {
      let names = object.properties().map(\.name)
      #expect(Set(names).count == names.count, "\(object.name) lists a property twice")
      for property in object.properties() where property.isThere {
        #expect(!property.summary.hasSuffix("."), "\(object.name).\(property.name)")
      }
    }
  }

  /// A value of each form is accepted in each place where the schema has it.
  @Test func acceptsWhatItShows() throws {
    var checked = 0
    for property in ChartFile.kind.properties() where property.schema.isThere {
      for text in Samples(property.form, depth: 5).texts {
        try expectAccepted("{\"\(property.name)\": \(text)}", &checked)
      }
    }
    #expect(checked > 1000)
  }

  private func expectAccepted(_ text: String, _ checked: inout Int) throws {
    let node = try JSONParser.parse(FileBytes(text.utf8), path: "a.json") { path in
      path.hasSuffix(".values") && path.contains("data")
    }
    var decoder = ChartDecoder(path: "a.json", isLenient: false)
    do {
      _ = try ChartFile.kind.value.decode(node, "the chart", &decoder)
    } catch {
      Issue.record("\(text): \(error)")
    }
    checked += 1
  }
}

/// Texts of values of a form: one of each choice, and objects with one property each.
private struct Samples {
  let texts: [String]

  init(_ form: ValueForm, depth: Int) {
    texts = Samples.texts(form, depth)
  }

  private static func texts(_ form: ValueForm, _ depth: Int) -> [String] {
    switch form {
    case .text: return ["\"a\""]
    case .spelled(let words):
      return words.hasPrefix("a format") ? ["\",.2f\"", "\"%Y\""] : ["\"steelblue\"", "\"#0af\""]
    case .number(let range):
      guard let range else { return ["-1.5"] }
      return ["\(range.lowerBound)", "\(range.upperBound)"]
    case .integer(let range): return ["\(range.lowerBound)", "\(range.upperBound)"]
    case .boolean: return ["true", "false"]
    case .null: return ["null"]
    case .choice(let names): return names.map { "\"\($0)\"" }
    case .list(let element, let counts):
      guard let one = texts(element, depth - 1).last else { return [] }
      let count = max(counts?.lowerBound ?? 1, 1)
      return ["[\(Array(repeating: one, count: count).joined(separator: ", "))]"]
    case .object(let object):
      guard depth > 0 else { return [] }
      let properties = object.properties().filter(\.isThere)
      let required = properties.filter { object.required.contains($0.name) }.map { property in
        (property.name, "\"\(property.name)\": \(texts(property.form, depth - 1).first ?? "")")
      }
      return properties.flatMap { property in
        let others = required.filter { $0.0 != property.name }.map(\.1)
        return texts(property.form, depth - 1).map { text in
          "{\((others + ["\"\(property.name)\": \(text)"]).joined(separator: ", "))}"
        }
      }
    case .map(let value): return texts(value, depth - 1).prefix(1).map { "{\"a\": \($0)}" }
    case .either(let forms): return forms.flatMap { texts($0, depth) }
    case .records: return []
    case .anything: return ["1", "{\"a\": [null]}"]
    }
  }
}
