// The titles of the index: rule V6 of docs/semantics.md.
extension CollectionView {
    /// The titles of the index, with the sections that they lead to by now; at first none.
    public var indexTitles: [IndexTitle] { scene.index?.titles ?? [] }

    /// Sets the titles of the index beside the content, in order.
    ///
    /// - Throws: `invalidArgument` for a text that is empty, longer than 255 bytes or not UTF-8;
    ///   `limitExceeded`.
    public mutating func setIndexTitles(
        _ titles: [IndexTitle], within limits: Limits? = nil
    ) throws(CollectionError) {
        for title in titles { try title.validate() }
        let next = IndexTitles(titles: titles)
        try scene.checkRoom(next.heldBytes - (scene.index?.heldBytes ?? 0), limits)
        scene.index = titles.isEmpty ? nil : next
    }

    /// Returns the title at a place of the bar that shows all titles one behind another, each as
    /// long as the others; nil if there are none.
    ///
    /// - Parameter position: From the start of the bar; places beyond the ends count as the ends.
    /// - Parameter length: Of the bar, in the same unit.
    /// - Throws: `invalidNumber`.
    public func indexTitle(
        at position: Double, of length: Double
    ) throws(CollectionError) -> Int? {
        try Length.validateFinite(position, "position")
        try Length.validate(length, "length")
        let count = scene.index?.titles.count ?? 0
        if count == 0 { return nil }
        if position <= 0 { return 0 }
        if position >= length { return count - 1 }
        return min(Int(position / length * Double(count)), count - 1)
    }

    /// Scrolls at once to the place that a title leads to, so that it stands at the start of the
    /// bounds. A title whose place has left the data leads to that of the next title.
    ///
    /// While the scroller is disabled, the event `wantedOffset` asks the host for it. Nothing
    /// happens before the first display frame, and in an interactive transition.
    ///
    /// - Returns: Whether there is such a place.
    /// - Throws: `invalidNumber` for a number that no title has; what a layout pass throws.
    /// - Complexity: O(titles + log n), once laid out
    public mutating func scrollToIndexTitle(_ number: Int) throws(CollectionError) -> Bool {
        let titles = indexTitles
        if number < 0 || number >= titles.count { throw .invalidNumber("index", .outOfRange) }
        if scene.interactive != nil || !scene.screen.isShown { return false }
        for title in titles[number...] {
            guard let element = scene.element(of: title) else { continue }
            let offset = try scene.contentOffset(at: element)
            scene.wantOffset(offset, isAnimated: false)
            if scene.input.isUsed { scene.queueInput() }
            var event = Event(.didScrollToIndexTitle, at: scene.lastTime_ns)
            event.origin = .program
            event.note(scene.focusedElement(element))
            event.value = UInt64(number)
            scene.events.append(event)
            return true
        }
        return false
    }
}
