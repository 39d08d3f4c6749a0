#include "cgles.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>

struct cgles_table cgles;

static pthread_mutex_t loading = PTHREAD_MUTEX_INITIALIZER;
static bool loaded = false;

// The libraries stay open for good: drivers do not survive being unloaded.
static void *open_library(const char *name) {
  return dlopen(name, RTLD_LAZY | RTLD_LOCAL);
}

static const char *loader_reason(void) {
  const char *reason = dlerror();
  return reason ? reason : "no reason given";
}

bool cgles_can_open(const char *name, char *message, size_t size) {
  if (open_library(name)) return true;
  snprintf(message, size, "%s", loader_reason());
  return false;
}

// The library, or NULL and a message that names it.
static void *require_library(const char *name, char *message, size_t size) {
  void *library = open_library(name);
  if (!library) snprintf(message, size, "cannot open %s: %s", name, loader_reason());
  return library;
}

typedef void (*entry_point)(void);
typedef entry_point (*proc_finder)(const char *name);

// Finds one entry point: in the libraries, else by asking EGL.
static entry_point find(void *egl, void *gles, proc_finder ask, const char *name) {
  entry_point found = (entry_point)dlsym(egl, name);
  if (!found && gles) found = (entry_point)dlsym(gles, name);
  return found ? found : ask(name);
}

// Fills a table; the name of the first required function that is missing, or NULL.
static const char *fill(struct cgles_table *table, void *egl, void *gles, proc_finder ask) {
  const char *missing = NULL;
#define CGLES_OPTIONAL(result, name, parameters, arguments) \
  table->name = (result(*) parameters)find(egl, gles, ask, #name);
#define CGLES_FUNCTION(result, name, parameters, arguments) \
  CGLES_OPTIONAL(result, name, parameters, arguments)       \
  if (!table->name && !missing) missing = #name;
#include "cgles_functions.h"
#undef CGLES_FUNCTION
#undef CGLES_OPTIONAL
  return missing;
}

static bool load(const char *egl_name, const char *gles_name, char *message, size_t size) {
  void *egl = require_library(egl_name, message, size);
  if (!egl) return false;
  proc_finder ask = (proc_finder)dlsym(egl, "eglGetProcAddress");
  if (!ask) {
    snprintf(message, size, "%s has no function eglGetProcAddress", egl_name);
    return false;
  }
  void *gles = open_library(gles_name);
  struct cgles_table table;
  const char *missing = fill(&table, egl, gles, ask);
  if (missing) {
    const char *beside = gles ? " and " : " and no ";
    snprintf(message, size, "found no function %s in %s%s%s", missing, egl_name, beside, gles_name);
    return false;
  }
  cgles = table;
  return true;
}

bool cgles_load(const char *egl_name, const char *gles_name, char *message, size_t size) {
  pthread_mutex_lock(&loading);
  // A name that cannot be opened fails even when the table is full.
  bool done = loaded ? require_library(egl_name, message, size) != NULL
                     : load(egl_name, gles_name, message, size);
  loaded = loaded || done;
  pthread_mutex_unlock(&loading);
  return done;
}
