/// Some rows by chance, the same each time.
struct SampleDef: PlacedDef {
  var count: Int?
  var place: JSONPlace?

  init() {}

  static let kind = ObjectKind<SampleDef>(
    name: "Sample", summary: "some rows by chance, the same each time", required: ["sample"]
  ) {
    [
      Property(
        "sample", \.count, .integer(in: 0...100_000_000), "At most so many rows, in their order")
    ]
  }
}
