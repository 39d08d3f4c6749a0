// What of GNU's C library Swift does not see.

#ifndef RELIEF_PROCESSES_H
#define RELIEF_PROCESSES_H

#include <spawn.h>

/// Opens a pipe whose ends no other program inherits. Returns 0, or -1 with errno.
int relief_pipe(int ends[2]);

/// Makes room in a pipe for more bytes; one that stays as it is works as well.
void relief_pipe_widen(int end, int size);

/// Closes every descriptor from `first` on in the program that is started.
int relief_spawn_close_from(posix_spawn_file_actions_t *actions, int first);

/// How many processors this process may run on; 0 where the system does not say.
int relief_allowed_processors(void);

#endif
