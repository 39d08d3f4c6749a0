#include "file_cleanup.h"

#include <errno.h>
#include <limits.h>
#include <signal.h>
#include <stdatomic.h>
#include <string.h>
#include <unistd.h>

enum { slot_count = 64 };
enum slot_state { slot_free, slot_claimed, slot_live };

// Fixed storage: a signal handler may neither allocate nor find memory freed under its hands.
static char paths[slot_count][PATH_MAX];
static atomic_int states[slot_count];
// Leaders of process groups; 0 where a slot is free.
static atomic_int groups[slot_count];
static pid_t owner;

int relief_cleanup_add(const char *path) {
  size_t size = strlen(path) + 1;
  if (size > PATH_MAX) return -1;
  for (int slot = 0; slot < slot_count; slot += 1) {
    int expected = slot_free;
    if (atomic_compare_exchange_strong(&states[slot], &expected, slot_claimed)) {
      memcpy(paths[slot], path, size);
      atomic_store(&states[slot], slot_live);
      return slot;
    }
  }
  return -1;
}

void relief_cleanup_remove(int slot) {
  if (slot >= 0 && slot < slot_count) atomic_store(&states[slot], slot_free);
}

int relief_cleanup_add_group(pid_t leader) {
  for (int slot = 0; slot < slot_count; slot += 1) {
    int expected = 0;
    if (atomic_compare_exchange_strong(&groups[slot], &expected, leader)) return slot;
  }
  return -1;
}

void relief_cleanup_remove_group(int slot) {
  if (slot >= 0 && slot < slot_count) atomic_store(&groups[slot], 0);
}

static void remove_files_and_end(int signal_number) {
  int saved = errno;
  // A forked child that has not yet become another program shares the table, not the files.
  if (getpid() == owner) {
    // First of all those who could write a file anew.
    for (int slot = 0; slot < slot_count; slot += 1) {
      pid_t leader = atomic_load(&groups[slot]);
      if (leader > 0) kill(-leader, SIGKILL);
    }
    for (int slot = 0; slot < slot_count; slot += 1) {
      if (atomic_load(&states[slot]) == slot_live) unlink(paths[slot]);
    }
  }
  errno = saved;
  // SA_RESETHAND has restored the default, which ends the process once the handler returns.
  raise(signal_number);
}

void relief_cleanup_install(void) {
  static const int signals[] = {SIGHUP, SIGINT, SIGTERM};
  owner = getpid();
  for (size_t i = 0; i < sizeof signals / sizeof *signals; i += 1) {
    struct sigaction present;
    if (sigaction(signals[i], NULL, &present) != 0 || present.sa_handler != SIG_DFL) continue;
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = remove_files_and_end;
    action.sa_flags = SA_RESETHAND;
    sigemptyset(&action.sa_mask);
    sigaction(signals[i], &action, NULL);
  }
}
