/* A wall of photos that is scrolled while photos come: which view shows which, and where. */
#include <jogakbo.hpp>

#include <cstdio>
#include <vector>

namespace {

/* Three lanes, and photos that keep their proportions. */
jgb_status set_waterfall(jogakbo::view &view)
{
    auto waterfall = jogakbo::defaults<jgb_waterfall_layout>();
    jogakbo::layout layout;
    waterfall.lanes.count = 3;
    waterfall.keeps_aspect_ratio = 1;
    const jgb_status status = layout.create(waterfall);
    return status ? status : view.set_layout(layout);
}

void print(const jogakbo::display_frame &frame)
{
    std::printf("frame %d\n", static_cast<int>(frame.sequence));
    for (const std::uint32_t view : frame.hidden_views())
        std::printf("  view %u: hide\n", view);
    for (const jgb_layout_attributes &photo : frame.changed_elements())
        std::printf("  view %u: photo %u at %.0f, %.0f\n", photo.reusable_view,
                    photo.element.index_path.item, photo.frame.x, photo.frame.y);
}

jgb_status run(jogakbo::view &view)
{
    const auto animation = jogakbo::defaults<jgb_animation>();
    const std::vector<float> widths(1000, 300);
    std::vector<float> heights(1000);
    for (std::size_t i = 0; i < heights.size(); i++)
        heights[i] = static_cast<float>(200 + i % 3 * 100);
    jgb_status status = view.create();
    if (!status)
        status = set_waterfall(view);
    if (!status)
        status = view.set_bounds({0, 0, 600, 400});
    if (!status)
        status = view.set_items(heights.size(), widths, heights);
    jogakbo::display_frame frame;
    for (std::uint64_t step = 0; step < 4 && !status; step++) {
        if (step == 2)
            status = view.insert_items({0, 0}, 1, {}, &animation);
        const jgb_point offset = {0, frame.content_offset.y + 37};
        if (!status)
            status = view.display_frame_at(offset, step * 16000000, frame);
        if (!status)
            print(frame);
    }
    return status;
}

} // namespace

int main()
{
    jogakbo::view view;
    const jgb_status status = run(view);
    if (status)
        std::fprintf(stderr, "%s: %s\n", jgb_status_name(status), view.last_error());
    return status != JGB_OK;
}
