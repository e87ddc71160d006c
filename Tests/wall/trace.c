/*
 * A library that is preloaded into the photo wall, and writes what the wall does to the file
 * WALL_TRACE: snapshots, display frames, and the colours that SDL drew for each element.
 *
 *     S section item item ...   a section of the snapshot that is applied
 *     A                         the snapshot is complete
 *     P item item ...           a prefetch event
 *     C item item ...           an event that cancels prefetching
 *     L load item               the wall has loaded a picture, or dropped one: the line of its log
 *     F ...                     a display frame; the fields are in the printf() below
 *     E ...                     an element of the display frame, with colours at its corners
 *
 * With WALL_FRAMES_ONLY it writes no elements.
 *
 * It reads lines of WALL_FINGERS, a FIFO, and sends them to SDL as fingers: an X server without
 * a touch screen has none.
 */
#define _GNU_SOURCE
#include <SDL.h>
#include <dlfcn.h>
#include <jogakbo.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* Flags of a frame: an interactive transition runs; one has begun since the frame before. */
enum { PINCHED = 64, PINCH_STARTED = 128 };

static FILE *file;
static uint32_t pinch_started;
static jgb_view *traced_view;
static jgb_display_frame shown;
static jgb_layout_attributes *elements;
static jgb_transform *transforms;
static uint64_t engine_ns, request_ns;


/* Stores the function of the next library, without a cast from data to code. */
#define NEXT(name, result, ...)                                                   \
    static result (*next)(__VA_ARGS__);                                           \
    if (!next) {                                                                  \
        void *found = dlsym(RTLD_NEXT, name);                                     \
        memcpy(&next, &found, sizeof next);                                       \
    }

static uint64_t now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (uint64_t)time.tv_sec * 1000000000u + (uint64_t)time.tv_nsec;
}

/* ---- Fingers ------------------------------------------------------------- */

static void *read_fingers(void *path)
{
    FILE *fifo = fopen((const char *)path, "r");
    char word[16];
    long long finger;
    float x, y;
    while (fifo && fscanf(fifo, "%15s %lld %f %f", word, &finger, &x, &y) == 4) {
        SDL_Event event;
        memset(&event, 0, sizeof event);
        event.type = strcmp(word, "down") == 0   ? SDL_FINGERDOWN
                     : strcmp(word, "up") == 0   ? SDL_FINGERUP
                     : strcmp(word, "move") == 0 ? SDL_FINGERMOTION
                                                 : SDL_MULTIGESTURE;
        if (event.type == SDL_MULTIGESTURE) {
            event.mgesture.numFingers = 2;
            event.mgesture.dDist = x;
        } else {
            event.tfinger.fingerId = finger;
            event.tfinger.x = x;
            event.tfinger.y = y;
        }
        SDL_PushEvent(&event);
    }
    return NULL;
}

static void write_log(void *unused, int category, SDL_LogPriority priority, const char *message)
{
    (void)unused, (void)category, (void)priority;
    fprintf(file, "L %s\n", message);
}

static void start(void)
{
    const char *path = getenv("WALL_TRACE"), *fifo = getenv("WALL_FINGERS");
    pthread_t thread;
    if (file || !path)
        return;
    file = fopen(path, "w");
    if (!file) {
        perror(path);
        exit(1);
    }
    SDL_LogSetPriority(SDL_LOG_CATEGORY_APPLICATION, SDL_LOG_PRIORITY_VERBOSE);
    SDL_LogSetOutputFunction(write_log, NULL);
    if (fifo)
        pthread_create(&thread, NULL, read_fingers, (void *)fifo);
}

/* ---- Snapshots and display frames ---------------------------------------- */

jgb_status jgb_view_apply_snapshot(jgb_view *view, const jgb_snapshot *snapshot,
                                   const jgb_batch_options *options)
{
    jgb_snapshot *copy = NULL;
    const uint64_t *sections, *items;
    size_t section_count, item_count, i, j;
    NEXT("jgb_view_apply_snapshot", jgb_status, jgb_view *, const jgb_snapshot *,
         const jgb_batch_options *)
    start();
    jgb_snapshot_copy(snapshot, &copy);
    jgb_snapshot_section_identifiers(copy, &sections, &section_count);
    for (i = 0; i < section_count; i++) {
        uint64_t section;
        jgb_snapshot_section_at_index(copy, i, &section);
        jgb_snapshot_item_identifiers(copy, &section, &items, &item_count);
        fprintf(file, "S %llu", (unsigned long long)section);
        for (j = 0; j < item_count; j++)
            fprintf(file, " %llu", (unsigned long long)items[j]);
        fputc('\n', file);
    }
    fputs("A\n", file);
    jgb_snapshot_destroy(copy);
    return next(view, snapshot, options);
}

jgb_status jgb_view_send_pinches(jgb_view *view, const jgb_pinch_sample *samples, size_t count)
{
    jgb_tracked_value progress;
    const int was_pinched = jgb_view_transition_progress(view, &progress) == JGB_OK;
    jgb_status status;
    NEXT("jgb_view_send_pinches", jgb_status, jgb_view *, const jgb_pinch_sample *, size_t)
    status = next(view, samples, count);
    if (!was_pinched && jgb_view_transition_progress(view, &progress) == JGB_OK)
        pinch_started = PINCH_STARTED;
    return status;
}

jgb_status jgb_view_display_frame(jgb_view *view, const jgb_display_frame_request *request,
                                  jgb_display_frame *out_frame)
{
    uint64_t before;
    jgb_status status;
    NEXT("jgb_view_display_frame", jgb_status, jgb_view *, const jgb_display_frame_request *,
         jgb_display_frame *)
    before = now();
    status = next(view, request, out_frame);
    engine_ns = now() - before;
    if (status != JGB_OK)
        return status;
    traced_view = view;
    request_ns = request->time_ns;
    shown = *out_frame;
    elements = realloc(elements, shown.element_count * sizeof *elements + 1);
    transforms = realloc(transforms, shown.transform_count * sizeof *transforms + 1);
    memcpy(elements, shown.elements, shown.element_count * sizeof *elements);
    if (shown.transform_count)
        memcpy(transforms, shown.transforms, shown.transform_count * sizeof *transforms);
    return status;
}

jgb_status jgb_view_next_events(jgb_view *view, jgb_events *out_events)
{
    jgb_status status;
    size_t i, j;
    NEXT("jgb_view_next_events", jgb_status, jgb_view *, jgb_events *)
    status = next(view, out_events);
    for (i = 0; status == JGB_OK && i < out_events->event_count; i++) {
        const jgb_event *event = &out_events->events[i];
        if (event->kind != JGB_EVENT_PREFETCH && event->kind != JGB_EVENT_CANCEL_PREFETCH)
            continue;
        fputc(event->kind == JGB_EVENT_PREFETCH ? 'P' : 'C', file);
        for (j = 0; j < event->identifier_count; j++)
            fprintf(file, " %llu", (unsigned long long)
                                       out_events->identifiers[event->first_identifier + j]);
        fputc('\n', file);
    }
    return status;
}

/* ---- What SDL drew -------------------------------------------------------- */

/* Writes the colour of a point of an element, given from the middle of the element's frame. */
static void write_color(const jgb_layout_attributes *of, const double *m, double x, double y,
                        const uint32_t *pixels, int width, int height)
{
    double across = of->frame.x + of->frame.width / 2 - shown.content_offset.x;
    double along = of->frame.y + of->frame.height / 2 - shown.content_offset.y;
    across += x * m[0] + y * m[4] + m[12];
    along += x * m[1] + y * m[5] + m[13];
    if (across < 0 || along < 0 || across >= width || along >= height)
        fputs(" -", file);
    else
        fprintf(file, " %06x", pixels[(int)along * width + (int)across] & 0xffffff);
}

static void write_element(const jgb_layout_attributes *of, const uint32_t *pixels, int width,
                          int height)
{
    static const jgb_transform identity = JGB_TRANSFORM_IDENTITY;
    const double *m = of->transform ? transforms[of->transform - 1].m : identity.m;
    const double x = of->frame.width / 2 - 3.5, y = of->frame.height / 2 - 3.5;
    fprintf(file,
            "E %d %u %u %u %u %u %.4f %u %d %.4f %.4f %.4f %.4f %.6f %.6f %.6f %.6f %.4f %.4f",
            (int)of->element.category, of->element.element_kind, of->element.index_path.section,
            of->element.index_path.item, of->reusable_view, of->generation, of->alpha, of->flags,
            of->z_index, of->frame.x, of->frame.y, of->frame.width,
            of->frame.height, m[0], m[1], m[4], m[5], m[12], m[13]);
    write_color(of, m, -x, -y, pixels, width, height);
    write_color(of, m, x, -y, pixels, width, height);
    write_color(of, m, -x, y, pixels, width, height);
    write_color(of, m, x, y, pixels, width, height);
    write_color(of, m, 0.1 * of->frame.width, -0.15 * of->frame.height, pixels, width, height);
    fputc('\n', file);
}

void SDL_RenderPresent(SDL_Renderer *renderer)
{
    static uint32_t *pixels;
    jgb_scrolling scrolling = JGB_SCROLLING_INIT;
    jgb_tracked_value progress;
    int width, height;
    size_t i;
    NEXT("SDL_RenderPresent", void, SDL_Renderer *)
    SDL_GetRendererOutputSize(renderer, &width, &height);
    if (getenv("WALL_FRAMES_ONLY")) { /* nothing that would slow down the next display frame */
        shown.element_count = 0;
    } else {
        pixels = realloc(pixels, (size_t)width * (size_t)height * 4);
        SDL_RenderReadPixels(renderer, NULL, SDL_PIXELFORMAT_ARGB8888, pixels, width * 4);
    }
    jgb_view_scrolling(traced_view, &scrolling);
    shown.flags |= pinch_started;
    pinch_started = 0;
    if (jgb_view_transition_progress(traced_view, &progress) == JGB_OK)
        shown.flags |= PINCHED;
    fprintf(file, "F %llu %llu %llu %u %.4f %.4f %.4f %.4f %d %d %d %.1f %zu\n",
            (unsigned long long)shown.sequence, (unsigned long long)request_ns,
            (unsigned long long)engine_ns, shown.flags, shown.content_offset.x,
            shown.content_offset.y, shown.content_size.width, shown.content_size.height, width,
            height, (int)scrolling.state, scrolling.velocity.y, shown.element_count);
    for (i = 0; i < shown.element_count; i++)
        write_element(&elements[i], pixels, width, height);
    fflush(file);
    next(renderer);
}
