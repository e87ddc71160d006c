extension Array where Element: SumLeaf {
    /// Appends a leaf, or joins it to the last one where that may be: so runs of equal elements
    /// stay one leaf.
    @inline(never)
    mutating func appendJoining(_ leaf: Element) {
        if let last, last.canJoin(leaf) {
            self[count - 1] = last.joined(leaf)
        } else {
            append(leaf)
        }
    }
}
