/* Draws display frames. The texture of a reusable view is painted again only when the view has
 * another generation, that is, shows another photo or header, when the view has another size, and
 * when the picture of the photo is loaded. */
#include "wall.h"

/* Paints a header, a picture, or the placeholder of a picture that is not loaded. */
static void paint(wall *self, drawn_view *shows, int is_photo)
{
    static const SDL_Color white = {255, 255, 255, 255}, dark = {24, 24, 27, 255};
    const photo *from = &self->photos[shows->identifier];
    SDL_Surface *canvas = SDL_CreateRGBSurfaceWithFormat(0, shows->width, shows->height, 32,
                                                         SDL_PIXELFORMAT_ARGB8888);
    SDL_Surface *text;
    SDL_Rect place = {8, 0, 0, 0};
    char words[200];
    SDL_FillRect(canvas, NULL, is_photo ? PLACEHOLDER : color_of(shows->identifier, 24));
    if (shows->picture)
        SDL_BlitScaled(shows->picture, NULL, canvas, NULL);
    SDL_snprintf(words, sizeof words, is_photo ? "%.90s\n%.90s" : "%.90s",
                 is_photo ? from->title : from->section, from->section);
    text = TTF_RenderUTF8_Shaded_Wrapped(self->font, words, white, dark, 0);
    place.y = shows->height - (text ? text->h : 0) - 6;
    SDL_BlitSurface(text, NULL, canvas, &place);
    SDL_DestroyTexture(shows->texture);
    shows->texture = SDL_CreateTextureFromSurface(self->renderer, canvas);
    SDL_FreeSurface(text);
    SDL_FreeSurface(canvas);
}

/* Returns what to draw for an element. The snapshot tells what an index path stands for: the
 * arrays of the display frame are borrowed until the next call with the view. */
static const drawn_view *bound_view(wall *self, const jgb_layout_attributes *element)
{
    const jgb_index_path path = element->element.index_path;
    const int is_photo = element->element.category == JGB_CELL;
    drawn_view *shows = &self->views[element->reusable_view % VIEWS];
    const drawn_view before = *shows;
    if (element->reusable_view >= VIEWS)
        fail("views", "too many photos are visible");
    if (before.generation != element->generation)
        check(self, is_photo
                        ? jgb_snapshot_item_at_index_path(self->shown, path, &shows->identifier)
                        : jgb_snapshot_section_at_index(self->shown, path.section,
                                                        &shows->identifier));
    shows->generation = element->generation;
    shows->width = (int)(element->frame.width + 0.5);
    shows->height = (int)(element->frame.height + 0.5);
    shows->picture = is_photo ? visible_picture(self, shows->identifier) : NULL;
    if (before.generation != shows->generation || before.width != shows->width ||
        before.height != shows->height || before.picture != shows->picture)
        paint(self, shows, is_photo);
    return shows;
}

/* Draws the elements, from the farthest to the nearest. Their transforms, which turn and scale
 * them, are about the middle of their frames. */
void draw(wall *self, const jgb_display_frame *frame)
{
    static const jgb_transform identity = JGB_TRANSFORM_IDENTITY;
    static const SDL_Color white = {255, 255, 255, 255}, bluish = {80, 140, 255, 255};
    const float left = (float)frame->content_offset.x, top = (float)frame->content_offset.y;
    const SDL_FRect band = {self->band.x - left, self->band.y - top, self->band.w, self->band.h};
    size_t i;
    self->sequence = frame->sequence;
    self->visible.count = 0;
    SDL_SetRenderDrawColor(self->renderer, 24, 24, 27, 255);
    SDL_RenderClear(self->renderer);
    for (i = 0; i < frame->element_count; i++) {
        const jgb_layout_attributes *each = &frame->elements[i];
        const drawn_view *shows = bound_view(self, each);
        const double *m = each->transform ? frame->transforms[each->transform - 1].m : identity.m;
        const double degrees = SDL_atan2(m[1], m[0]) * 57.29577951308232;
        const double scale = SDL_sqrt(m[0] * m[0] + m[1] * m[1]);
        const double width = each->frame.width * scale, height = each->frame.height * scale;
        const double x = each->frame.x + m[12] + (each->frame.width - width) / 2;
        const double y = each->frame.y + m[13] + (each->frame.height - height) / 2;
        const SDL_FRect at = {(float)x - left, (float)y - top, (float)width, (float)height};
        const SDL_FRect around = {at.x - 2, at.y - 2, at.w + 4, at.h + 4};
        const SDL_Color light = each->flags & JGB_ELEMENT_SELECTED ? bluish : white;
        if (each->flags & JGB_ELEMENT_FOCUSED)
            SDL_RenderCopyExF(self->renderer, self->ring, NULL, &around, degrees, NULL, 0);
        SDL_SetTextureAlphaMod(shows->texture, (Uint8)(each->alpha * 255 + 0.5));
        SDL_SetTextureColorMod(shows->texture, light.r, light.g, light.b);
        SDL_RenderCopyExF(self->renderer, shows->texture, NULL, &at, degrees, NULL, 0);
    }
    SDL_SetRenderDrawColor(self->renderer, 255, 255, 255, 255);
    if (band.w > 0)
        SDL_RenderDrawRectF(self->renderer, &band);
}
