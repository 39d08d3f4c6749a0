/// What can go wrong in training a model or in predicting with it.
///
/// The reason is a sentence that says what is wrong, in which column, and what to do.
public enum MLCreateError: Error, Hashable, Sendable {
  /// Something is missing or has the wrong type.
  case type(reason: String)
  /// Anything else.
  case generic(reason: String)
}

extension MLCreateError: CustomStringConvertible, CustomDebugStringConvertible {
  /// The sentence.
  public var description: String {
    switch self {
    case .type(let reason), .generic(let reason): reason
    }
  }

  /// The sentence.
  public var debugDescription: String { description }
}

extension MLCreateError {
  static func noColumn(_ name: String, role: String, among names: [String]) -> Self {
    let known = names.isEmpty ? "it has none" : "it has \(names.joined(separator: ", "))"
    return .type(reason: "The data has no \(role) column '\(name)'; \(known).")
  }

  static func notNumeric(target name: String, holds type: any Any.Type) -> Self {
    .type(
      reason: "The target column '\(name)' holds \(type) values; a linear regression predicts "
        + "numbers, so give it a column of integers or floating-point numbers.")
  }

  static func notAFeature(_ name: String, holds type: any Any.Type) -> Self {
    .type(
      reason:
        "The feature column '\(name)' holds \(type) values; a feature is a column of numbers, "
        + "truth values or texts. Name the columns to use in featureColumns.")
  }

  static func changedType(_ name: String, trained: String, holds type: any Any.Type) -> Self {
    .type(
      reason: "The feature column '\(name)' holds \(type) values, but the model was trained on "
        + "\(trained) there.")
  }

  static func targetIsFeature(_ name: String) -> Self {
    .generic(
      reason: "The target column '\(name)' is also among the feature columns; leave it out of them."
    )
  }

  static func noFeatures(target name: String) -> Self {
    .generic(
      reason: "There is no feature column to predict '\(name)' from; give the data another column.")
  }

  static func noRows(columns names: [String]) -> Self {
    .generic(
      reason: "No row has a finite value in each of the columns \(names.joined(separator: ", ")); "
        + "a regression needs at least one.")
  }

  static func notValidated(_ name: String) -> Self {
    .generic(reason: "No rows were set aside to validate the predictions of '\(name)' with.")
  }

  static func outOfRange(_ parameter: String, value: Double, allowed: String) -> Self {
    .generic(reason: "The parameter \(parameter) is \(value); it must be \(allowed).")
  }
}
