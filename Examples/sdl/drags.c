/* Photos that are dragged. The view in which a pointer begins to drag follows the pointer, and
 * drops within its bounds, by itself. What leads to another wall comes to that from elsewhere,
 * which is told here. */
#include "wall.h"

/* The wall's event says what is dragged: it is drawn at the pointer until the drag ends. */
void begin_drag(wall *self, const jgb_event *event)
{
    desk *of = self->desk;
    const photo *first = &of->photos[event->identifier];
    SDL_DestroyTexture(of->dragged);
    of->dragged_count = (size_t)event->value;
    of->dragged_size.x = first->width;
    of->dragged_size.y = first->height;
    of->dragged = paint(of, 1, event->identifier, (int)first->width, (int)first->height, 0);
}

static void leave(desk *self)
{
    if (self->guest_of)
        check(self->guest_of, jgb_view_exit_drop(self->guest_of->view));
    self->guest_of = NULL;
}

void end_drag(desk *self)
{
    leave(self);
    SDL_DestroyTexture(self->dragged);
    self->dragged = NULL;
}

/* The pointer has moved: tells the other wall that the photos come, move, or go. */
void follow_drag(desk *self)
{
    wall *over = wall_at(self, self->pointer.x);
    const jgb_item_run *runs;
    size_t count, i;
    uint32_t photo_count = 0;
    check(self->active, jgb_view_dragged_runs(self->active->view, &runs, &count));
    for (i = 0; i < count; i++)
        photo_count += (uint32_t)runs[i].count;
    if (photo_count == 0 || over == self->active)
        leave(self);
    else if (over == self->guest_of)
        check(over, jgb_view_update_drop(over->view, point_in(over, self->pointer), now_ns()));
    else {
        leave(self);
        self->guest_of = over;
        check(over, jgb_view_enter_drop(over->view, 0, photo_count,
                                        point_in(over, self->pointer), now_ns()));
    }
}

/* The pointer is lifted: drops the photos on the other wall, if they are over it. */
void let_go(desk *self)
{
    wall *from = self->active, *to = self->guest_of;
    const jgb_item_run *runs;
    size_t count;
    uint32_t is_taken;
    check(from, jgb_view_dragged_runs(from->view, &runs, &count));
    if (!to || count == 0)
        return;
    self->guest_of = NULL;
    self->dropped.count = 0;
    list_photos(from, runs, count, &self->dropped);
    check(to, jgb_view_perform_drop(to->view, now_ns(), &is_taken));
    check(from, jgb_view_end_drag(from->view, is_taken ? JGB_DROP_MOVE : JGB_DROP_CANCEL));
}
