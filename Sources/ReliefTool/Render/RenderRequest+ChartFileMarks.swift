import ChartFiles
import ChartModel

extension RenderRequest {
  /// The rows of a table as a mark of a chart file.
  func tableMark(_ table: TableSource) -> JSONValue {
    var members: [(name: String, value: JSONValue)] = [("type", .string(table.mark.rawValue))]
    if let symbol { members.append(("shape", .string(symbol.rawValue))) }
    if let symbolSize { members.append(("diameter", .number(symbolSize))) }
    if let opacity { members.append(("opacity", .number(opacity))) }
    if table.mark == .surface { members += surfaceLinesMembers }
    return .object(members)
  }

  /// A formula as a mark of a chart file.
  func surfaceMark(_ function: String) -> JSONValue {
    var members: [(name: String, value: JSONValue)] = [
      ("type", .string("surface")), ("function", .string(function)),
    ]
    if let samples { members.append(("samples", .integer(samples))) }
    if let opacity { members.append(("opacity", .number(opacity))) }
    return .object(members + surfaceLinesMembers)
  }

  private var surfaceLinesMembers: [(name: String, value: JSONValue)] {
    var members: [(name: String, value: JSONValue)] = []
    if case .count(let count)? = surfaceLines?.contours?.levels {
      members.append(("contours", .integer(count)))
    }
    if case .count(let count)? = surfaceLines?.mesh?.spacing {
      members.append(("mesh", .integer(count)))
    }
    return members
  }
}
