/*
 * A simulated disk that can lose power, fail and be full, for the tests of tests/faults. It is loaded into the product's
 * process with LD_PRELOAD, between Node and the C library.
 *
 * It is in C, in a project of TypeScript, because a power cut loses the data that was written and not synced, and that is
 * known only at each write, truncation and sync of SQLite. SQLite makes these calls from inside Node's binary, where
 * JavaScript cannot see them. The alternative is to switch off a real machine a hundred times.
 *
 * The process sees the files whose path begins with DISK_FILE (a database: its -wal and -journal belong to it, the -shm is
 * in memory only). The folder DISK_PLATTER has a copy of each under its inode's number, which holds the synced data: a
 * write reaches the copy when the file is synced. After the process is killed, `disk.ts` combines both into the files that
 * a machine finds after a power cut. Names count as synced at once: SQLite syncs the folder for each file it makes. As on
 * Linux, a failed sync leaves its data marked as written: it reaches the copy only if it is written again.
 *
 * The byte in the file DISK_FAULT is the state of the disk at any moment:
 *   '.' well   'E' every sync fails   'R' one of eight syncs fails
 *   'F' the disk is full: files can grow by no more than has been removed since
 *   'H' the disk is full for one of a hundred writes by which a file would grow
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/vfs.h>
#include <unistd.h>

#define MAX_FDS 4096
#define MAX_FILES 64

typedef struct {
  off_t from;
  off_t to;
} Piece;

/* The writes to one file that are not yet synced. */
typedef struct {
  ino_t inode;
  Piece *pieces;
  size_t count;
  size_t room;
  /* To which this process has cut it since the last sync. */
  off_t shortest;
} File;

static File files[MAX_FILES];
static int file_count = 0;
static File *open_files[MAX_FDS];
static char may_fill[MAX_FDS];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static const char *watched, *platter, *folder;
static volatile const char *fault = ".";
/* Bytes that have been removed since the disk was full, and growing writes of all. */
static off_t freed = 0;
static unsigned long growing = 0;

static int (*real_open)(const char *, int, ...);
static int (*real_close)(int);
static ssize_t (*real_pwrite)(int, const void *, size_t, off_t);
static ssize_t (*real_write)(int, const void *, size_t);
static int (*real_ftruncate)(int, off_t);
static int (*real_fsync)(int);
static int (*real_fdatasync)(int);
static int (*real_unlink)(const char *);
static int (*real_statfs)(const char *, struct statfs *);

__attribute__((constructor)) static void begin(void) {
  real_open = dlsym(RTLD_NEXT, "open64");
  real_close = dlsym(RTLD_NEXT, "close");
  real_pwrite = dlsym(RTLD_NEXT, "pwrite64");
  real_write = dlsym(RTLD_NEXT, "write");
  real_ftruncate = dlsym(RTLD_NEXT, "ftruncate64");
  real_fsync = dlsym(RTLD_NEXT, "fsync");
  real_fdatasync = dlsym(RTLD_NEXT, "fdatasync");
  real_unlink = dlsym(RTLD_NEXT, "unlink");
  real_statfs = dlsym(RTLD_NEXT, "statfs");
  watched = getenv("DISK_FILE");
  platter = getenv("DISK_PLATTER");
  folder = getenv("DISK_FOLDER");
  const char *path = getenv("DISK_FAULT");
  int fd = path ? real_open(path, O_RDONLY) : -1;
  if (fd < 0) return;
  void *page = mmap(NULL, 1, PROT_READ, MAP_SHARED, fd, 0);
  if (page != MAP_FAILED) fault = page;
  real_close(fd);
}

static int begins_with(const char *path, const char *prefix) {
  return path && prefix && strncmp(path, prefix, strlen(prefix)) == 0;
}

static int is_watched(const char *path) {
  size_t length = strlen(path);
  return begins_with(path, watched) && (length < 4 || strcmp(path + length - 4, "-shm") != 0);
}

static int open_platter(const File *file) {
  char path[PATH_MAX];
  snprintf(path, sizeof path, "%s/%lu", platter, (unsigned long)file->inode);
  return real_open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
}

static void copy(int from, int to, Piece piece) {
  char buffer[65536];
  while (piece.from < piece.to) {
    size_t wanted = (size_t)(piece.to - piece.from);
    ssize_t got = pread(from, buffer, wanted < sizeof buffer ? wanted : sizeof buffer, piece.from);
    if (got <= 0) return;
    real_pwrite(to, buffer, (size_t)got, piece.from);
    piece.from += got;
  }
}

/*
 * The content of a file when this process first opens it counts as synced. With DISK_SHARED, another process has the file open
 * already, and knows what is.
 */
static File *find_file(int fd) {
  struct stat it;
  if (fstat(fd, &it) != 0) return NULL;
  for (int at = 0; at < file_count; at += 1)
    if (files[at].inode == it.st_ino) return &files[at];
  if (file_count == MAX_FILES) abort();
  File *file = &files[file_count++];
  *file = (File){.inode = it.st_ino, .shortest = LLONG_MAX};
  if (getenv("DISK_SHARED")) return file;
  int to = open_platter(file);
  real_ftruncate(to, 0);
  copy(fd, to, (Piece){0, it.st_size});
  real_close(to);
  return file;
}

static int opened(const char *path, int flags, int fd) {
  if (fd < 0 || fd >= MAX_FDS) return fd;
  pthread_mutex_lock(&lock);
  int writes = (flags & O_ACCMODE) != O_RDONLY;
  may_fill[fd] = writes && begins_with(path, folder);
  open_files[fd] = writes && is_watched(path) ? find_file(fd) : NULL;
  pthread_mutex_unlock(&lock);
  return fd;
}

static void note_written(int fd, off_t from, ssize_t bytes) {
  if (bytes <= 0 || fd < 0 || fd >= MAX_FDS || !open_files[fd]) return;
  pthread_mutex_lock(&lock);
  File *file = open_files[fd];
  if (file->count == file->room) {
    file->room = file->room ? file->room * 2 : 256;
    file->pieces = realloc(file->pieces, file->room * sizeof(Piece));
  }
  file->pieces[file->count++] = (Piece){from, from + bytes};
  pthread_mutex_unlock(&lock);
}

static int is_full(void) {
  if (*fault != 'F') freed = 0;
  return *fault == 'F';
}

/* Bytes that still fit when the disk is full: those within the file's present size, and those freed elsewhere. */
static ssize_t fitting(int fd, off_t from, size_t bytes) {
  if (fd < 0 || fd >= MAX_FDS || !may_fill[fd]) return (ssize_t)bytes;
  if (!is_full() && *fault != 'H') return (ssize_t)bytes;
  struct stat it;
  if (fstat(fd, &it) != 0 || !S_ISREG(it.st_mode)) return (ssize_t)bytes;
  off_t growth = from + (off_t)bytes - it.st_size;
  if (growth <= 0) return (ssize_t)bytes;
  if (*fault == 'H') return ++growing % 100 == 0 ? 0 : (ssize_t)bytes;
  if (growth <= freed) {
    freed -= growth;
    return (ssize_t)bytes;
  }
  return from >= it.st_size ? 0 : (ssize_t)(it.st_size - from);
}

static int sync_fails(int fd) {
  if (fd < 0 || fd >= MAX_FDS || !may_fill[fd]) return 0;
  return *fault == 'E' || (*fault == 'R' && random() % 8 == 0);
}

static int sync_file(int fd, int (*real_sync)(int)) {
  int fails = sync_fails(fd);
  File *file = fd >= 0 && fd < MAX_FDS ? open_files[fd] : NULL;
  if (file) {
    pthread_mutex_lock(&lock);
    if (!fails) {
      struct stat it;
      fstat(fd, &it);
      int to = open_platter(file);
      struct stat before;
      fstat(to, &before);
      if (file->shortest < before.st_size) real_ftruncate(to, file->shortest);
      for (size_t at = 0; at < file->count; at += 1) copy(fd, to, file->pieces[at]);
      real_ftruncate(to, it.st_size);
      file->shortest = LLONG_MAX;
      real_close(to);
    }
    file->count = 0;
    pthread_mutex_unlock(&lock);
  } else if (!fails) {
    return real_sync(fd);
  }
  if (!fails) return 0;
  errno = EIO;
  return -1;
}

int open64(const char *path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  int mode = va_arg(rest, int);
  va_end(rest);
  return opened(path, flags, real_open(path, flags, mode));
}

int open(const char *path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  int mode = va_arg(rest, int);
  va_end(rest);
  return opened(path, flags, real_open(path, flags, mode));
}

int close(int fd) {
  if (fd >= 0 && fd < MAX_FDS) {
    pthread_mutex_lock(&lock);
    open_files[fd] = NULL;
    may_fill[fd] = 0;
    pthread_mutex_unlock(&lock);
  }
  return real_close(fd);
}

ssize_t pwrite64(int fd, const void *bytes, size_t count, off_t from) {
  ssize_t fits = fitting(fd, from, count);
  if (fits == 0 && count > 0) {
    errno = ENOSPC;
    return -1;
  }
  ssize_t written = real_pwrite(fd, bytes, (size_t)fits, from);
  note_written(fd, from, written);
  return written;
}

ssize_t write(int fd, const void *bytes, size_t count) {
  if (fd < 0 || fd >= MAX_FDS || !may_fill[fd]) return real_write(fd, bytes, count);
  off_t from = lseek(fd, 0, SEEK_CUR);
  ssize_t fits = fitting(fd, from, count);
  if (fits == 0 && count > 0) {
    errno = ENOSPC;
    return -1;
  }
  ssize_t written = real_write(fd, bytes, (size_t)fits);
  note_written(fd, from, written);
  return written;
}

int ftruncate64(int fd, off_t size) {
  struct stat it;
  if (fd >= 0 && fd < MAX_FDS && may_fill[fd] && *fault == 'F' && fstat(fd, &it) == 0 && size > it.st_size) {
    errno = ENOSPC;
    return -1;
  }
  if (fd >= 0 && fd < MAX_FDS && may_fill[fd] && is_full() && fstat(fd, &it) == 0) freed += it.st_size - size;
  int done = real_ftruncate(fd, size);
  if (done == 0 && fd >= 0 && fd < MAX_FDS && open_files[fd]) {
    pthread_mutex_lock(&lock);
    if (size < open_files[fd]->shortest) open_files[fd]->shortest = size;
    pthread_mutex_unlock(&lock);
  }
  return done;
}

/* The next file may be given the same inode; nothing of it is then synced. */
int unlink(const char *path) {
  struct stat it;
  if (begins_with(path, folder) && is_full() && stat(path, &it) == 0 && S_ISREG(it.st_mode)) freed += it.st_size;
  int known = is_watched(path) && stat(path, &it) == 0;
  int done = real_unlink(path);
  if (done != 0 || !known) return done;
  pthread_mutex_lock(&lock);
  for (int at = 0; at < file_count; at += 1) {
    if (files[at].inode != it.st_ino) continue;
    files[at].inode = 0;
    files[at].count = 0;
    char copied[PATH_MAX];
    snprintf(copied, sizeof copied, "%s/%lu", platter, (unsigned long)it.st_ino);
    real_unlink(copied);
  }
  pthread_mutex_unlock(&lock);
  return done;
}

int fsync(int fd) { return sync_file(fd, real_fsync); }

int fdatasync(int fd) { return sync_file(fd, real_fdatasync); }

int statfs(const char *path, struct statfs *it) {
  int done = real_statfs(path, it);
  if (done == 0 && begins_with(path, folder) && is_full()) it->f_bavail = it->f_bfree = (fsblkcnt_t)(freed / it->f_bsize);
  return done;
}

int statfs64(const char *path, struct statfs64 *it) { return statfs(path, (struct statfs *)it); }
