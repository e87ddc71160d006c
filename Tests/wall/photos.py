"""The photos that the wall shows, and what a filter leaves of them."""
import random

WORDS = ("stone river night blue glass paper horse winter garden tower smoke letter window bread "
         "island copper mirror silver thunder velvet").split()


def write_photos(path, count, per_section, seed, albums=()):
    """Returns (section, title) of each photo. Some are albums."""
    chance = random.Random(seed)
    photos = []
    with open(path, "w") as file:
        file.write("section\ttitle\twidth\theight\n")
        for number in range(count):
            if number % per_section == 0:
                section = f"{chance.choice(WORDS).title()} {number // per_section}"
            title = f"{chance.choice(WORDS)} {chance.choice(WORDS)} {number}"
            photos.append((section, title))
            width, height = chance.randint(60, 200), chance.randint(60, 200)
            size = "album" if number in albums else f"{width}\t{height}"
            file.write(f"{section}\t{title}\t{size}\n")
    return photos


def matching(photos, text):
    """The snapshot that a filter gives, by the words of Examples/sdl/photos.c. A photo without a
    title is deleted."""
    snapshot, name, first = [], None, 0
    for number, (section, title) in enumerate(photos):
        if section != name:
            name, first = section, number
            if not text:  # also without photos
                snapshot.append((first, []))
        if title and (text.lower() in title.lower() or text.lower() in section.lower()):
            if not snapshot or snapshot[-1][0] != first:
                snapshot.append((first, []))
            snapshot[-1][1].append(number)
    return snapshot
