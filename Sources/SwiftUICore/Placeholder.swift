// Replaced by this module's first source file.
