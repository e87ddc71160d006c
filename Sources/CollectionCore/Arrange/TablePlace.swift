/// The numbers of lines and lanes of a section, for assistive technology: rule Y2 of
/// docs/semantics.md. Nil: the arrangement has none, or does not know the number without looking at
/// all items.
struct TableSize {
    var lines: Int?
    var lanes: Int?
}

/// The line and the lane of an item, counted from 0 in the section.
struct TablePlace {
    var line: Int?
    var lane: Int?
}
