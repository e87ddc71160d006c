/* Steady scrolling allocates nothing: the library's allocator is counted. */
#include "check.h"

static unsigned allocations;

#ifdef __cplusplus
#define C_FUNCTION extern "C"
#define THROWS_NOTHING throw()
#else
#define C_FUNCTION
#define THROWS_NOTHING
#endif

C_FUNCTION void *memalign(size_t alignment, size_t size) THROWS_NOTHING;
C_FUNCTION int posix_memalign(void **out, size_t alignment, size_t size) THROWS_NOTHING;

/* The library allocates by this function; the program's comes first. */
C_FUNCTION int posix_memalign(void **out, size_t alignment, size_t size) THROWS_NOTHING
{
    allocations++;
    *out = memalign(alignment, size);
    return *out == NULL ? 12 : 0;
}

/* Two rounds of the same path: the first one grows what has to grow. A round
 * begins with a jump, after which what is told has to grow once more. */
static unsigned allocations_while_scrolling(jgb_view *view)
{
    jgb_display_frame_request request = request_at(0);
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    unsigned before = 0;
    size_t round, i;
    for (round = 0; round < 2; round++) {
        for (i = 0; i < 1000; i++) {
            if (i == 200)
                before = allocations;
            request.bounds.y = (double)(i * 37);
            CHECK(jgb_view_display_frame(view, &request, &frame) == JGB_OK);
        }
    }
    return allocations - before;
}

int main(void)
{
    static float widths[100000], heights[100000];
    static const uint32_t count = 100000;
    jgb_view *view = make_view(NULL);
    jgb_data_source_chunk chunk = JGB_DATA_SOURCE_CHUNK_INIT;
    size_t i;
    CHECK(allocations > 0);
    for (i = 0; i < count; i++) {
        widths[i] = (float)(40 + i * 7919 % 160);
        heights[i] = (float)(20 + i * 104729 % 80);
    }
    chunk.section_count = 1;
    chunk.item_counts = &count;
    chunk.item_count = count;
    chunk.heights = heights;
    CHECK(jgb_view_set_data(view, NULL, 0, &chunk, 1) == JGB_OK);
    CHECK(allocations_while_scrolling(view) == 0);
    chunk.widths = widths;
    CHECK(jgb_view_set_data(view, NULL, 0, &chunk, 1) == JGB_OK);
    CHECK(allocations_while_scrolling(view) == 0);
    jgb_view_destroy(view);
    return check_result("steady");
}
