extension ReliefError: CustomStringConvertible {
  /// What went wrong, where, and what to do, in one line.
  public var description: String { sentence.onOneLine }

  private var sentence: String {
    switch self {
    case .fileUnreadable(let path, let reason):
      "cannot read \(file(path)): \(reason)"
    case .fileEmpty(let path):
      "\(path) is empty; it needs a header line and at least one column"
    case .unknownColumn(let name, let path, let known):
      "\(path) has no column '\(name.shortened())'\(suggestion(name, known)); "
        + "its columns are \(list(known.map { "'\($0.shortened())'" }))"
    case .notANumber(let value, let column, let line, let path):
      "\(path), line \(line), column '\(column.shortened())': '\(value.shortened())' is not a "
        + "number; write it as -1234.5 or 1e6, or leave the field empty"
    case .raggedRow(let line, let expected, let found, let path):
      "\(path), line \(line): \(found) field\(found == 1 ? "" : "s") where the header has "
        + "\(expected)"
    case .badQuote(let line, let path):
      "\(path), line \(line): a quoted field does not end; close it with '\"'"
    case .expression(let text, let column, let message):
      "cannot read the expression '\(text.shortened())' at column \(column): \(message)"
    case .textAfterQuote(let line, let path):
      "\(path), line \(line): text follows a closing '\"'; write a quote inside a field as '\"\"'"
    case .json(let path, let line, let column, let place, let message):
      "\(path), line \(line), column \(column), \(place): \(message)"
    case .notADate(let value, let column, let line, let path):
      "\(path), line \(line), column '\(column.shortened())': '\(value.shortened())' is not a "
        + "date; write it as 2012-01-31 or 2012-01-31T18:30:00Z, or leave the field empty"
    case .keyframe(let number, let text, let message):
      "cannot read stop \(number) of the camera's path, '\(text.shortened())': \(message)"
    case .unwritable(let path, let reason):
      "cannot write \(file(path)): \(reason)"
    case .unknownFormat(let path, let known):
      "cannot tell the format of \(file(path)); end its name in \(list(known))"
    case .badSize(let text, let reason):
      "'\(text)' is not a size: \(reason)"
    case .tooManyPixels(let width, let height, let limit):
      "\(width)x\(height) pixels are more than the limit of \(limit); lower --size or --scale"
    case .noMemory(let width, let height, let bytes):
      "\(width)x\(height) pixels take \(bytes >> 20) MB of memory, more than can be had; "
        + "lower --size or --scale"
    case .overLimit(let what, let limit, let option):
      "\(what) is more than the limit of \(limit); ask for less, or raise \(option)"
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
    case .cancelled:
      "the work was cancelled"
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

private func list(_ names: [String], limit: Int = 20) -> String {
  let shown = names.prefix(limit).joined(separator: ", ")
  return names.count > limit ? "\(shown) and \(names.count - limit) more" : shown
}

/// A path as it stands in a sentence, where it may be empty.
private func file(_ path: String) -> String {
  path.isEmpty ? "''" : path
}

private func suggestion(_ name: String, _ known: [String]) -> String {
  nearest(to: name, in: known).map { "; did you mean '\($0.shortened())'?" } ?? ""
}
