/// How many lines and lanes a section has, for assistive technology: rule Y2 of docs/semantics.md.
/// A number is nil if the arrangement has no lines or lanes, or does not know the number without
/// looking at all items.
struct TableSize {
    var lines: Int?
    var lanes: Int?
}

/// The line and the lane of an item, counted from 0 in the section; nil where not known.
struct TablePlace {
    var line: Int?
    var lane: Int?
}
