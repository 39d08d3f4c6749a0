import ChartModel

extension PositionData {
  /// Where the text beside a mark stands: at the end of a range up, in the middle of another.
  var annotated: PositionData {
    var data = self
    for axis in PositionAxis.allCases where data[axis].end != nil {
      data[axis] = axis == .y ? data[axis].last : data[axis].middle
    }
    return data
  }

  /// The middle of each range.
  package var middles: PositionData {
    PositionData(x: x.middle, y: y.middle, z: z.middle)
  }
}

extension Datum {
  fileprivate var last: Datum {
    Datum(label: label, value: end ?? value)
  }

  /// The middle of a range of numbers or dates; the start of one of categories.
  package var middle: Datum {
    switch (value, end) {
    case (.number(let start), .number(let end)):
      Datum(label: label, value: .number(start + (end - start) / 2))
    case (.date(let start), .date(let end)):
      Datum(label: label, value: .date(start + (end - start) / 2))
    default:
      Datum(label: label, value: value)
    }
  }
}
