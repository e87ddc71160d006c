/* The picture: a piece of cloth for each binding of a view, which CSS moves. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "film.h"

enum { MARGIN = 14, FOOT = 40 };

static const double tolerance = 0.4; /* of a point */

void film_show(film *self, double time_s, uint32_t view, uint32_t generation, uint32_t photo,
               const film_place *place)
{
    film_piece *piece = NULL;
    if (view >= VIEWS_MAX)
        abort();
    if (self->piece_of_view[view] > 0)
        piece = &self->pieces[self->piece_of_view[view] - 1];
    if (!piece || piece->generation != generation) {
        if (self->piece_count == PIECES_MAX)
            abort();
        piece = &self->pieces[self->piece_count++];
        self->piece_of_view[view] = self->piece_count;
        piece->generation = generation;
        piece->photo = photo;
    }
    piece->times[piece->key_count] = time_s;
    piece->places[piece->key_count++] = *place;
}

void film_scroll(film *self, double time_s, double scrolled)
{
    self->scroll_times[self->scroll_count] = time_s;
    self->scrolls[self->scroll_count++] = scrolled;
}

void film_say(film *self, double time_s, const char *words)
{
    self->word_times[self->word_count] = time_s;
    self->words[self->word_count++] = words;
}

/* ---- Key frames: those that the lines between the others miss ---- */

static double percent(double time_s)
{
    return time_s / SECONDS * 100;
}

static int is_near(double left, double right, double value, double fraction)
{
    return fabs(left + (right - left) * fraction - value) < tolerance;
}

/* Returns whether the places between two places are on the line from one to the other. */
static int is_straight(const film_piece *piece, int from, int to)
{
    const film_place *a = &piece->places[from], *b = &piece->places[to];
    int i;
    for (i = from + 1; i < to; i++) {
        const film_place *p = &piece->places[i];
        const double t = (double)(i - from) / (to - from);
        if (!is_near(a->x, b->x, p->x, t) || !is_near(a->y, b->y, p->y, t) ||
            !is_near(a->width, b->width, p->width, t) ||
            !is_near(a->height, b->height, p->height, t) ||
            !is_near(a->alpha * 20, b->alpha * 20, p->alpha * 20, t))
            return 0;
    }
    return 1;
}

static void write_place(FILE *file, double at, const film_place *place, double alpha)
{
    fprintf(file, "%.4g%%{transform:matrix(%.4g,0,0,%.4g,%.5g,%.5g);opacity:%.3g}", at,
            place->width / 100, place->height / 100, place->x, place->y, alpha);
}

/* A piece is not seen before its first place and after its last one. */
static void write_piece_keys(FILE *file, const film_piece *piece, int index)
{
    const int last = piece->key_count - 1;
    const double begin = percent(piece->times[0]);
    const double end = percent(piece->times[last] + 1.0 / FRAMES_PER_SECOND);
    int from = 0, to;
    fprintf(file, "@keyframes p%d{", index);
    if (begin > 0) {
        write_place(file, 0, &piece->places[0], 0);
        write_place(file, begin - 0.01, &piece->places[0], 0);
    }
    write_place(file, begin, &piece->places[0], piece->places[0].alpha);
    while (from < last) {
        to = from + 1;
        while (to < last && is_straight(piece, from, to + 1))
            to++;
        write_place(file, percent(piece->times[to]), &piece->places[to], piece->places[to].alpha);
        from = to;
    }
    write_place(file, end > 99.99 ? 100 : end, &piece->places[last], piece->places[last].alpha);
    if (end < 99.98) {
        write_place(file, end + 0.01, &piece->places[last], 0);
        write_place(file, 100, &piece->places[last], 0);
    }
    fprintf(file, "}\n#p%d{animation-name:p%d}\n", index, index);
}

static void write_scroll_keys(FILE *file, const film *self)
{
    int from = 0, to, i;
    fprintf(file, "@keyframes s{");
    fprintf(file, "0%%{transform:translateY(%.5gpx)}", -self->scrolls[0]);
    while (from < self->scroll_count - 1) {
        int is_line = 1;
        for (to = from + 1; to < self->scroll_count - 1; to++) {
            for (i = from + 1; i <= to && is_line; i++)
                is_line = is_near(self->scrolls[from], self->scrolls[to + 1], self->scrolls[i],
                                  (double)(i - from) / (to + 1 - from));
            if (!is_line)
                break;
        }
        fprintf(file, "%.4g%%{transform:translateY(%.5gpx)}",
                to == self->scroll_count - 1 ? 100 : percent(self->scroll_times[to]),
                -self->scrolls[to]);
        from = to;
    }
    fprintf(file, "}\n");
}

static void write_word_keys(FILE *file, const film *self)
{
    int i;
    for (i = 0; i < self->word_count; i++) {
        const double begin = percent(self->word_times[i]);
        const double end = i + 1 < self->word_count ? percent(self->word_times[i + 1]) : 100;
        fprintf(file,
                "#w%d{animation-name:w%d}\n"
                "@keyframes w%d{0%%,%.4g%%,%.4g%%,100%%{opacity:0}%.4g%%,%.4g%%{opacity:1}}\n",
                i, i, i, begin, end, begin + 1.5, end - 1);
    }
}

/* ---- Pieces of cloth, 100 points wide and high ---- */

static void write_cloth(FILE *file, const film_piece *piece, int index)
{
    static const char *const colors[] = {"#b5453c", "#d98b3a", "#e8c46a", "#5f8f6b", "#2f6f73",
                                         "#35517d", "#7a5a8c", "#c77b8b", "#e9dcc3", "#8fb3c4"};
    static const char *const seams[] = {
        "M0 0H62V100H0Z", "M0 0H30V100H0Z", "M0 0H100V38H0Z",     "M0 0L100 0L0 100Z",
        "M100 100H0L100 30Z", "M50 0L100 50L50 100L0 50Z", "M0 0H50V50H0ZM50 50H100V100H50Z"};
    const uint32_t random = (piece->photo * 2654435761u) >> 8;
    const uint32_t base = random % 10, other = (base + 1 + random / 10 % 9) % 10;
    const char *seam = seams[random / 100 % 7];
    const film_place *place = &piece->places[0];
    fprintf(file,
            "<g id=\"p%d\" class=\"p\" transform=\"matrix(%.4g,0,0,%.4g,%.5g,%.5g)\" "
            "opacity=\"%d\"><path d=\"M0 0H100V100H0Z\" fill=\"%s\"/>"
            "<path d=\"%s\" fill=\"%s\"/></g>\n",
            index, place->width / 100, place->height / 100, place->x, place->y,
            piece->times[0] == 0, colors[base], seam, colors[other]);
}

int film_write(const film *self, const char *path, const char *words)
{
    const int width = FILM_WIDTH + 2 * MARGIN, height = FILM_HEIGHT + MARGIN + FOOT;
    FILE *file = fopen(path, "w");
    int i;
    if (!file) {
        perror(path);
        return 1;
    }
    fprintf(file,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" "
            "viewBox=\"0 0 %d %d\">\n"
            "<title>Photos that are scrolled, come, go, and are laid out in other ways</title>\n"
            "<style>\n.p,.s,.w,.f{animation:%ds linear infinite}\n"
            ".s{animation-name:s}.f{animation-name:f}.w{opacity:0}\n"
            "@keyframes f{0%%,100%%{opacity:0}2%%,98%%{opacity:1}}\n"
            ".card{fill:#fbfaf7;stroke:#d8d4ca}.words{fill:#26292e}.count{fill:#777d86}\n"
            "text{font:15px system-ui,-apple-system,'Segoe UI','Noto Sans','DejaVu Sans',"
            "sans-serif}\n"
            "@media(prefers-color-scheme:dark){.card{fill:#1b1e23;stroke:#3a3f47}"
            ".words{fill:#e6e8eb}.count{fill:#9aa1ab}}\n"
            "@media(prefers-reduced-motion:reduce){.p,.s,.w,.f{animation:none}#w0{opacity:1}}\n",
            width, height, width, height, SECONDS);
    for (i = 0; i < self->piece_count; i++)
        write_piece_keys(file, &self->pieces[i], i);
    write_scroll_keys(file, self);
    write_word_keys(file, self);
    fprintf(file,
            "</style>\n"
            "<rect class=\"card\" x=\".5\" y=\".5\" width=\"%d\" height=\"%d\" rx=\"8\"/>\n"
            "<clipPath id=\"c\">"
            "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" rx=\"4\"/></clipPath>\n"
            "<g class=\"f\" clip-path=\"url(#c)\">"
            "<g transform=\"translate(%d %d)\"><g class=\"s\">\n",
            width - 1, height - 1, MARGIN, MARGIN, FILM_WIDTH, FILM_HEIGHT, MARGIN, MARGIN);
    for (i = 0; i < self->piece_count; i++)
        write_cloth(file, &self->pieces[i], i);
    fprintf(file, "</g></g></g>\n<g class=\"words\">\n");
    for (i = 0; i < self->word_count; i++)
        fprintf(file, "<text id=\"w%d\" class=\"w\" x=\"%d\" y=\"%d\">%s</text>\n", i, MARGIN + 2,
                height - 14, self->words[i]);
    fprintf(file,
            "</g>\n<text class=\"count\" x=\"%d\" y=\"%d\" text-anchor=\"end\">%s</text>\n"
            "</svg>\n",
            width - MARGIN - 2, height - 14, words);
    if (fclose(file) == 0)
        return 0;
    perror(path);
    return 1;
}
