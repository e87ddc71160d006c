/* Draws display frames. The texture of a reusable view is painted again only when the view has
 * another generation, that is, shows another photo or header, or has another size. */
#include "wall.h"

/* A photo is a square in another, in a colour of its own; a header has a darker colour. */
static void paint(wall *self, const drawn_view *shows, int is_photo)
{
    const photo *from = &self->photos[shows->identifier];
    const uint32_t hash = ((uint32_t)shows->identifier + 1) * 2654435761u;
    const uint32_t darkest = is_photo ? 64 : 24;
    const SDL_Color white = {255, 255, 255, 255}, dark = {24, 24, 27, 255},
                    own = {(Uint8)(darkest + (hash >> 25)), (Uint8)(darkest + (hash >> 17 & 127)),
                           (Uint8)(darkest + (hash >> 9 & 127)), 255};
    const SDL_Rect inner = {shows->width / 4, shows->height / 5, shows->width / 2,
                            shows->height * 3 / 10};
    SDL_Rect place = {8, 0, 0, 0};
    SDL_Surface *text;
    SDL_Texture *caption;
    char words[200];
    SDL_snprintf(words, sizeof words, is_photo ? "%.90s\n%.90s" : "%.90s",
                 is_photo ? from->title : from->section, from->section);
    text = TTF_RenderUTF8_Shaded_Wrapped(self->font, words, white, is_photo ? dark : own, 0);
    caption = SDL_CreateTextureFromSurface(self->renderer, text);
    SDL_QueryTexture(caption, NULL, NULL, &place.w, &place.h);
    place.y = shows->height - place.h - 6;
    SDL_SetRenderTarget(self->renderer, shows->texture);
    SDL_SetRenderDrawColor(self->renderer, own.r, own.g, own.b, 255);
    SDL_RenderClear(self->renderer);
    SDL_SetRenderDrawColor(self->renderer, own.r + 64, own.g + 64, own.b + 64, 255);
    if (is_photo)
        SDL_RenderFillRect(self->renderer, &inner);
    SDL_RenderCopy(self->renderer, caption, NULL, &place);
    SDL_SetRenderTarget(self->renderer, NULL);
    SDL_DestroyTexture(caption);
    SDL_FreeSurface(text);
}

/* Returns what to draw for an element. The snapshot tells what an index path stands for: the
 * arrays of the display frame are borrowed until the next call with the view. */
static const drawn_view *bound_view(wall *self, const jgb_layout_attributes *element)
{
    const jgb_index_path path = element->element.index_path;
    const int is_photo = element->element.category == JGB_CELL;
    const int width = (int)(element->frame.width + 0.5);
    const int height = (int)(element->frame.height + 0.5);
    drawn_view *shows = &self->views[element->reusable_view % VIEWS];
    if (element->reusable_view >= VIEWS)
        fail("views", "too many photos are visible");
    if (shows->generation == element->generation && shows->width == width &&
        shows->height == height)
        return shows;
    if (shows->generation != element->generation && is_photo)
        check(self, jgb_snapshot_item_at_index_path(self->shown, path, &shows->identifier));
    else if (shows->generation != element->generation)
        check(self, jgb_snapshot_section_at_index(self->shown, path.section, &shows->identifier));
    SDL_DestroyTexture(shows->texture);
    shows->texture = SDL_CreateTexture(self->renderer, SDL_PIXELFORMAT_ARGB8888,
                                       SDL_TEXTUREACCESS_TARGET, width, height);
    SDL_SetTextureBlendMode(shows->texture, SDL_BLENDMODE_BLEND);
    shows->generation = element->generation;
    shows->width = width;
    shows->height = height;
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
