// The shader text, embedded at compile time.
#ifndef SHADER_TEXT_H
#define SHADER_TEXT_H

#include <stddef.h>

/// A file of this folder: its path from here, its text (ASCII, ending in a zero) and its length.
struct shader_text {
  const char *name;
  const char *text;
  size_t length;
};

/// How many files there are.
size_t shader_text_count(void);

/// One of the files; index < shader_text_count().
struct shader_text shader_text_at(size_t index);

#endif
