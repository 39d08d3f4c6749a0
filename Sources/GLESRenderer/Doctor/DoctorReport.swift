/// What there is to draw with on this machine, why there is no more, and what to do about it.
package struct DoctorReport: Sendable, Equatable {
  package var verdict: Verdict
  /// The facts, by subject, as lines to print.
  package var sections: [Section]
  /// What is wrong here.
  package var findings: [Finding]
  /// What most often helps where no hardware device works; empty where one does.
  package var commonFixes: [String]
  package var devices: [GLDevice]

  /// The answer in a word.
  package enum Verdict: String, Sendable, Hashable {
    /// OpenGL ES on a GPU.
    case hardware
    /// OpenGL ES computed on the processor.
    case softwareOnly
    /// No OpenGL ES at all: Relief's own software renderer is left.
    case none

    package var sentence: String {
      switch self {
      case .hardware: "OpenGL ES on hardware works."
      case .softwareOnly: "OpenGL ES works, but only in software: no GPU is used."
      case .none: "OpenGL ES does not work; Relief's own software renderer does, and needs nothing."
      }
    }
  }

  /// Facts on one subject.
  package struct Section: Sendable, Equatable {
    package var title: String
    package var lines: [String]
  }

  /// A problem in a sentence, and the remedy in another.
  package struct Finding: Sendable, Equatable {
    package var problem: String
    package var remedy: String
  }
}
