/// What is wrong with a formula, and where in it: the column, from 1, in characters.
struct FormulaFault: Error, Equatable {
  var column: Int
  var message: String
}
