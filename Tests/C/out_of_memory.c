/*
 * When memory runs out, at each allocation of a host in turn: the library prints one line and
 * aborts; with a handler that jumps out of the call, all that is not the call's own is as it was;
 * with a handler that frees memory, nothing has happened.
 */
#define _POSIX_C_SOURCE 200809L
#include "allocator.h"
#include "check.h"

#include <setjmp.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

/* The allocations until those that fail, and how many of these there are; 0: none fails. */
static unsigned allocations_left, failures_left;

C_FUNCTION void *malloc(size_t size) THROWS_NOTHING
{
    if (allocations_left > 0)
        allocations_left--;
    else if (failures_left > 0) {
        failures_left--;
        return NULL;
    }
    return memalign(16, size);
}

static void fail_after(unsigned allocations, unsigned failures)
{
    allocations_left = allocations;
    failures_left = failures;
}

/* What a host does, with handles of its own. Returns the content's height. */
static double use_view(void)
{
    jgb_display_frame_request request = request_at(100);
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    const uint64_t sections[2] = {1, 2};
    uint64_t identifiers[300];
    uint64_t i;
    jgb_snapshot *snapshot = NULL;
    jgb_size size = {0, 0};
    jgb_view *view = make_view(NULL);

    request.bounds.width = 320;
    request.bounds.height = 480;
    CHECK(jgb_view_display_frame(view, &request, &frame) == JGB_OK);
    for (i = 0; i < 300; i++)
        identifiers[i] = i * 7919;
    CHECK(jgb_snapshot_create(NULL, &snapshot) == JGB_OK);
    CHECK(jgb_snapshot_append_sections(snapshot, sections, 2, NULL) == JGB_OK);
    CHECK(jgb_snapshot_append_items(snapshot, &sections[1], identifiers, 300, NULL, NULL) ==
          JGB_OK);
    CHECK(jgb_view_apply_snapshot(view, snapshot, NULL) == JGB_OK);
    CHECK(jgb_snapshot_delete_items(snapshot, identifiers + 10, 20) == JGB_OK);
    CHECK(jgb_view_apply_snapshot(view, snapshot, NULL) == JGB_OK);
    request.time_ns = 16666667;
    CHECK(jgb_view_display_frame(view, &request, &frame) == JGB_OK);
    CHECK(frame.element_count > 0);
    CHECK(jgb_view_content_size(view, &size) == JGB_OK);
    jgb_snapshot_destroy(snapshot);
    jgb_view_destroy(view);
    return size.height;
}

static jmp_buf place;
static unsigned calls_of_handler;

static void jump(void *context, size_t size)
{
    CHECK(context == &place);
    CHECK(size > 0);
    calls_of_handler++;
    longjmp(place, 1);
}

static void free_memory(void *context, size_t size)
{
    (void)context;
    CHECK(size > 0);
    calls_of_handler++;
}

/* Returns whether all allocations succeeded. */
static int use_view_until(unsigned allocations)
{
    if (setjmp(place) != 0)
        return 0;
    fail_after(allocations, 1);
    use_view();
    fail_after(0, 0);
    return 1;
}

/* Each allocation fails in turn. In between another view and a snapshot of it are used. */
static unsigned check_jumps(double height)
{
    jgb_view *other = make_view(NULL);
    unsigned count = 0;
    jgb_set_out_of_memory_handler(jump, &place);
    while (!use_view_until(count)) {
        jgb_display_frame_request request = request_at(count);
        jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
        fail_after(0, 0);
        count++;
        request.time_ns = count * UINT64_C(16666667);
        CHECK(jgb_view_display_frame(other, &request, &frame) == JGB_OK);
        if (count % 16 == 0)
            CHECK(use_view() == height);
    }
    CHECK(calls_of_handler == count);
    CHECK(count > 50);
    jgb_set_out_of_memory_handler(NULL, NULL);
    jgb_view_destroy(other);
    return count;
}

/* A child process runs out of memory at an allocation, and has no handler, or one that does not
 * help. */
static void check_abort(unsigned allocations, int has_handler)
{
    char text[200];
    int pipes[2], status = 0;
    ssize_t length;
    pid_t child;
    CHECK(pipe(pipes) == 0);
    child = fork();
    if (child == 0) {
        dup2(pipes[1], 2);
        jgb_set_out_of_memory_handler(has_handler ? free_memory : NULL, NULL);
        fail_after(allocations, 2);
        use_view();
        _exit(0);
    }
    close(pipes[1]);
    length = read(pipes[0], text, sizeof text - 1);
    CHECK(length > 0);
    text[length > 0 ? length : 0] = '\0';
    CHECK(strncmp(text, "jogakbo: out of memory: ", 24) == 0);
    CHECK(strstr(text, " bytes could not be allocated\n") != NULL);
    CHECK(strchr(text, '\n') == text + length - 1);
    CHECK(waitpid(child, &status, 0) == child);
    CHECK(WIFSIGNALED(status) && WTERMSIG(status) == SIGABRT);
    close(pipes[0]);
}

int main(void)
{
    const double height = use_view();
    const unsigned count = check_jumps(height);
    unsigned i;

    for (i = 0; i < count; i++)
        check_abort(i, i % 8 == 0);

    calls_of_handler = 0;
    jgb_set_out_of_memory_handler(free_memory, NULL);
    for (i = 0; i < count; i++) {
        fail_after(i, 1);
        CHECK(use_view() == height);
    }
    CHECK(calls_of_handler == count);
    printf("%u allocations failed\n", count);
    return check_result("out_of_memory");
}
