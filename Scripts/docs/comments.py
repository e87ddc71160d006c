"""The parts of a comment: paragraphs, code, and what it labels Errors and Cost."""

import re

LABELS = "Errors and cost|Errors|Cost|Complexity"
CODE = "    "  # how a line of code begins


def blocks(text):
    """The paragraphs of a comment. Lines that are indented are code, and one block."""
    found, is_open = [], False
    for line in text.split("\n"):
        is_code = line.startswith(CODE)
        follows_code = bool(found) and found[-1].startswith(CODE)
        if is_code and follows_code:
            found[-1] += ("\n" if is_open else "\n\n") + line
        elif line and is_open and not is_code and not follows_code:
            found[-1] += "\n" + line
        elif line:
            found.append(line)
        is_open = bool(line)
    return found


def headings(text):
    """A text with words in capitals as headings: (text before, [(heading, text)], text behind)."""
    head, *rest = re.split(r"^([A-Z]{4,}) +", text, flags=re.M)
    found, behind = [], ""
    for heading, told in zip(rest[::2], rest[1::2]):
        told, _, behind = told.partition("\n\n")
        found.append((heading, " ".join(told.split())))
    return head.strip(), found, behind


def code_of(block):
    """The lines of a block of code, without what indents all of them."""
    return [line[len(CODE) :] for line in block.split("\n")]


def sentences(paragraph):
    """The sentences of a paragraph, each on one line."""
    line = " ".join(paragraph.split())
    return re.split(r"(?<=[.?!]) (?=[A-Z`0-9]|jgb_)|(?<=[^.][.?!]) (?=\()", line)


def first_sentence(text):
    return sentences(text.split("\n\n")[0])[0]


def parts(comment):
    """The paragraphs of a comment, and what it labels: ([paragraph], {"Errors", "Cost": text})."""
    description, labels = [], {}
    for block in blocks(comment):
        if not block.startswith(CODE):
            found = re.split(r"(?:^|(?<=[.\n]) ?)(%s):\s" % LABELS, block)
            block = found[0].strip()
            for label, text in zip(found[1::2], found[2::2]):
                text = " ".join(text.split())
                if label.startswith("Errors"):
                    labels["Errors"] = text
                if label != "Errors":
                    labels["Cost"] = text
        if block:
            description.append(block)
    return description, labels


def purpose(comment):
    """What a comment is about, as a clause: its first sentence without capital and full stop."""
    sentence = re.sub(r"\.$", "", first_sentence(comment))
    sentence = re.sub(r"^These functions ", "", sentence)
    if not re.match(r"[A-Z]{2}|UIKit", sentence):
        sentence = sentence[:1].lower() + sentence[1:]
    return sentence


def capitalised(text):
    """The text with a capital letter at its start, unless it starts with code."""
    return text if re.match(r"[a-z_]+\(", text) else text[:1].upper() + text[1:]
