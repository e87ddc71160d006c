/*
 * wall FILE.tsv: a wall of photos in a window.
 *
 * Scroll by the wheel, a finger, or the mouse with its right button. Select by clicks and bands,
 * with shift and Ctrl, and by keys; Delete deletes. Arrows, Home, End and pages move focus. Type
 * to filter. F1 to F5, a pinch, and the wheel with Ctrl change the layout.
 */
#include "wall.h"
#include <stdio.h>
#include <stdlib.h>

static const char font[] = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf";
static const jgb_animation animation = JGB_ANIMATION_INIT;
static const uint32_t white = 0xffffffff;

void fail(const char *what, const char *why)
{
    fprintf(stderr, "wall: %s: %s\n", what, why);
    exit(1);
}

void check(const wall *self, jgb_status status)
{
    if (status)
        fail(jgb_status_name(status), jgb_view_last_error(self->view));
}

uint64_t now_ns(void)
{
    return (uint64_t)(SDL_GetPerformanceCounter() * (1e9 / SDL_GetPerformanceFrequency()));
}

static uint16_t modifiers(const wall *self)
{
    return (self->held & KMOD_SHIFT ? JGB_MODIFIER_SHIFT : 0) |
           (self->held & KMOD_CTRL ? JGB_MODIFIER_CONTROL : 0);
}

enum { MOUSE = 0 }; /* other pointers are fingers */

static void send_pointer(wall *self, jgb_pointer_phase phase, SDL_FingerID pointer, double x,
                         double y)
{
    const jgb_pointer_device device = pointer == MOUSE ? JGB_DEVICE_MOUSE : JGB_DEVICE_TOUCH;
    const jgb_pointer_sample sample = {now_ns(), {x, y}, (uint32_t)pointer, phase, device, 0,
                                       modifiers(self)};
    check(self, jgb_view_send_pointers(self->view, &sample, 1));
}

/* One finger scrolls and taps, until a second finger makes a pinch of both: then the view ignores
 * the finger that remains. */
static void follow_finger(wall *self, const SDL_TouchFingerEvent *finger)
{
    static const jgb_pointer_phase phases[] = {JGB_POINTER_DOWN, JGB_POINTER_UP, JGB_POINTER_MOVE};
    if (finger->type == SDL_FINGERUP)
        end_pinch(self);
    send_pointer(self, phases[finger->type - SDL_FINGERDOWN], finger->fingerId + 1,
                 finger->x * self->width, finger->y * self->height);
}

static void turn_wheel(wall *self, const SDL_MouseWheelEvent *wheel)
{
    const jgb_wheel_sample sample = {now_ns(), {wheel->mouseX, wheel->mouseY},
                                     {wheel->preciseX * 60, wheel->preciseY * -60},
                                     JGB_WHEEL_POINTS, JGB_GESTURE_UNPHASED, 0, 0, 0};
    if (self->held & KMOD_CTRL) /* a pinch for those without a touch screen */
        pinch(self, wheel->preciseY * 0.05);
    else
        check(self, jgb_view_send_wheels(self->view, &sample, 1));
}

/* Moves focus, and selects. A space belongs to the filter if the filter has a text. */
static void send_key(wall *self, SDL_Keycode key)
{
    static const SDL_Keycode keys[] = {SDLK_UNKNOWN, SDLK_UP, SDLK_DOWN, SDLK_LEFT, SDLK_RIGHT,
                                       SDLK_HOME, SDLK_END, SDLK_PAGEUP, SDLK_PAGEDOWN, SDLK_SPACE,
                                       SDLK_RETURN, SDLK_ESCAPE, SDLK_DELETE, SDLK_UNKNOWN, SDLK_a};
    jgb_key_sample sample = {now_ns(), JGB_KEY_A, modifiers(self)};
    uint32_t is_handled;
    while (sample.key > JGB_KEY_OTHER && keys[sample.key] != key)
        sample.key--;
    if (self->filter[0] && (sample.key == JGB_KEY_SPACE || sample.key == JGB_KEY_ESCAPE))
        return;
    check(self, jgb_view_send_key(self->view, &sample, &is_handled));
}

static void press(wall *self, SDL_Keycode key)
{
    size_t length = SDL_strlen(self->filter);
    if (key >= SDLK_F1 && key < SDLK_F1 + LAYOUTS)
        set_layout(self, (int)(key - SDLK_F1), &animation);
    send_key(self, key);
    if (length == 0 || (key != SDLK_BACKSPACE && key != SDLK_ESCAPE))
        return;
    while (--length > 0 && (key == SDLK_ESCAPE || (self->filter[length] & 0xc0) == 0x80))
        continue; /* backspace removes one character of UTF-8 */
    self->filter[length] = '\0';
    apply_filter(self, &animation);
}

static void handle(wall *self, const SDL_Event *event)
{
    int button;
    if (event->type == SDL_KEYDOWN || event->type == SDL_KEYUP)
        self->held = event->key.keysym.mod;
    switch (event->type) {
    case SDL_FINGERDOWN:
    case SDL_FINGERMOTION:
    case SDL_FINGERUP: follow_finger(self, &event->tfinger); break;
    case SDL_MOUSEBUTTONDOWN:
    case SDL_MOUSEBUTTONUP:
        send_pointer(self, event->button.state ? JGB_POINTER_DOWN : JGB_POINTER_UP,
                     event->button.button - SDL_BUTTON_LEFT, event->button.x, event->button.y);
        break;
    case SDL_MOUSEMOTION:
        for (button = SDL_BUTTON_LEFT; button <= SDL_BUTTON_RIGHT; button++)
            if (event->motion.state & SDL_BUTTON(button))
                send_pointer(self, JGB_POINTER_MOVE, button - SDL_BUTTON_LEFT, event->motion.x,
                             event->motion.y);
        break;
    case SDL_MULTIGESTURE: pinch(self, event->mgesture.dDist); break;
    case SDL_MOUSEWHEEL: turn_wheel(self, &event->wheel); break;
    case SDL_KEYDOWN: press(self, event->key.keysym.sym); break;
    case SDL_KEYUP:
        if (!(self->held & KMOD_CTRL))
            end_pinch(self);
        break;
    case SDL_TEXTINPUT:
        if (self->filter[0] == '\0' && event->text.text[0] == ' ')
            break; /* the key has selected */
        SDL_strlcat(self->filter, event->text.text, sizeof self->filter);
        apply_filter(self, &animation);
        break;
    }
}

/* Follows what the view tells. */
static void follow_events(wall *self)
{
    jgb_events news = JGB_EVENTS_INIT;
    int deletes = 0;
    size_t i;
    check(self, jgb_view_next_events(self->view, &news));
    for (i = 0; i < news.event_count; i++) {
        const jgb_event *event = &news.events[i];
        if (event->kind == JGB_EVENT_BAND_CHANGED) {
            self->band.x = (float)event->point.x;
            self->band.y = (float)event->point.y;
            self->band.w = (float)(event->other_point.x - event->point.x);
            self->band.h = (float)(event->other_point.y - event->point.y);
        }
        if (event->kind == JGB_EVENT_PREFETCH || event->kind == JGB_EVENT_CANCEL_PREFETCH)
            follow_prefetching(self, &news, event);
        if (event->kind == JGB_EVENT_DELETE_REQUESTED)
            deletes = 1;
        if (event->kind == JGB_EVENT_COMPLETION && event->value && event->other_value)
            self->layout = (int)event->value - 1;
    }
    if (deletes)
        delete_selected(self);
}

/* Shows a display frame. The events of input come before it, and those of prefetching after it. */
static void show(wall *self)
{
    jgb_display_frame_request request = JGB_DISPLAY_FRAME_REQUEST_INIT;
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    SDL_GetWindowSize(self->window, &self->width, &self->height);
    request.bounds.width = self->width;
    request.bounds.height = self->height;
    request.time_ns = now_ns();
    request.flags = JGB_REQUEST_COMPLETE;
    follow_events(self);
    check(self, jgb_view_display_frame(self->view, &request, &frame));
    draw(self, &frame);
    SDL_RenderPresent(self->renderer);
    follow_events(self);
}

/* Loads a few pictures for the next display frame. If there are none to load, waits until there is
 * something to show: an event, or what the view does as time passes. */
static int load_or_wait(wall *self, SDL_Event *event)
{
    const uint64_t now = now_ns();
    uint64_t wake;
    int milliseconds = 0;
    if (load_pictures(self))
        return SDL_PollEvent(event);
    check(self, jgb_view_wake_at(self->view, &wake));
    if (wake == 0)
        milliseconds = -1; /* for as long as it takes */
    else if (wake > now)
        milliseconds = (int)((wake - now) / 1000000) + 1;
    return SDL_WaitEventTimeout(event, milliseconds);
}

int main(int argc, char **argv)
{
    static wall self;
    SDL_Event event = {SDL_FIRSTEVENT};
    int has_event;
    jgb_scroll_configuration scrolling = JGB_SCROLL_CONFIGURATION_INIT;
    jgb_selection_configuration selection = JGB_SELECTION_CONFIGURATION_INIT;
    jgb_focus_configuration focus = JGB_FOCUS_CONFIGURATION_INIT;
    jgb_prefetch_configuration ahead = JGB_PREFETCH_CONFIGURATION_INIT;
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0");
    SDL_SetHint(SDL_HINT_RENDER_VSYNC, "1");
    if (argc != 2)
        fail("usage", "wall FILE.tsv");
    if (SDL_Init(SDL_INIT_VIDEO) || TTF_Init() || !(self.font = TTF_OpenFont(font, 13)) ||
        SDL_CreateWindowAndRenderer(1000, 720, SDL_WINDOW_RESIZABLE, &self.window, &self.renderer))
        fail("SDL", SDL_GetError());
    self.ring = SDL_CreateTexture(self.renderer, SDL_PIXELFORMAT_ARGB8888,
                                  SDL_TEXTUREACCESS_STATIC, 1, 1);
    SDL_UpdateTexture(self.ring, NULL, &white, sizeof white);
    read_photos(&self, argv[1]);
    check(&self, jgb_view_create(NULL, &self.view));
    scrolling.is_enabled = 1;
    check(&self, jgb_view_set_scroll_configuration(self.view, &scrolling));
    selection.allows_multiple_selection = 1;
    selection.behavior = JGB_SELECTION_BEHAVIOR_REPLACE;
    check(&self, jgb_view_set_selection_configuration(self.view, &selection));
    check(&self, jgb_view_set_event_mask(self.view,
                                         JGB_EVENT_MASK_BANDS | JGB_EVENT_MASK_ACTIONS |
                                             JGB_EVENT_MASK_COMPLETIONS |
                                             JGB_EVENT_MASK_PREFETCHING));
    ahead.is_prefetching_enabled = 1;
    check(&self, jgb_view_set_prefetch_configuration(self.view, &ahead));
    focus.allows_focus = 1;
    check(&self, jgb_view_set_focus_configuration(self.view, &focus));
    check(&self, jgb_view_set_focused_element(self.view, NULL)); /* the view takes keys */
    set_layout(&self, 0, NULL);
    apply_filter(&self, NULL);
    while (event.type != SDL_QUIT) {
        show(&self);
        has_event = load_or_wait(&self, &event);
        for (; has_event && event.type != SDL_QUIT; has_event = SDL_PollEvent(&event))
            handle(&self, &event);
    }
    jgb_snapshot_destroy(self.shown);
    jgb_view_destroy(self.view);
    SDL_Quit();
    return 0;
}
