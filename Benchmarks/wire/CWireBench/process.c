#define _GNU_SOURCE
#include "wire_bench.h"

#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

int wire_bench_pin(int processor)
{
    cpu_set_t set;

    CPU_ZERO(&set);
    CPU_SET(processor, &set);
    return sched_setaffinity(0, sizeof set, &set) == 0 ? 0 : -errno;
}

int wire_bench_spawn(char *const *words, int processor)
{
    pid_t process = fork();

    if (process != 0)
        return process < 0 ? -errno : process;
    prctl(PR_SET_PDEATHSIG, SIGKILL); /* never outlive the benchmark */
    wire_bench_pin(processor);
    execv(words[0], words);
    _exit(127);
}

void wire_bench_end(int process)
{
    int status;

    kill(process, SIGTERM);
    while (waitpid(process, &status, 0) < 0 && errno == EINTR)
        ;
}

uint64_t wire_bench_now_ns(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

int64_t wire_bench_exchange(int descriptor, const uint8_t *request, size_t request_bytes,
                            uint8_t *reply, size_t reply_capacity)
{
    size_t received = 0;
    size_t wanted = 5;

    if (send(descriptor, request, request_bytes, MSG_NOSIGNAL) != (ssize_t)request_bytes)
        return -EIO;
    while (received < wanted) {
        ssize_t count = recv(descriptor, reply + received, reply_capacity - received, 0);
        if (count <= 0)
            return -EIO;
        received += (size_t)count;
        if (wanted == 5 && received >= 5)
            wanted += (size_t)reply[1] << 24 | (size_t)reply[2] << 16 | (size_t)reply[3] << 8
                | reply[4];
        if (wanted > reply_capacity)
            return -EMSGSIZE;
    }
    return (int64_t)received;
}

int64_t wire_bench_send(int descriptor, const uint8_t *bytes, size_t count)
{
    return send(descriptor, bytes, count, MSG_NOSIGNAL) == (ssize_t)count ? 0 : -EIO;
}

int64_t wire_bench_receive(int descriptor, uint8_t *room, size_t capacity)
{
    ssize_t count = recv(descriptor, room, capacity, 0);

    return count <= 0 ? -EIO : count;
}

int64_t wire_bench_resident_bytes(int process)
{
    char path[64];
    long size;
    long resident;
    int fields;
    FILE *file;

    snprintf(path, sizeof path, "/proc/%d/statm", process);
    file = fopen(path, "r");
    if (file == NULL)
        return -errno;
    fields = fscanf(file, "%ld %ld", &size, &resident);
    fclose(file);
    return fields == 2 ? (int64_t)resident * sysconf(_SC_PAGESIZE) : -EINVAL;
}
