"""What the arguments of a function are.

An argument is told by the sentences of the function's comment that begin with it. Where there are
none, its name says what it is, as it does in every function that has such an argument (NAMES), or
the comment of its type does.
"""

import re

from comments import CODE, capitalised, sentences

# Arguments that mean the same in every function, and need no words in each comment.
NAMES = {
    "view": "The view.",
    "snapshot": "The snapshot.",
    "layout_context": "The context that the callback received.",
    "sink": "The sink that the callback received.",
    "section": "The number of the section, from 0.",
    "section_count": "The number of sections.",
    "index_path": "The index path of the item.",
    "element": "The element: its category, kind and index path.",
    "elements": "The elements, `count` of them.",
    "count": "The number of items.",
    "runs": "The runs of items.",
    "time_ns": "The time of the host's clock, in nanoseconds. It never goes back.",
    "point": "A point, in content coordinates.",
    "rect": "A rectangle, in content coordinates.",
    "position": "The place of the pointer, in points from the top left corner of the bounds.",
    "content_offset": "The content offset: the origin of the bounds, in points.",
    "category": "The category of the elements.",
    "element_kind": "The kind of the elements; JGB_KIND_NONE for cells.",
    "reuse_identifier": "The reuse identifier: jgb_view_register_reuse_identifier().",
    "reusable_view": "The number of the reusable view, as a display frame has it.",
    "generation": "The generation of the reusable view, as a display frame has it.",
    "bounds": "The bounds: the visible rectangle, in content coordinates.",
    "layout": "The layout.",
    "name": "The name, in UTF-8.",
    "text": "The text, in UTF-8.",
    "index": "The index, from 0.",
    "parent": "The identifier of the parent.",
    "other_section": "The identifier of the other section.",
    "other_item": "The identifier of the other item.",
    "section_snapshot": "The outline.",
    "transform": "The transform.",
    "tag": "The host's own number; the completion has it.",
    "is_animated": "0: at once; 1: over time.",
    "context": "The host's own; handed to the callback.",
    "status": "The status.",
    "out_count": "Receives the number.",
    "out_index": "Receives the index.",
    "out_index_path": "Receives the index path.",
    "out_offset": "Receives the content offset, in points.",
    "out_element": "Receives the element.",
    "out_size": "Receives the size, in points.",
    "out_view": "Receives the view. The caller destroys the view with jgb_view_destroy().",
    "out_layout": "Receives the layout. The caller destroys the layout with jgb_layout_destroy().",
    "out_kind": "Receives the number of the kind.",
    "out_reuse_identifier": "Receives the number of the reuse identifier.",
    "out_reusable_view": "Receives the number of the reusable view.",
    "out_generation": "Receives the generation of the reusable view.",
    "out_time_ns": "Receives the time, in nanoseconds.",
    "out_is_handled": "Receives 1 if something came of the call, otherwise 0.",
    "item": "The identifier of the item.",
    "items": "The identifiers of the items.",
    "sections": "The identifiers of the sections.",
    "out_section": "Receives the identifier of the section.",
    "out_item": "Receives the identifier of the item.",
}

# The same of the identifiers of snapshots, for which a section is an identifier, too.
IDENTIFIER_NAMES = {
    "section": "The identifier of the section.",
    "count": "The number of identifiers in the array.",
}

# Names whose meaning depends on the type.
TYPED_NAMES = {
    "length": {"size_t": "The length of the name, in bytes, or JGB_NUL_TERMINATED."},
    "position": {
        "uint32_t": "A scroll position: a sum of JGB_SCROLL_... (question.h)."
    },
    "content_offset": {"double": "The content offset of the section, in points."},
    "out_offset": {"double": "Receives the content offset of the section, in points."},
}

# Verbs with which a sentence goes on after an argument's name, which is not repeated.
VERBS = "describes|may be|determines|has|counts|says|holds|receives|goes on|never goes"

# How a sentence about one or two arguments begins.
SUBJECT = re.compile(
    r"(?:If |Writes into |With |The host initializes )?`(\w+)`(?: and `(\w+)`)?"
)

# Words with which a sentence about an argument goes on in the next one.
CONTINUATION = re.compile(r"(It|If it|Otherwise|Then|NULL|The array|They|0|1)\b")


def subjects(sentence, names):
    """The arguments that a sentence begins with; none if it is about something else."""
    match = SUBJECT.match(sentence)
    return [name for name in match.groups() if name in names] if match else []


def split(paragraphs, names):
    """Parts what is said of arguments from the rest: ({name: text}, paragraphs).

    A paragraph that is code stays in the rest, and so does a comment's first sentence.
    """
    told, rest = {}, []
    for number, paragraph in enumerate(paragraphs):
        if paragraph.startswith(CODE):
            rest.append(paragraph)
            continue
        current, kept = [], []
        for index, sentence in enumerate(sentences(paragraph)):
            found = subjects(sentence, names)
            if not found and CONTINUATION.match(sentence):
                found = current
            if number == 0 and index == 0:
                found = []
            current = found
            for name in found:
                told[name] = (told.get(name, "") + " " + sentence).strip()
            if not found:
                kept.append(sentence)
        if kept:
            rest.append(" ".join(kept))
    return told, rest


def meaning(function, argument, told, types):
    """What an argument is: as its function's comment tells it, or by its name or type."""
    usual = default(function, argument, types)
    text = told.get(argument.name)
    if not text:
        return usual or mention(function, argument)
    name, first = "`%s`" % argument.name, sentences(usual)[0] if usual else ""
    if text.startswith("The host initializes"):
        return usual
    if re.match(name + "(: | is (?!NULL)| are )", text):
        text = re.sub("^" + name + "(: | is | are )", "", text)
        if text.startswith("not "):
            return first + " It is " + text
    elif re.match(name + " (%s) " % VERBS, text):
        text = text[len(name) + 1 :]
        if text.startswith(("may be", "counts", "never goes")):
            return (first + " " + capitalised(text)).strip()
    elif usual and not text.startswith("Writes into"):
        return first + " " + text
    if argument.name.startswith("out_"):
        if text.startswith("0"):
            return "Receives 1; " + text
        if re.match("The |Those |[(]", text):
            return "Receives " + text[0].lower() + text[1:]
    return capitalised(text)


def mention(function, argument):
    """The first sentence that names an argument; "" if there is none."""
    for sentence in sentences(function.comment.replace("\n\n", " ")):
        if "`%s`" % argument.name in sentence:
            return sentence
    return ""


def counter(function, argument):
    """The argument that says how many things a pointer leads to; None for one that leads to one."""
    following = function.arguments[function.arguments.index(argument) + 1 :]
    counters = [each for each in following if re.fullmatch(r"(?!out_)(\w+_)?count", each.name)]
    if "*" not in argument.type or "**" in argument.type or "(*)" in argument.type or not counters:
        return None
    stem = counters[0].name[: -len("_count")]
    is_named = stem and argument.name.startswith(stem)
    return counters[0] if is_named or (not stem and argument.name.endswith("s")) else None


def default(function, argument, types):
    """What an argument is of which its function's comment says nothing by itself."""
    is_identified = "uint64_t" in argument.type or "_snapshot_" in function.name
    name = argument.name
    declared = types.get(argument.base)
    is_plain = argument.base in ("jgb_view", "jgb_point", "jgb_size", "jgb_rect")
    if name == "out_count" and any("**" in each.type for each in function.arguments):
        return "Receives the number of entries of the array."
    if is_identified and name in IDENTIFIER_NAMES:
        return IDENTIFIER_NAMES[name]
    if argument.base in TYPED_NAMES.get(name, {}):
        return TYPED_NAMES[name][argument.base]
    arrays = [each for each in function.arguments if counter(function, each) is argument]
    if arrays:
        entries = " and of ".join("`%s`" % each.name for each in arrays)
        return "The number of entries of %s." % entries
    count = counter(function, argument)
    if count and name not in NAMES:
        return "An array of %s, `%s` entries." % (argument.base, count.name)
    if name in NAMES:
        return NAMES[name]
    if name.startswith("out_"):
        what = name[4:].replace("_", " ")
        if declared and declared.kind == "struct" and not is_plain and "**" not in argument.type:
            what = argument.base[4:].replace("_", " ")
        if "**" in argument.type and argument.type.startswith("const"):
            return "Receives the array of %s." % what
        if argument.base == "uint32_t" and re.match("(is|has|contains)", what):
            return "Receives 1 for yes, or 0 for no."
        init = argument.base.upper() + "_INIT"
        text = "Receives the %s." % what
        if declared and "struct_size" in declared.source and "**" not in argument.type:
            text += " The host initializes the struct with %s." % init
        return text
    if name.endswith("_count"):
        return "The number of %ss." % name[: -len("_count")].replace("_", " ")
    if name.endswith("_size"):
        return "The length of `%s`, in bytes." % name[: -len("_size")]
    if declared and declared.kind == "callback":
        return "The callback; its type is below."
    if declared and declared.comment and not is_plain:
        return sentences(declared.comment.split("\n\n")[0])[0]
    return ""
