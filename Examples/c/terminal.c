#define _DEFAULT_SOURCE /* SIGWINCH and TIOCGWINSZ */
#include "terminal.h"
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
    terminal_print("\033[?1049h\033[?25l");
    return 1;
}

void terminal_close(void)
{
    terminal_print("\033[?25h\033[?1049l");
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

/* What follows ESC [ or ESC O. */
static key escape_sequence(const char *sequence)
{
    static const struct {
        const char *sequence;
        key means;
    } keys[] = {
        {"A", KEY_UP},       {"B", KEY_DOWN},       {"C", KEY_RIGHT}, {"D", KEY_LEFT},
        {"5~", KEY_PAGE_UP}, {"6~", KEY_PAGE_DOWN}, {"H", KEY_HOME},  {"F", KEY_END},
        {"1~", KEY_HOME},    {"4~", KEY_END},
    };
    size_t i;
    for (i = 0; i < sizeof keys / sizeof *keys; i++)
        if (strcmp(sequence, keys[i].sequence) == 0)
            return keys[i].means;
    return KEY_NONE;
}

key terminal_key(void)
{
    char bytes[16];
    ssize_t count = read(STDIN_FILENO, bytes, sizeof bytes - 1);
    if (count == 0)
        return KEY_QUIT;
    if (count < 0)
        return KEY_NONE;
    bytes[count] = '\0';
    if (count > 2 && bytes[0] == '\033')
        return escape_sequence(bytes + 2);
    switch (bytes[0]) {
    case 'q': return KEY_QUIT;
    case 'n': return KEY_NEXT_SECTION;
    case 'p': return KEY_PREVIOUS_SECTION;
    case 'l': return KEY_LAYOUT;
    case ' ': return KEY_PAGE_DOWN;
    case 'b': return KEY_PAGE_UP;
    case 'g': return KEY_HOME;
    case 'G': return KEY_END;
    default: return KEY_NONE;
    }
}

void terminal_pause(long nanoseconds)
{
    struct timespec time = {0, 0};
    time.tv_nsec = nanoseconds;
    nanosleep(&time, NULL);
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
