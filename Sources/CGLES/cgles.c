// The version record of the C target until its first function.
