#!/usr/bin/env python3
"""Prints photos for the wall: the characters of Unicode, 256 to a section, and an album."""
import unicodedata

print("U+00..", "Favourites", "album", sep="\t")
for number in range(0x20, 0x30000):
    name = unicodedata.name(chr(number), "")
    if name and not name.startswith(("CJK UNIFIED", "HANGUL SYLLABLE")):
        title = f"{chr(number)}  {name}"
        print(f"U+{number >> 8:02X}..", title, 70 + number * 7 % 64, 100, sep="\t")
