/*
 * wall [FILE.tsv]: a wall of photos in a window.
 *
 * Drag, flick or turn the wheel to scroll; tap, the space bar or Ctrl+A to select; type to filter.
 * Arrows, Home, End and pages move focus. F1 to F5, a pinch, and the wheel with Ctrl change the
 * layout. Without a file, the photos are the Unicode characters.
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

/* One finger scrolls and taps, until a second finger makes a pinch of both: the pointer is
 * cancelled, and the view ignores the finger that remains. */
static void follow_finger(wall *self, const SDL_TouchFingerEvent *finger)
{
    static const jgb_pointer_phase phases[] = {JGB_POINTER_DOWN, JGB_POINTER_UP, JGB_POINTER_MOVE};
    jgb_pointer_sample sample = {0, {0, 0}, 1, JGB_POINTER_CANCEL, JGB_DEVICE_TOUCH, 0, 0};
    sample.time_ns = now_ns();
    sample.position.x = finger->x * self->width;
    sample.position.y = finger->y * self->height;
    if (finger->type != SDL_FINGERMOTION)
        self->finger_count += finger->type == SDL_FINGERDOWN ? 1 : -1;
    if (self->finger_count < 2) {
        sample.phase = phases[finger->type - SDL_FINGERDOWN];
        end_pinch(self);
    }
    check(self, jgb_view_send_pointers(self->view, &sample, 1));
}

static void turn_wheel(wall *self, const SDL_MouseWheelEvent *wheel)
{
    const jgb_wheel_sample sample = {now_ns(), {wheel->mouseX, wheel->mouseY},
                                     {wheel->preciseX * 60, wheel->preciseY * -60},
                                     JGB_WHEEL_POINTS, JGB_GESTURE_UNPHASED, 0, 0, 0};
    if (SDL_GetModState() & KMOD_CTRL) /* a pinch for those without a touch screen */
        pinch(self, wheel->preciseY * 0.05);
    else
        check(self, jgb_view_send_wheels(self->view, &sample, 1));
}

/* Keys that the view knows, unless they belong to the filter. */
static jgb_key view_key(const wall *self, SDL_Keycode key)
{
    static const struct { SDL_Keycode from; jgb_key to; } keys[] = {
        {SDLK_UP, JGB_KEY_UP}, {SDLK_DOWN, JGB_KEY_DOWN}, {SDLK_LEFT, JGB_KEY_LEFT},
        {SDLK_RIGHT, JGB_KEY_RIGHT}, {SDLK_HOME, JGB_KEY_HOME}, {SDLK_END, JGB_KEY_END},
        {SDLK_PAGEUP, JGB_KEY_PAGE_UP}, {SDLK_PAGEDOWN, JGB_KEY_PAGE_DOWN}, {SDLK_a, JGB_KEY_A},
        {SDLK_SPACE, JGB_KEY_SPACE}, {SDLK_ESCAPE, JGB_KEY_ESCAPE}};
    size_t i;
    for (i = 0; i < SDL_arraysize(keys); i++)
        if (keys[i].from == key && (i < 9 || self->filter[0] == '\0'))
            return keys[i].to;
    return JGB_KEY_OTHER;
}

/* Moves focus, and selects. Focus comes in with the first arrow, unless a tap has brought it in. */
static void send_key(wall *self, SDL_Keycode key)
{
    const SDL_Keymod held = SDL_GetModState();
    jgb_key_sample sample = {now_ns(), view_key(self, key), 0};
    jgb_focus_state focus = JGB_FOCUS_STATE_INIT;
    uint32_t is_handled;
    sample.modifiers = (held & KMOD_SHIFT ? JGB_MODIFIER_SHIFT : 0) |
                       (held & KMOD_CTRL ? JGB_MODIFIER_CONTROL : 0);
    check(self, jgb_view_focus_state(self->view, &focus));
    if (!focus.has_focus && sample.key >= JGB_KEY_UP && sample.key <= JGB_KEY_RIGHT)
        check(self, jgb_view_enter_focus(self->view, JGB_FOCUS_NEXT, NULL, &is_handled));
    else
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
    switch (event->type) {
    case SDL_FINGERDOWN:
    case SDL_FINGERMOTION:
    case SDL_FINGERUP: follow_finger(self, &event->tfinger); break;
    case SDL_MULTIGESTURE: pinch(self, event->mgesture.dDist); break;
    case SDL_MOUSEWHEEL: turn_wheel(self, &event->wheel); break;
    case SDL_KEYDOWN: press(self, event->key.keysym.sym); break;
    case SDL_KEYUP:
        if (!(SDL_GetModState() & KMOD_CTRL) && self->finger_count < 2)
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

static void show(wall *self)
{
    jgb_display_frame_request request = JGB_DISPLAY_FRAME_REQUEST_INIT;
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    SDL_GetWindowSize(self->window, &self->width, &self->height);
    request.bounds.width = self->width;
    request.bounds.height = self->height;
    request.time_ns = now_ns();
    request.flags = JGB_REQUEST_COMPLETE;
    check(self, jgb_view_display_frame(self->view, &request, &frame));
    draw(self, &frame);
    SDL_RenderPresent(self->renderer);
}

/* Waits until there is something to show: an event, or what the view does as time passes. */
static int wait_for_event(wall *self, SDL_Event *event)
{
    uint64_t wake;
    check(self, jgb_view_wake_at(self->view, &wake));
    if (wake == 0)
        return SDL_WaitEvent(event);
    if (wake <= now_ns())
        return SDL_PollEvent(event);
    return SDL_WaitEventTimeout(event, (int)((wake - now_ns()) / 1000000) + 1);
}

int main(int argc, char **argv)
{
    static wall self;
    SDL_Event event = {SDL_FIRSTEVENT};
    int has_event;
    jgb_scroll_configuration scrolling = JGB_SCROLL_CONFIGURATION_INIT;
    jgb_selection_configuration selection = JGB_SELECTION_CONFIGURATION_INIT;
    jgb_focus_configuration focus = JGB_FOCUS_CONFIGURATION_INIT;
    /* The mouse of a view does not drag, and a desk has no touch screen: SDL sends the left button
     * as a finger, and no finger as a mouse. */
    SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "1");
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0");
    SDL_SetHint(SDL_HINT_RENDER_VSYNC, "1");
    if (SDL_Init(SDL_INIT_VIDEO) || TTF_Init() || !(self.font = TTF_OpenFont(font, 13)) ||
        SDL_CreateWindowAndRenderer(1000, 720, SDL_WINDOW_RESIZABLE, &self.window, &self.renderer))
        fail("SDL", SDL_GetError());
    SDL_EventState(SDL_MOUSEMOTION, SDL_IGNORE);
    self.ring = SDL_CreateTexture(self.renderer, SDL_PIXELFORMAT_ARGB8888,
                                  SDL_TEXTUREACCESS_STATIC, 1, 1);
    SDL_UpdateTexture(self.ring, NULL, &white, sizeof white);
    read_photos(&self, argc > 1 ? argv[1] : NULL);
    check(&self, jgb_view_create(NULL, &self.view));
    scrolling.is_enabled = 1;
    check(&self, jgb_view_set_scroll_configuration(self.view, &scrolling));
    selection.allows_multiple_selection = 1;
    selection.behavior = JGB_SELECTION_BEHAVIOR_TOGGLE;
    check(&self, jgb_view_set_selection_configuration(self.view, &selection));
    focus.allows_focus = 1;
    check(&self, jgb_view_set_focus_configuration(self.view, &focus));
    set_layout(&self, 0, NULL);
    apply_filter(&self, NULL);
    while (event.type != SDL_QUIT) {
        show(&self);
        has_event = wait_for_event(&self, &event);
        for (; has_event && event.type != SDL_QUIT; has_event = SDL_PollEvent(&event))
            handle(&self, &event);
    }
    jgb_snapshot_destroy(self.shown);
    jgb_view_destroy(self.view);
    SDL_Quit();
    return 0;
}
