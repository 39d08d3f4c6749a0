// EGL and OpenGL ES 3.0 without linking to either: the libraries are opened at run time, so that a
// program starts, and can say what is missing, where no driver is installed.
//
// The functions keep their own names. None may be called before cgles_load has succeeded, and an
// optional one (see cgles_has) only where it was found.
#ifndef CGLES_H
#define CGLES_H

#include <stdbool.h>
#include <stddef.h>

#define EGL_NO_X11
#define EGL_EGL_PROTOTYPES 0
#define GL_GLES_PROTOTYPES 0
#include <EGL/egl.h>
#include <EGL/eglext.h>
#include <GLES3/gl3.h>

/// Opens the two libraries and resolves every entry point, once for the process.
///
/// Safe to call from any thread and any number of times. Only the first success counts: later calls
/// with the same names do nothing. A failure leaves everything as it was.
///
/// - egl_name, gles_name: what dlopen is given, such as "libEGL.so.1" and "libGLESv2.so.2". Where
///   the second cannot be opened, the entry points are asked of eglGetProcAddress.
/// - message: receives a sentence that says what failed, cut to size with its final zero.
bool cgles_load(const char *egl_name, const char *gles_name, char *message, size_t size);

/// Whether a library can be opened; if not, message receives the loader's reason.
bool cgles_can_open(const char *name, char *message, size_t size);

/// The entry points, in the order of cgles_functions.h.
struct cgles_table {
#define CGLES_FUNCTION(result, name, parameters, arguments) result (*name) parameters;
#define CGLES_OPTIONAL(result, name, parameters, arguments) result (*name) parameters;
#include "cgles_functions.h"
#undef CGLES_FUNCTION
#undef CGLES_OPTIONAL
};

extern struct cgles_table cgles;

#define CGLES_FUNCTION(result, name, parameters, arguments) \
  static inline result name parameters { return cgles.name arguments; }
#define CGLES_OPTIONAL(result, name, parameters, arguments)            \
  static inline bool cgles_has_##name(void) { return cgles.name != NULL; } \
  static inline result name parameters { return cgles.name arguments; }
#include "cgles_functions.h"
#undef CGLES_FUNCTION
#undef CGLES_OPTIONAL

#endif
