/* Input: pointers, wheels, keys and files, as SDL tells of them. */
#include "wall.h"

enum { MOUSE = 0 }; /* other pointers are fingers */

static uint16_t modifiers(const desk *self)
{
    return (self->held & KMOD_SHIFT ? JGB_MODIFIER_SHIFT : 0) |
           (self->held & KMOD_CTRL ? JGB_MODIFIER_CONTROL : 0);
}

/* Sends a pointer to the wall where it went down, also while it is elsewhere. */
static void send_pointer(desk *self, jgb_pointer_phase phase, SDL_FingerID pointer, float x,
                         float y)
{
    jgb_pointer_sample sample = {0, {0, 0}, (uint32_t)pointer, phase,
                                 pointer == MOUSE ? JGB_DEVICE_MOUSE : JGB_DEVICE_TOUCH, 0,
                                 modifiers(self)};
    self->pointer.x = x;
    self->pointer.y = y;
    if (phase == JGB_POINTER_DOWN && self->pointers_down++ == 0)
        self->active = wall_at(self, x);
    if (phase == JGB_POINTER_UP) {
        self->pointers_down--;
        let_go(self);
    }
    sample.time_ns = now_ns();
    sample.position = point_in(self->active, self->pointer);
    check(self->active, jgb_view_send_pointers(self->active->view, &sample, 1));
    if (phase == JGB_POINTER_MOVE)
        follow_drag(self);
}

/* One finger scrolls and taps, until a second finger makes a pinch of both: then the view ignores
 * the finger that remains. */
static void follow_finger(desk *self, const SDL_TouchFingerEvent *finger)
{
    static const jgb_pointer_phase phases[] = {JGB_POINTER_DOWN, JGB_POINTER_UP, JGB_POINTER_MOVE};
    int width, height;
    SDL_GetWindowSize(self->window, &width, &height);
    if (finger->type == SDL_FINGERUP)
        end_pinch(self->active);
    send_pointer(self, phases[finger->type - SDL_FINGERDOWN], finger->fingerId + 1,
                 finger->x * (float)width, finger->y * (float)height);
}

static void turn_wheel(desk *self, const SDL_MouseWheelEvent *wheel)
{
    const SDL_FPoint at = {(float)wheel->mouseX, (float)wheel->mouseY};
    struct wall *over = wall_at(self, at.x);
    const jgb_wheel_sample sample = {now_ns(), point_in(over, at),
                                     {wheel->preciseX * 60, wheel->preciseY * -60},
                                     JGB_WHEEL_POINTS, JGB_GESTURE_UNPHASED, 0, 0, 0};
    if (self->held & KMOD_CTRL) { /* a pinch for those without a touch screen */
        self->active = over;
        pinch(over, wheel->preciseY * 0.05);
    } else {
        check(over, jgb_view_send_wheels(over->view, &sample, 1));
    }
}

/* Moves focus, selects, and takes back. Returns 0 if nothing comes of the key. */
static int send_key(desk *self, SDL_Keycode key)
{
    static const SDL_Keycode keys[] = {SDLK_UNKNOWN, SDLK_UP, SDLK_DOWN, SDLK_LEFT, SDLK_RIGHT,
                                       SDLK_HOME, SDLK_END, SDLK_PAGEUP, SDLK_PAGEDOWN, SDLK_SPACE,
                                       SDLK_RETURN, SDLK_ESCAPE, SDLK_DELETE, SDLK_UNKNOWN, SDLK_a};
    jgb_key_sample sample = {now_ns(), JGB_KEY_A, modifiers(self)};
    uint32_t is_handled;
    while (sample.key > JGB_KEY_OTHER && keys[sample.key] != key)
        sample.key--;
    if (sample.key == JGB_KEY_SPACE && self->filter[0])
        return 0; /* the space is text */
    check(self->active, jgb_view_send_key(self->active->view, &sample, &is_handled));
    return (int)is_handled;
}

static void press(desk *self, SDL_Keycode key)
{
    size_t length = SDL_strlen(self->filter);
    if (key >= SDLK_F1 && key < SDLK_F1 + LAYOUTS)
        set_layout(self->active, (int)(key - SDLK_F1));
    if (key == SDLK_z && self->held & KMOD_CTRL)
        undo(self);
    if (key == SDLK_TAB && self->pointers_down == 0)
        self->active = &self->walls[(self->active - self->walls + 1) % self->wall_count];
    if (send_key(self, key) || length == 0 || (key != SDLK_BACKSPACE && key != SDLK_ESCAPE))
        return;
    while (--length > 0 && (key == SDLK_ESCAPE || (self->filter[length] & 0xc0) == 0x80))
        continue; /* backspace removes one character of UTF-8 */
    self->filter[length] = '\0';
    show_all_photos(self);
}

static void type(desk *self, const char *text)
{
    if (self->filter[0] == '\0' && text[0] == ' ')
        return; /* the key has selected */
    SDL_strlcat(self->filter, text, sizeof self->filter);
    show_all_photos(self);
}

void handle(desk *self, const SDL_Event *event)
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
                     event->button.button - SDL_BUTTON_LEFT, (float)event->button.x,
                     (float)event->button.y);
        break;
    case SDL_MOUSEMOTION:
        for (button = SDL_BUTTON_LEFT; button <= SDL_BUTTON_RIGHT; button++)
            if (event->motion.state & SDL_BUTTON(button))
                send_pointer(self, JGB_POINTER_MOVE, button - SDL_BUTTON_LEFT,
                             (float)event->motion.x, (float)event->motion.y);
        break;
    case SDL_MULTIGESTURE: pinch(self->active, event->mgesture.dDist); break;
    case SDL_MOUSEWHEEL: turn_wheel(self, &event->wheel); break;
    case SDL_KEYDOWN: press(self, event->key.keysym.sym); break;
    case SDL_KEYUP:
        if (!(self->held & KMOD_CTRL))
            end_pinch(self->active);
        break;
    case SDL_TEXTINPUT: type(self, event->text.text); break;
    case SDL_DROPBEGIN: self->dropped.count = 0; break;
    case SDL_DROPFILE: take_file(self, event->drop.file); break;
    case SDL_DROPCOMPLETE: drop_files(self); break;
    }
}
