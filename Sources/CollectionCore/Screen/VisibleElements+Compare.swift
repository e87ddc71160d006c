// Moves to a display frame in which any element may have a transform, and may look different
// although only the content offset has changed.
extension VisibleElements {
    /// Displays the elements at their places, after updates or without updates.
    ///
    /// - Parameter next: As for `update(_:_:after:pool:frame:)`.
    /// - Parameter transforms: The matrices that `next` refers to. Gets the storage of the previous
    ///   matrices, to be filled again.
    mutating func updateCompared(
        _ next: inout [LayoutAttributes], _ transforms: inout [Transform3D], pool: inout ReusePool,
        frame: inout DisplayFrame
    ) {
        let changeCount = compare(&next, transforms, &pool)
        standStill(&transforms, &frame)
        finish(&next, changeCount, &pool, &frame)
    }

    /// Passes views on to elements that stay, found by their present index paths, and returns the
    /// number of changed elements.
    private mutating func compare(
        _ next: inout [LayoutAttributes], _ transforms: [Transform3D], _ pool: inout ReusePool
    ) -> Int {
        resetStays()
        Self.reserve(&changed, next.count)
        let survivors = takeSurvivors()
        var changeCount = 0
        var place = 0
        for index in next.indices {
            let element = next[index].element
            while place < survivors.count && followedElement(survivors[place]) < element {
                place += 1
            }
            var isChanged = true
            if place < survivors.count && followedElement(survivors[place]) == element {
                let old = survivors[place]
                place += 1
                if elements[old].reuseIdentifier == next[index].reuseIdentifier {
                    keep(old)
                    let view = elements[old].reusableView
                    next[index].reusableView = view
                    next[index].generation =
                        fate(old).contains(.isReconfigured)
                        ? pool.renew(view) : elements[old].generation
                    isChanged = !isEqual(next[index], transforms, elements[old])
                }
            }
            changed[index] = isChanged
            if isChanged { changeCount += 1 }
        }
        self.survivors = survivors
        return changeCount
    }
}
