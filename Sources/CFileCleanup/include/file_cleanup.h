// Removes files under temporary names, and the processes that write them, when the process is told
// to stop.

#ifndef RELIEF_FILE_CLEANUP_H
#define RELIEF_FILE_CLEANUP_H

#include <sys/types.h>

/// To be called before a file or a process is made that is to be listed, so that no signal comes in
/// between. While a signal ends the process nothing new begins: the caller then waits for that.
void relief_cleanup_begin(void);

/// To be called once that is listed, or was not made.
void relief_cleanup_listed(void);

/// Notes a file that a signal must remove. Returns its slot, or -1 where the table is full or the
/// path too long: the file is then left behind by a signal, and nothing else differs.
int relief_cleanup_add(const char *path);

/// Takes a file off the list; -1 is ignored.
void relief_cleanup_remove(int slot);

/// Notes a process group that a signal must kill. Returns its slot, or -1 where the table is full.
int relief_cleanup_add_group(pid_t leader);

/// Takes a process group off the list; -1 is ignored.
void relief_cleanup_remove_group(int slot);

/// Installs handlers for SIGHUP, SIGINT and SIGTERM that kill the listed groups, wait for their
/// leaders, remove the listed files and then let the signal end the process as it would have.
/// Signals that are ignored or handled already are left alone.
void relief_cleanup_install(void);

#endif
