/*
 * A library that is preloaded into the photo wall, and writes what the wall does to the file
 * WALL_TRACE: snapshots, display frames, and the colours that SDL drew for each element.
 *
 *     V wall                    the wall that the next lines are about, if not 0 or as before
 *     S section item item ...   a section of the snapshot that is applied
 *     A                         the snapshot is complete
 *     P item item ...           a prefetch event
 *     C item item ...           an event that cancels prefetching
 *     L load item               the wall has loaded a picture, or dropped one: the line of its log
 *     M phase x y               a pointer of the view, in the window
 *     D ...                     what is dragged over the view, as the next display frame is shown
 *     Q items now               a drop of these; those of the view after it, if it moved them
 *     F ...                     a display frame; the fields are in the printf() below
 *     E ...                     an element of the display frame, with colours at its corners
 *
 * With WALL_FRAMES_ONLY it writes no elements, with WALL_NO_COLORS elements without colours. With
 * WALL_MOVES_ITEMS views move their own items as they are dropped, before the wall does; with
 * WALL_REDUCES_MOTION nothing is animated.
 *
 * It reads lines of WALL_FINGERS, a FIFO, and sends them to SDL as fingers, which an X server
 * without a touch screen has not, and as files that are dropped, for which another program would
 * be needed.
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

/* What a wall has shown last. Walls stand side by side. */
typedef struct traced {
    jgb_view *view;
    jgb_rect area; /* in the window */
    jgb_display_frame shown;
    jgb_layout_attributes *elements;
    jgb_transform *transforms;
    uint64_t engine_ns, request_ns;
    uint32_t pinch_started;
} traced;

static FILE *file;
static traced walls[2];

/* Stores the function of the next library, without a cast from data to code. */
#define NEXT(name, result, ...)                                                   \
    static result (*next)(__VA_ARGS__);                                           \
    if (!next) {                                                                  \
        void *found = dlsym(RTLD_NEXT, name);                                     \
        memcpy(&next, &found, sizeof next);                                       \
    }

/* Returns what is known of a view, and says that the next lines are about it. */
static traced *of_view(const jgb_view *view)
{
    static int last;
    int i = walls[0].view && walls[0].view != view;
    walls[i].view = (jgb_view *)view;
    if (i != last)
        fprintf(file, "V %d\n", i);
    last = i;
    return &walls[i];
}

static uint64_t now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (uint64_t)time.tv_sec * 1000000000u + (uint64_t)time.tv_nsec;
}

/* ---- Fingers ------------------------------------------------------------- */

static void drop_files(int count)
{
    SDL_Event event;
    memset(&event, 0, sizeof event);
    event.type = SDL_DROPBEGIN;
    SDL_PushEvent(&event);
    for (event.type = SDL_DROPFILE; count > 0; count--) {
        event.drop.file = SDL_strdup("/home/someone/file.png");
        SDL_PushEvent(&event);
    }
    event.type = SDL_DROPCOMPLETE;
    event.drop.file = NULL;
    SDL_PushEvent(&event);
}

static void *read_fingers(void *path)
{
    FILE *fifo = fopen((const char *)path, "r");
    char word[16];
    long long finger;
    float x, y;
    while (fifo && fscanf(fifo, "%15s %lld %f %f", word, &finger, &x, &y) == 4) {
        SDL_Event event;
        if (strcmp(word, "files") == 0) {
            drop_files((int)finger);
            continue;
        }
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

static void write_identifiers(const uint64_t *identifiers, size_t count)
{
    size_t i;
    for (i = 0; i < count; i++)
        fprintf(file, " %llu", (unsigned long long)identifiers[i]);
    fputc('\n', file);
}

jgb_status jgb_view_apply_snapshot(jgb_view *view, const jgb_snapshot *snapshot,
                                   const jgb_batch_options *options)
{
    jgb_snapshot *copy = NULL;
    const uint64_t *items;
    size_t section_count, item_count, i;
    NEXT("jgb_view_apply_snapshot", jgb_status, jgb_view *, const jgb_snapshot *,
         const jgb_batch_options *)
    start();
    of_view(view);
    jgb_snapshot_copy(snapshot, &copy);
    jgb_snapshot_number_of_sections(copy, &section_count);
    for (i = 0; i < section_count; i++) {
        uint64_t section;
        jgb_snapshot_section_at_index(copy, i, &section);
        jgb_snapshot_item_identifiers(copy, &section, &items, &item_count);
        fprintf(file, "S %llu", (unsigned long long)section);
        write_identifiers(items, item_count);
    }
    fputs("A\n", file);
    jgb_snapshot_destroy(copy);
    return next(view, snapshot, options);
}

jgb_status jgb_view_set_drag_configuration(jgb_view *view,
                                           const jgb_drag_configuration *configuration)
{
    jgb_drag_configuration other = *configuration;
    jgb_environment environment = JGB_ENVIRONMENT_INIT;
    NEXT("jgb_view_set_drag_configuration", jgb_status, jgb_view *, const jgb_drag_configuration *)
    other.moves_items |= getenv("WALL_MOVES_ITEMS") != NULL;
    environment.reduces_motion = getenv("WALL_REDUCES_MOTION") != NULL;
    jgb_view_set_environment(view, &environment);
    return next(view, &other);
}

jgb_status jgb_view_send_pinches(jgb_view *view, const jgb_pinch_sample *samples, size_t count)
{
    jgb_tracked_value progress;
    const int was_pinched = jgb_view_transition_progress(view, &progress) == JGB_OK;
    jgb_status status;
    NEXT("jgb_view_send_pinches", jgb_status, jgb_view *, const jgb_pinch_sample *, size_t)
    status = next(view, samples, count);
    if (!was_pinched && jgb_view_transition_progress(view, &progress) == JGB_OK)
        of_view(view)->pinch_started = PINCH_STARTED;
    return status;
}

jgb_status jgb_view_send_pointers(jgb_view *view, const jgb_pointer_sample *samples, size_t count)
{
    const traced *wall = of_view(view);
    NEXT("jgb_view_send_pointers", jgb_status, jgb_view *, const jgb_pointer_sample *, size_t)
    fprintf(file, "M %d %.1f %.1f\n", (int)samples->phase, samples->position.x + wall->area.x,
            samples->position.y);
    return next(view, samples, count);
}

jgb_status jgb_view_display_frame(jgb_view *view, const jgb_display_frame_request *request,
                                  jgb_display_frame *out_frame)
{
    uint64_t before;
    jgb_status status;
    traced *wall = of_view(view);
    NEXT("jgb_view_display_frame", jgb_status, jgb_view *, const jgb_display_frame_request *,
         jgb_display_frame *)
    before = now();
    status = next(view, request, out_frame);
    wall->engine_ns = now() - before;
    if (status != JGB_OK)
        return status;
    wall->request_ns = request->time_ns;
    wall->area = request->bounds;
    wall->area.x = wall == walls ? 0 : walls[0].area.width;
    wall->shown = *out_frame;
    wall->elements = realloc(wall->elements,
                             wall->shown.element_count * sizeof *wall->elements + 1);
    wall->transforms = realloc(wall->transforms,
                               wall->shown.transform_count * sizeof *wall->transforms + 1);
    memcpy(wall->elements, wall->shown.elements,
           wall->shown.element_count * sizeof *wall->elements);
    if (wall->shown.transform_count)
        memcpy(wall->transforms, wall->shown.transforms,
               wall->shown.transform_count * sizeof *wall->transforms);
    return status;
}

/* The identifiers of a view's items, if the view has moved some. */
static void write_drop(const jgb_view *view, const jgb_event *event)
{
    jgb_snapshot *snapshot = NULL;
    const uint64_t *items;
    size_t count;
    if (event->number < 0)
        return;
    jgb_view_snapshot((jgb_view *)view, &snapshot);
    jgb_snapshot_item_identifiers(snapshot, NULL, &items, &count);
    fputc('Q', file);
    write_identifiers(items, count);
    jgb_snapshot_destroy(snapshot);
}

jgb_status jgb_view_next_events(jgb_view *view, jgb_events *out_events)
{
    jgb_status status;
    size_t i;
    NEXT("jgb_view_next_events", jgb_status, jgb_view *, jgb_events *)
    status = next(view, out_events);
    of_view(view);
    for (i = 0; status == JGB_OK && i < out_events->event_count; i++) {
        const jgb_event *event = &out_events->events[i];
        if (event->kind == JGB_EVENT_PERFORM_DROP)
            write_drop(view, event);
        if (event->kind != JGB_EVENT_PREFETCH && event->kind != JGB_EVENT_CANCEL_PREFETCH)
            continue;
        fputc(event->kind == JGB_EVENT_PREFETCH ? 'P' : 'C', file);
        write_identifiers(out_events->identifiers + event->first_identifier,
                          event->identifier_count);
    }
    return status;
}

/* ---- What SDL drew -------------------------------------------------------- */

static uint32_t *pixels; /* NULL: no colours are written */
static int width, height;

/* Writes the colour of a point of an element, given from the middle of the element's frame. */
static void write_color(const traced *wall, const jgb_layout_attributes *of, const double *m,
                        double x, double y)
{
    double across = of->frame.x + of->frame.width / 2 - wall->shown.content_offset.x;
    double along = of->frame.y + of->frame.height / 2 - wall->shown.content_offset.y;
    across += wall->area.x + x * m[0] + y * m[4] + m[12];
    along += x * m[1] + y * m[5] + m[13];
    if (across < wall->area.x || along < 0 || across >= wall->area.x + wall->area.width ||
        along >= height)
        fputs(" -", file);
    else
        fprintf(file, " %06x", pixels[(int)along * width + (int)across] & 0xffffff);
}

static void write_element(const traced *wall, const jgb_layout_attributes *of)
{
    static const jgb_transform identity = JGB_TRANSFORM_IDENTITY;
    const double *m = of->transform ? wall->transforms[of->transform - 1].m : identity.m;
    const double x = of->frame.width / 2 - 3.5, y = of->frame.height / 2 - 3.5;
    fprintf(file,
            "E %d %u %u %u %u %u %.4f %u %d %.4f %.4f %.4f %.4f %.6f %.6f %.6f %.6f %.4f %.4f",
            (int)of->element.category, of->element.element_kind, of->element.index_path.section,
            of->element.index_path.item, of->reusable_view, of->generation, of->alpha, of->flags,
            of->z_index, of->frame.x, of->frame.y, of->frame.width,
            of->frame.height, m[0], m[1], m[4], m[5], m[12], m[13]);
    if (pixels) {
        write_color(wall, of, m, -x, -y);
        write_color(wall, of, m, x, -y);
        write_color(wall, of, m, -x, y);
        write_color(wall, of, m, x, y);
        write_color(wall, of, m, 0.1 * of->frame.width, -0.15 * of->frame.height);
    }
    fputc('\n', file);
}

static void write_wall(traced *wall)
{
    jgb_scrolling scrolling = JGB_SCROLLING_INIT;
    jgb_drop_state drop = JGB_DROP_STATE_INIT;
    jgb_tracked_value progress;
    jgb_display_frame *shown = &wall->shown;
    size_t i;
    of_view(wall->view);
    if (getenv("WALL_FRAMES_ONLY")) /* nothing that would slow down the next display frame */
        shown->element_count = 0;
    jgb_view_scrolling(wall->view, &scrolling);
    shown->flags |= wall->pinch_started;
    wall->pinch_started = 0;
    if (jgb_view_transition_progress(wall->view, &progress) == JGB_OK)
        shown->flags |= PINCHED;
    if (jgb_view_drop_state(wall->view, &drop) == JGB_OK)
        fprintf(file, "D %u %u %d %d %d %d %.4f %.4f %.4f %.4f\n", drop.is_local, drop.item_count,
                (int)drop.operation, (int)drop.intent, (int)drop.destination.section,
                (int)drop.destination.item, drop.line.x, drop.line.y, drop.line.width,
                drop.line.height);
    fprintf(file, "F %llu %llu %llu %u %.4f %.4f %.4f %.4f %.0f %.0f %d %.1f %zu\n",
            (unsigned long long)shown->sequence, (unsigned long long)wall->request_ns,
            (unsigned long long)wall->engine_ns, shown->flags, shown->content_offset.x,
            shown->content_offset.y, shown->content_size.width, shown->content_size.height,
            wall->area.width, wall->area.height, (int)scrolling.state, scrolling.velocity.y,
            shown->element_count);
    for (i = 0; i < shown->element_count; i++)
        write_element(wall, &wall->elements[i]);
}

void SDL_RenderPresent(SDL_Renderer *renderer)
{
    size_t i;
    NEXT("SDL_RenderPresent", void, SDL_Renderer *)
    SDL_GetRendererOutputSize(renderer, &width, &height);
    if (!getenv("WALL_FRAMES_ONLY") && !getenv("WALL_NO_COLORS")) {
        pixels = realloc(pixels, (size_t)width * (size_t)height * 4);
        SDL_RenderReadPixels(renderer, NULL, SDL_PIXELFORMAT_ARGB8888, pixels, width * 4);
    }
    for (i = 0; i < 2 && walls[i].view; i++)
        write_wall(&walls[i]);
    fflush(file);
    next(renderer);
}
