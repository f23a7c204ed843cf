/* Preloaded before libc: fsync and fdatasync fail with EIO once a file beside the store exists,
   and so do writes with ENOSPC once another does. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

static int told(const char *variable) {
    const char *path = getenv(variable);
    return path != NULL && access(path, F_OK) == 0;
}

int fsync(int file) {
    static int (*real)(int);
    if (!real) real = (int (*)(int))dlsym(RTLD_NEXT, "fsync");
    if (told("FAIL_SYNC")) { errno = EIO; return -1; }
    return real(file);
}

int fdatasync(int file) {
    static int (*real)(int);
    if (!real) real = (int (*)(int))dlsym(RTLD_NEXT, "fdatasync");
    if (told("FAIL_SYNC")) { errno = EIO; return -1; }
    return real(file);
}

ssize_t pwrite64(int file, const void *data, size_t size, off64_t at) {
    static ssize_t (*real)(int, const void *, size_t, off64_t);
    if (!real) real = (ssize_t (*)(int, const void *, size_t, off64_t))dlsym(RTLD_NEXT, "pwrite64");
    if (told("FAIL_WRITE")) { errno = ENOSPC; return -1; }
    return real(file, data, size, at);
}

ssize_t pwrite(int file, const void *data, size_t size, off_t at) {
    static ssize_t (*real)(int, const void *, size_t, off_t);
    if (!real) real = (ssize_t (*)(int, const void *, size_t, off_t))dlsym(RTLD_NEXT, "pwrite");
    if (told("FAIL_WRITE")) { errno = ENOSPC; return -1; }
    return real(file, data, size, at);
}
