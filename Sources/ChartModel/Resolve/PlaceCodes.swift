/// Numbers for the values of columns, equal where the values are.
struct PlaceCodes {
  private var names: [String: Int32] = [:]
  private var values: [Double: Int32] = [:]

  mutating func codes(of column: Column) -> [Int32] {
    switch column {
    case .categories(let column):
      let codes = column.names.map { PlaceCodes.code(of: $0, in: &names) }
      return column.codes.map { $0 < 0 ? -1 : codes[Int($0)] }
    case .numbers(let values), .dates(let values):
      return values.map { PlaceCodes.code(of: $0, in: &self.values) }
    }
  }

  private static func code<Key>(of key: Key, in codes: inout [Key: Int32]) -> Int32 {
    if let code = codes[key] { return code }
    let code = Int32(codes.count)
    codes[key] = code
    return code
  }
}
