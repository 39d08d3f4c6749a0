#include "file_cleanup.h"

#include <errno.h>
#include <limits.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { slot_count = 256 };
// How often, a millisecond apart, a handler looks whether what it waits for has come.
enum { most_looks = 200 };
enum slot_state { slot_free, slot_claimed, slot_live };

// Fixed storage: a signal handler may neither allocate nor find memory freed under its hands.
static char paths[slot_count][PATH_MAX];
static atomic_int states[slot_count];
// Leaders of process groups; 0 where a slot is free.
static atomic_int groups[slot_count];
static pid_t owner;
// How many threads are at making something that they have not yet listed.
static atomic_int beginners;
static atomic_bool is_ending;

void relief_cleanup_begin(void) {
  atomic_fetch_add(&beginners, 1);
  if (!atomic_load(&is_ending)) return;
  atomic_fetch_sub(&beginners, 1);
  // The handler may have looked at the list already.
  while (true) pause();
}

void relief_cleanup_listed(void) { atomic_fetch_sub(&beginners, 1); }

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

static void wait_a_little(void) {
  struct timespec millisecond = {.tv_nsec = 1000000};
  nanosleep(&millisecond, NULL);
}

static bool is_running(pid_t child) {
  siginfo_t info = {0};
  return waitid(P_PID, (id_t)child, &info, WEXITED | WNOWAIT | WNOHANG) == 0 && info.si_pid == 0;
}

// A killed process may still be in the middle of making a file.
static void kill_groups(void) {
  for (int slot = 0; slot < slot_count; slot += 1) {
    pid_t leader = atomic_load(&groups[slot]);
    if (leader > 0) kill(-leader, SIGKILL);
  }
  for (int slot = 0; slot < slot_count; slot += 1) {
    pid_t leader = atomic_load(&groups[slot]);
    if (leader <= 0) continue;
    for (int look = 0; look < most_looks && is_running(leader); look += 1) wait_a_little();
  }
}

static void remove_files_and_end(int signal_number) {
  int saved = errno;
  // A forked child that has not yet become another program shares the table, not the files.
  if (getpid() == owner) {
    atomic_store(&is_ending, true);
    // In vain where it is this thread that was interrupted: what it makes comes to nothing then.
    for (int look = 0; look < most_looks && atomic_load(&beginners) > 0; look += 1) wait_a_little();
    // First of all those who could write a file anew.
    kill_groups();
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
