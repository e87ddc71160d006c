/* Draws display frames. The texture of a reusable view is painted again only when the view has
 * another generation, that is, shows another photo or header, when the view has another size, and
 * when the picture of the photo is loaded. */
#include "wall.h"

/* Paints a photo, an album of so many, or a header: the picture, or a plain colour, and words. */
SDL_Texture *paint(const desk *self, int is_photo, uint64_t number, int width, int height,
                   size_t photo_count)
{
    static const SDL_Color white = {255, 255, 255, 255}, dark = {24, 24, 27, 255};
    const photo *of = &self->photos[number & ~ALBUM];
    SDL_Surface *canvas = SDL_CreateRGBSurfaceWithFormat(0, width, height, 32,
                                                         SDL_PIXELFORMAT_ARGB8888);
    SDL_Surface *text;
    SDL_Texture *texture;
    SDL_Rect place = {8, 0, 0, 0};
    char words[200];
    if (is_photo && of->is_album)
        SDL_snprintf(words, sizeof words, "%.90s\n%u in it", of->title, (unsigned)photo_count);
    else if (is_photo)
        SDL_snprintf(words, sizeof words, "%.90s\n%.90s", of->title, of->section);
    else
        SDL_snprintf(words, sizeof words, "%.90s", number & ALBUM ? of->title : of->section);
    SDL_FillRect(canvas, NULL, is_photo && !of->is_album ? UNLOADED : color_of(number, 24));
    if (is_photo && of->picture)
        SDL_BlitScaled(of->picture, NULL, canvas, NULL);
    text = TTF_RenderUTF8_Shaded_Wrapped(self->font, words, white, dark, 0);
    place.y = height - (text ? text->h : 0) - 6;
    SDL_BlitSurface(text, NULL, canvas, &place);
    texture = SDL_CreateTextureFromSurface(self->renderer, canvas);
    SDL_FreeSurface(text);
    SDL_FreeSurface(canvas);
    return texture;
}

/* Returns what to draw for an element. The snapshot tells what an index path stands for. */
static const drawn_view *bound_view(wall *self, const jgb_layout_attributes *element)
{
    const jgb_index_path path = element->element.index_path;
    const int is_awaited = element->element.category == JGB_PLACEHOLDER;
    const int is_photo = element->element.category == JGB_CELL || is_awaited;
    drawn_view *shows = &self->views[element->reusable_view % VIEWS];
    const drawn_view before = *shows;
    uint64_t album;
    if (element->reusable_view >= VIEWS)
        fail("views", "too many photos are visible");
    if (before.generation != element->generation && is_awaited)
        shows->identifier = awaited_photo(self, path.item);
    else if (before.generation != element->generation)
        check(self, is_photo
                        ? jgb_snapshot_item_at_index_path(self->shown, path, &shows->identifier)
                        : jgb_snapshot_section_at_index(self->shown, path.section,
                                                        &shows->identifier));
    shows->generation = element->generation;
    shows->width = (int)(element->frame.width + 0.5);
    shows->height = (int)(element->frame.height + 0.5);
    shows->picture = is_photo && !is_awaited ? visible_picture(self->desk, shows->identifier)
                                             : NULL;
    album = ALBUM | shows->identifier;
    if (!is_photo || jgb_snapshot_number_of_items(self->all, &album, &shows->photo_count))
        shows->photo_count = 0; /* this is no album */
    if (before.generation == shows->generation && before.width == shows->width &&
        before.height == shows->height && before.picture == shows->picture &&
        before.photo_count == shows->photo_count)
        return shows;
    SDL_DestroyTexture(before.texture);
    shows->texture = paint(self->desk, is_photo, shows->identifier, shows->width, shows->height,
                           shows->photo_count);
    return shows;
}

/* The light in which an element is seen. */
static SDL_Color light_of(const jgb_layout_attributes *element)
{
    static const SDL_Color white = {255, 255, 255, 255}, blue = {80, 140, 255, 255},
                           green = {120, 255, 120, 255}, dim = {70, 70, 80, 255};
    return element->flags & JGB_ELEMENT_DRAGGING      ? dim
           : element->flags & JGB_ELEMENT_DROP_TARGET ? green
           : element->flags & JGB_ELEMENT_SELECTED    ? blue
                                                      : white;
}

static void draw_element(wall *self, const jgb_display_frame *frame,
                         const jgb_layout_attributes *element)
{
    static const jgb_transform identity = JGB_TRANSFORM_IDENTITY;
    SDL_Renderer *renderer = self->desk->renderer;
    const drawn_view *shows = bound_view(self, element);
    const double *m = element->transform ? frame->transforms[element->transform - 1].m
                                         : identity.m;
    const double degrees = SDL_atan2(m[1], m[0]) * 57.29577951308232;
    const double scale = SDL_sqrt(m[0] * m[0] + m[1] * m[1]);
    const double width = element->frame.width * scale, height = element->frame.height * scale;
    const double x = element->frame.x + m[12] + (element->frame.width - width) / 2;
    const double y = element->frame.y + m[13] + (element->frame.height - height) / 2;
    const SDL_FRect at = {(float)(x - frame->content_offset.x),
                          (float)(y - frame->content_offset.y), (float)width, (float)height};
    const SDL_FRect around = {at.x - 2, at.y - 2, at.w + 4, at.h + 4};
    const SDL_Color light = light_of(element);
    if (element->flags & JGB_ELEMENT_FOCUSED && self == self->desk->active)
        SDL_RenderCopyExF(renderer, self->desk->ring, NULL, &around, degrees, NULL, 0);
    SDL_SetTextureAlphaMod(shows->texture, (Uint8)(element->alpha * 255 + 0.5));
    SDL_SetTextureColorMod(shows->texture, light.r, light.g, light.b);
    SDL_RenderCopyExF(renderer, shows->texture, NULL, &at, degrees, NULL, 0);
}

/* Draws the elements, from the farthest to the nearest. Their transforms, which turn and scale
 * them, are about the middle of their frames. */
void draw(wall *self, const jgb_display_frame *frame)
{
    SDL_Renderer *renderer = self->desk->renderer;
    const float left = (float)frame->content_offset.x, top = (float)frame->content_offset.y;
    const SDL_FRect band = {self->band.x - left, self->band.y - top, self->band.w, self->band.h};
    const SDL_FRect line = {self->line.x - left, self->line.y - top, self->line.w, self->line.h};
    size_t i;
    SDL_RenderSetViewport(renderer, &self->area);
    for (i = 0; i < frame->element_count; i++)
        draw_element(self, frame, &frame->elements[i]);
    SDL_SetRenderDrawColor(renderer, 255, 255, 255, 255);
    if (band.w > 0)
        SDL_RenderDrawRectF(renderer, &band);
    if (line.w > 0)
        SDL_RenderFillRectF(renderer, &line);
}

/* Draws the photo that is dragged, on a pile of three at most, if there are more of them. */
void draw_dragged(const desk *self)
{
    size_t i = SDL_min(self->dragged_count, 3);
    SDL_RenderSetViewport(self->renderer, NULL);
    for (; self->dragged && i > 0; i--) {
        const float away = 6 * (float)(i - 1);
        const SDL_FRect at = {self->pointer.x + 10 + away, self->pointer.y + 10 + away,
                              self->dragged_size.x, self->dragged_size.y};
        SDL_RenderCopyF(self->renderer, self->dragged, NULL, &at);
    }
}
