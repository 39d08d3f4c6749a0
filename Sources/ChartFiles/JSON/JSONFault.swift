/// What is wrong with a JSON text, and at which byte.
struct JSONFault: Error, Equatable {
  var position: Int
  var message: String
}
