#define _GNU_SOURCE
#include "processes.h"

#include <fcntl.h>
#include <sched.h>
#include <unistd.h>

int relief_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC); }

void relief_pipe_widen(int end, int size) { (void)fcntl(end, F_SETPIPE_SZ, size); }

int relief_spawn_close_from(posix_spawn_file_actions_t *actions, int first) {
  return posix_spawn_file_actions_addclosefrom_np(actions, first);
}

int relief_allowed_processors(void) {
  cpu_set_t allowed;
  return sched_getaffinity(0, sizeof allowed, &allowed) == 0 ? CPU_COUNT(&allowed) : 0;
}
