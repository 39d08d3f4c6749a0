extension ReliefError: CustomStringConvertible {
  /// What went wrong, where, and what to do, in one line.
  public var description: String {
    switch self {
    case .fileUnreadable(let path, let reason):
      "cannot read \(path): \(reason)"
    case .fileEmpty(let path):
      "\(path) is empty; it needs a header line and at least one column"
    case .unknownColumn(let name, let path, let known):
      "\(path) has no column '\(name)'\(suggestion(name, known)); its columns are \(list(known))"
    case .notANumber(let value, let column, let row, let path):
      "\(path), row \(row), column '\(column)': '\(value)' is not a number"
    case .raggedRow(let line, let expected, let found, let path):
      "\(path), line \(line): \(found) fields where the header has \(expected)"
    case .badQuote(let line, let path):
      "\(path), line \(line): a quoted field does not end; close it with '\"'"
    case .expression(let text, let column, let message):
      "cannot read the expression '\(text)' at column \(column): \(message)"
    case .textAfterQuote(let line, let path):
      "\(path), line \(line): text follows a closing '\"'; write a quote inside a field as '\"\"'"
    case .duplicateColumn(let name, let path):
      "\(path) has more than one column '\(name)'; rename all but one"
    case .notADate(let value, let column, let row, let path):
      "\(path), row \(row), column '\(column)': '\(value)' is not a date; "
        + "write it as 2012-01-31 or 2012-01-31T18:30:00Z"
    case .unwritable(let path, let reason):
      "cannot write \(path): \(reason)"
    case .unknownFormat(let path, let known):
      "cannot tell the format of \(path); end its name in \(list(known))"
    case .badSize(let text, let reason):
      "'\(text)' is not a size: \(reason)"
    case .tooManyPixels(let width, let height, let limit):
      "\(width)x\(height) pixels are more than the limit of \(limit); lower --size or --scale"
    case .noRenderer(let reason):
      "no renderer: \(reason)"
    case .unknownDevice(let asked, let known):
      known.isEmpty
        ? "there is no EGL device '\(asked)'; no device was found, see 'relief doctor'"
        : "there is no EGL device '\(asked)'; the devices are \(list(known))"
    case .graphics(let call, let reason):
      "\(call) failed: \(reason)"
    case .invalidScene(let reason):
      "the scene is not valid: \(reason)"
    case .shader(let file, let line, let message):
      line > 0 ? "\(file), line \(line): \(message)" : "\(file): \(message)"
    case .usage(let message):
      message
    }
  }

  /// The process's exit status: 2 for bad usage or input, 3 where there is no renderer.
  public var exitCode: Int32 {
    switch self {
    case .noRenderer, .unknownDevice, .graphics, .shader: 3
    default: 2
    }
  }
}

private func list(_ names: [String]) -> String {
  names.joined(separator: ", ")
}

private func suggestion(_ name: String, _ known: [String]) -> String {
  nearest(to: name, in: known).map { "; did you mean '\($0)'?" } ?? ""
}
