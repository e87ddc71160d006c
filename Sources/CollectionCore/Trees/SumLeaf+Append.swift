extension Array where Element: SumLeaf {
    /// Appends a leaf, or joins it to the last leaf if the two can be joined. A run of equal
    /// elements therefore stays one leaf.
    @inline(never)
    mutating func appendJoining(_ leaf: Element) {
        if let last, last.canJoin(leaf) {
            self[count - 1] = last.joined(leaf)
        } else {
            append(leaf)
        }
    }
}
