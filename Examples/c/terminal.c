#define _DEFAULT_SOURCE /* SIGWINCH and TIOCGWINSZ */
#include "terminal.h"
#include <poll.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

static struct termios before;
static char screen[1 << 18];
static size_t screen_length;

static void size_changed(int number)
{
    (void)number; /* read() returns, and the next screenful has the new size */
}

int terminal_open(void)
{
    struct termios raw;
    struct sigaction action;
    if (!isatty(STDIN_FILENO) || !isatty(STDOUT_FILENO) || tcgetattr(STDIN_FILENO, &before) != 0)
        return 0;
    memset(&action, 0, sizeof action);
    action.sa_handler = size_changed;
    sigaction(SIGWINCH, &action, NULL);
    raw = before;
    raw.c_lflag &= ~(tcflag_t)(ICANON | ECHO);
    raw.c_cc[VMIN] = 1;
    raw.c_cc[VTIME] = 0;
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &raw);
    terminal_print("\033[?1049h\033[?7l\033[?1002h\033[?1006h\033[?25l");
    return 1;
}

void terminal_close(void)
{
    terminal_print("\033[?25h\033[?1006l\033[?1002l\033[?7h\033[?1049l");
    terminal_flush();
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &before);
}

void terminal_size(int *out_columns, int *out_rows)
{
    struct winsize size;
    memset(&size, 0, sizeof size);
    ioctl(STDOUT_FILENO, TIOCGWINSZ, &size);
    *out_columns = size.ws_col > 0 ? size.ws_col : 80;
    *out_rows = size.ws_row > 0 ? size.ws_row : 24;
}

static key_details details;

key_details terminal_details(void)
{
    return details;
}

/* A report of the mouse, as xterm's SGR coordinates have it: the button, with 4 for shift, 8 for
 * alt, 16 for control, 32 for a movement and 64 for the wheel; the column, and the row. The last
 * letter is small as the button is lifted. */
static key mouse_report(const char *report)
{
    unsigned button;
    int column, row;
    char last;
    if (sscanf(report, "<%u;%d;%d%c", &button, &column, &row, &last) != 4)
        return KEY_NONE;
    details.held = button >> 2 & 7;
    details.column = column - 1;
    details.row = row - 1;
    if (button & 64)
        return button & 1 ? KEY_WHEEL_DOWN : KEY_WHEEL_UP;
    if (button & 3)
        return KEY_NONE; /* another button than the left one */
    if (last == 'm')
        return KEY_MOUSE_UP;
    return button & 32 ? KEY_MOUSE_MOVE : KEY_MOUSE_DOWN;
}

/* Returns the key that comes after ESC [ or ESC O: "A" is an arrow, "1;2A" an arrow with shift. */
static key escape_sequence(const char *sequence)
{
    static const struct {
        const char *sequence;
        key means;
    } keys[] = {
        {"A", KEY_UP},       {"B", KEY_DOWN},       {"C", KEY_RIGHT}, {"D", KEY_LEFT},
        {"5~", KEY_PAGE_UP}, {"6~", KEY_PAGE_DOWN}, {"H", KEY_HOME},  {"F", KEY_END},
        {"1~", KEY_HOME},    {"4~", KEY_END},       {"3~", KEY_DELETE},
    };
    unsigned held;
    size_t i;
    if (sequence[0] == '<')
        return mouse_report(sequence);
    if (sscanf(sequence, "1;%u", &held) == 1) {
        details.held = (held - 1) & (HELD_SHIFT | HELD_ALT | HELD_CONTROL);
        sequence += strlen(sequence) - 1;
    }
    for (i = 0; i < sizeof keys / sizeof *keys; i++)
        if (strcmp(sequence, keys[i].sequence) == 0)
            return keys[i].means;
    return KEY_NONE;
}

/* What has been read and not told. */
static char pending[256];
static size_t pending_length;

int terminal_has_keys(void)
{
    return pending_length > 0;
}

/* Takes the first bytes. */
static void take(size_t count)
{
    pending_length -= count;
    memmove(pending, pending + count, pending_length);
}

/* Takes ESC [ or ESC O, and what follows up to a letter or ~. */
static key take_sequence(void)
{
    char sequence[16];
    size_t end = 2, length;
    while (end < pending_length && (pending[end] < '@' || pending[end] > '~'))
        end++;
    if (end == pending_length && pending_length < sizeof pending)
        return KEY_NONE; /* the rest is still on its way */
    length = end - 1;
    if (length < sizeof sequence) {
        memcpy(sequence, pending + 2, length);
        sequence[length] = '\0';
    } else {
        sequence[0] = '\0';
    }
    take(end < pending_length ? end + 1 : pending_length);
    return escape_sequence(sequence);
}

static int takes_text; /* letters are text */

void terminal_take_text(int is_text)
{
    takes_text = is_text;
}

static key take_key(void)
{
    char first = pending[0];
    details.held = 0;
    if (first == '\033' && pending_length > 1 && (pending[1] == '[' || pending[1] == 'O'))
        return take_sequence();
    take(1);
    if (takes_text && first >= ' ' && first <= '~') {
        details.text = first;
        return KEY_TEXT;
    }
    if (takes_text)
        return first == '\r' || first == '\n' || first == '\033' ? KEY_FIND : KEY_NONE;
    switch (first) {
    case '/': return KEY_FIND;
    case 'q': return KEY_QUIT;
    case 'n': return KEY_NEXT_SECTION;
    case 'p': return KEY_PREVIOUS_SECTION;
    case 'l': return KEY_LAYOUT;
    case 'r': return KEY_READ;
    case ' ': return KEY_SPACE;
    case '\0': details.held = HELD_CONTROL; return KEY_SPACE;
    case '\001': details.held = HELD_CONTROL; return KEY_ALL;
    case '\033': return KEY_ESCAPE;
    case 'f': return KEY_PAGE_DOWN;
    case 'b': return KEY_PAGE_UP;
    case 'g': return KEY_HOME;
    case 'G': return KEY_END;
    default: return KEY_NONE;
    }
}

key terminal_key(int64_t nanoseconds)
{
    size_t before = pending_length;
    struct pollfd input;
    ssize_t count;
    key first = pending_length > 0 ? take_key() : KEY_NONE;
    if (before > pending_length)
        return first;
    input.fd = STDIN_FILENO;
    input.events = POLLIN;
    input.revents = 0;
    /* Rounded up: no time that is asked for is still to come. */
    if (poll(&input, 1, nanoseconds < 0 ? -1 : (int)((nanoseconds + 999999) / 1000000)) <= 0) {
        pending_length = 0; /* the rest of a sequence does not come any more */
        return KEY_NONE;
    }
    count = read(STDIN_FILENO, pending + pending_length, sizeof pending - pending_length);
    if (count == 0)
        return KEY_QUIT;
    if (count < 0)
        return KEY_NONE;
    pending_length += (size_t)count;
    return take_key();
}

uint64_t terminal_time_ns(void)
{
    struct timespec time = {0, 0};
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (uint64_t)time.tv_sec * 1000000000 + (uint64_t)time.tv_nsec;
}

void terminal_print(const char *format, ...)
{
    size_t room = sizeof screen - screen_length;
    va_list arguments;
    int length;
    va_start(arguments, format);
    length = vsnprintf(screen + screen_length, room, format, arguments);
    va_end(arguments);
    if (length > 0 && (size_t)length < room)
        screen_length += (size_t)length;
}

void terminal_move(int column, int row)
{
    terminal_print("\033[%d;%dH", row + 1, column + 1);
}

void terminal_flush(void)
{
    size_t written = 0;
    while (written < screen_length) {
        ssize_t count = write(STDOUT_FILENO, screen + written, screen_length - written);
        if (count <= 0)
            break;
        written += (size_t)count;
    }
    screen_length = 0;
}
