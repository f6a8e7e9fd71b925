// Runs a program under a system-call filter: `filtered FILTER PROGRAM [ARGUMENT]...`
//
// FILTER is a file. Its first line says what a refused call meets: `kill`, or the number of an error. Each further line
// is `+name` for a call that is allowed or `-name` for one that is refused. Calls that the file does not know are
// answered with ENOSYS, as systemd does.

#include <errno.h>
#include <seccomp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <unistd.h>

static void fail(const char *what) {
  perror(what);
  exit(125);
}

int main(int count, char **arguments) {
  if (count < 3) {
    fputs("usage: filtered FILTER PROGRAM [ARGUMENT]...\n", stderr);
    return 125;
  }
  FILE *file = fopen(arguments[1], "r");
  char line[256];
  if (!file || !fgets(line, sizeof line, file)) fail("filter");
  uint32_t refusal = strncmp(line, "kill", 4) == 0 ? SCMP_ACT_KILL_PROCESS : SCMP_ACT_ERRNO(atoi(line));
  scmp_filter_ctx filter = seccomp_init(SCMP_ACT_ERRNO(ENOSYS));
  if (!filter) fail("seccomp_init");
  while (fgets(line, sizeof line, file)) {
    line[strcspn(line, "\n")] = '\0';
    // Calls of other architectures, and calls newer than this library, have a negative number or none.
    int call = seccomp_syscall_resolve_name(line + 1);
    if (call < 0) continue;
    errno = -seccomp_rule_add(filter, line[0] == '+' ? SCMP_ACT_ALLOW : refusal, call, 0);
    if (errno) fail(line);
  }
  fclose(file);
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)) fail("prctl");
  errno = -seccomp_load(filter);
  if (errno) fail("seccomp_load");
  seccomp_release(filter);
  execvp(arguments[2], arguments + 2);
  fail(arguments[2]);
}
