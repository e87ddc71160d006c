/*
 * Content that comes late: another thread loads the text of each row that appears, and the
 * content scrolls on meanwhile. A text is shown only if its view still shows that row.
 */
#define _POSIX_C_SOURCE 200809L
#include <assert.h>
#include <jogakbo.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { ROWS = 10000, VIEWS = 64, TEXT = 48, FRAMES = 100, FRAME_MS = 5, LOAD_MS = 20 };

/* The text of a row, for a view that shows it as its `generation`th. */
typedef struct load {
    uint32_t reusable_view, generation, row, edition;
    char text[TEXT];
    struct load *next;
} load;

typedef struct native_view {
    int is_shown;
    uint32_t generation, row;
    char text[TEXT];
} native_view;

/* Of both threads, under the lock. */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t came = PTHREAD_COND_INITIALIZER;
static load *wanted, *loaded;
static int is_over;

/* Of the view's own thread. */
static native_view screen[VIEWS];
static uint32_t edition; /* of the data */
static unsigned pending, shown, dropped;

static void wait_ms(long ms)
{
    struct timespec time;
    time.tv_sec = 0;
    time.tv_nsec = ms * 1000000;
    nanosleep(&time, NULL);
}

static void put(load **list, load *one)
{
    pthread_mutex_lock(&lock);
    one->next = *list;
    *list = one;
    pthread_cond_signal(&came);
    pthread_mutex_unlock(&lock);
}

/* What has been put, the last one first. */
static load *take_all(load **list, int waits)
{
    load *all;
    pthread_mutex_lock(&lock);
    while (waits && !*list && !is_over)
        pthread_cond_wait(&came, &lock);
    all = *list;
    *list = NULL;
    pthread_mutex_unlock(&lock);
    return all;
}

static void *load_texts(void *unused)
{
    load *batch, *next;
    while ((batch = take_all(&wanted, 1)) != NULL) {
        wait_ms(LOAD_MS);
        for (; batch; batch = next) {
            next = batch->next;
            snprintf(batch->text, TEXT, "row %u, edition %u", batch->row, batch->edition);
            put(&loaded, batch);
        }
    }
    return unused;
}

static void check(jgb_view *view, jgb_status status)
{
    if (status == JGB_OK)
        return;
    fprintf(stderr, "loader: %s: %s\n", jgb_status_name(status), jgb_view_last_error(view));
    exit(1);
}

static void replace_rows(jgb_view *view)
{
    static const uint32_t count = ROWS;
    jgb_data_source_chunk rows = JGB_DATA_SOURCE_CHUNK_INIT;
    rows.section_count = 1;
    rows.item_counts = &count;
    rows.item_count = ROWS;
    check(view, jgb_view_set_data(view, NULL, 0, &rows, 1));
    edition++;
}

static void bind(const jgb_layout_attributes *row)
{
    native_view *native = &screen[row->reusable_view];
    load *text = (load *)calloc(1, sizeof *text);
    if (!text)
        exit(1);
    native->is_shown = 1;
    native->generation = text->generation = row->generation;
    native->row = text->row = row->element.index_path.item;
    native->text[0] = '\0';
    text->reusable_view = row->reusable_view;
    text->edition = edition;
    pending++;
    put(&wanted, text);
}

static void show(jgb_view *view, double offset)
{
    jgb_display_frame_request request = JGB_DISPLAY_FRAME_REQUEST_INIT;
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    size_t i;
    request.bounds.y = offset;
    request.bounds.width = 400;
    request.bounds.height = 800;
    check(view, jgb_view_display_frame(view, &request, &frame));
    for (i = 0; i < frame.removed_view_count; i++)
        screen[frame.removed_views[i]].is_shown = 0;
    for (i = 0; i < frame.element_count; i++) {
        const jgb_layout_attributes *row = &frame.elements[i];
        assert(row->reusable_view < VIEWS);
        if (screen[row->reusable_view].generation != row->generation)
            bind(row);
    }
}

/* Shows the texts that have come, or drops those that are too late. */
static void receive(jgb_view *view)
{
    load *text = take_all(&loaded, 0), *next;
    for (; text; text = next) {
        native_view *native = &screen[text->reusable_view];
        uint32_t is_current;
        next = text->next;
        check(view, jgb_view_is_current(view, text->reusable_view, text->generation,
                                        &is_current));
        if (is_current) {
            assert(native->is_shown && native->row == text->row && edition == text->edition);
            strcpy(native->text, text->text);
            shown++;
        } else {
            dropped++;
        }
        pending--;
        free(text);
    }
}

/* In the end every view that is shown has the text of its row. */
static void check_screen(void)
{
    char text[TEXT];
    int i;
    for (i = 0; i < VIEWS; i++) {
        snprintf(text, TEXT, "row %u, edition %u", screen[i].row, edition);
        assert(!screen[i].is_shown || strcmp(screen[i].text, text) == 0);
    }
}

int main(void)
{
    jgb_flow_layout layout = JGB_FLOW_LAYOUT_INIT;
    jgb_section_metrics metrics = JGB_SECTION_METRICS_INIT;
    jgb_view *view = NULL;
    pthread_t loader;
    double offset = 0, velocity = 1000;
    int i;
    layout.section_metrics = &metrics;
    metrics.items_fill_line = 1;
    metrics.item_size.height = 40;
    check(NULL, jgb_view_create(NULL, &view));
    check(view, jgb_view_set_flow_layout(view, &layout));
    replace_rows(view);
    if (pthread_create(&loader, NULL, load_texts, NULL) != 0)
        return 1;
    for (i = 0; i < FRAMES; i++) {
        show(view, offset);
        if (i == FRAMES / 2)
            replace_rows(view); /* what is shown is overtaken, before the next display frame */
        receive(view);
        offset += velocity;
        velocity *= 0.95;
        wait_ms(FRAME_MS);
    }
    for (; pending > 0; wait_ms(FRAME_MS))
        receive(view);
    check_screen();
    printf("%u texts shown, %u came late and were dropped\n", shown, dropped);
    pthread_mutex_lock(&lock);
    is_over = 1;
    pthread_cond_signal(&came);
    pthread_mutex_unlock(&lock);
    pthread_join(loader, NULL);
    jgb_view_destroy(view);
    return 0;
}
