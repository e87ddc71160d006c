// Traits, what a person may do with items: rule Q8 of docs/semantics.md.
extension CollectionView {
    /// The traits of items for which neither the host nor their section sets traits.
    public var defaultTraits: ItemTraits { scene.traits?.values.standard ?? .standard }

    /// Sets the traits of items for which neither the host nor their section sets traits. Inherited
    /// answers here are those of `ItemTraits.standard`: focus is allowed where `select` is, and the
    /// primary action is not performed while the view is being edited.
    ///
    /// - Throws: `invalidArgument` for an answer that has no meaning.
    public mutating func setDefaultTraits(_ traits: ItemTraits) throws(CollectionError) {
        try traits.validate(index: nil)
        scene.traitsState().values.standard = traits.answering(as: .standard)
    }

    /// Sets the traits of the items of some sections, for items without traits of their own.
    ///
    /// - Throws: `invalidArgument` for an answer that has no meaning; `invalidSection`;
    ///   `limitExceeded`.
    /// - Complexity: O(log n)
    public mutating func setTraits(
        _ traits: ItemTraits, ofSections first: UInt32, count: Int, within limits: Limits? = nil
    ) throws(CollectionError) {
        try scene.setTraits(traits, ofSections: first, count: count, within: limits)
    }

    /// Sets the traits of some items. Where two runs overlap, the later run counts.
    ///
    /// - Parameter traits: The traits, one entry for each run.
    /// - Throws: `unequalColumns`; `invalidArgument` for an answer that has no meaning, and for a
    ///   run that goes beyond the last item; `invalidSection`, `invalidItem`; `limitExceeded`.
    /// - Complexity: O(the lesser of m log n, n) for m runs
    public mutating func setTraits(
        _ traits: Span<ItemTraits>, ofItems runs: Span<ItemRun>, within limits: Limits? = nil
    ) throws(CollectionError) {
        try scene.setTraits(traits, ofItems: runs, within: limits)
    }

    /// Sets the sides at which some items refuse drops of other items: rule O8 of
    /// docs/semantics.md. Where two runs overlap, the later run counts. An empty set takes back
    /// what was set. Sides belong to items as traits do.
    ///
    /// - Parameter sides: The refused sides, one entry for each run.
    /// - Throws: `unequalColumns`; `invalidArgument` for a side that does not exist, and for a run
    ///   that goes beyond the last item; `invalidSection`, `invalidItem`; `limitExceeded`.
    /// - Complexity: O(the lesser of m log n, n) for m runs
    public mutating func refuseDrops(
        at sides: Span<DropSides>, ofItems runs: Span<ItemRun>, within limits: Limits? = nil
    ) throws(CollectionError) {
        try scene.refuseDrops(at: sides, ofItems: runs, within: limits)
    }

    /// Returns the effective traits of an item: its own traits, with each inherited answer replaced
    /// by the section's or the view's. No answer of the result is inherited.
    ///
    /// - Throws: `invalidSection`, `invalidItem`.
    /// - Complexity: O(log n)
    public func traits(ofItemAt indexPath: IndexPath) throws(CollectionError) -> ItemTraits {
        let number = try scene.stage.dataSource.itemIndex(of: indexPath)
        return scene.traits(ofItem: number, inSection: Int(indexPath.section))
    }
}

// Names of items, by which a person finds items with type-ahead: rule N8 of docs/semantics.md.
extension CollectionView {
    /// Sets or removes the names of some items: an empty name removes a name. Where two runs
    /// overlap, the later run counts. Items keep their names when they move.
    ///
    /// - Parameters:
    ///   - text: All names in UTF-8, one after another. Of each, the first 255 bytes count.
    ///   - sizes: The size of each name in bytes: one for each item of the runs, in order.
    /// - Throws: `unequalColumns`; `invalidArgument` if the sizes do not add up to the size of the
    ///   text, for a name that is not UTF-8, and for a run that goes beyond the last item;
    ///   `invalidSection`, `invalidItem`; `limitExceeded`.
    /// - Complexity: O(n + the lesser of m log n, all items) for n names in m runs
    public mutating func setNames(
        _ text: Span<UInt8>, sizes: Span<UInt32>, ofItems runs: Span<ItemRun>,
        within limits: Limits? = nil
    ) throws(CollectionError) {
        try scene.setNames(text, sizes: sizes, ofItems: runs, within: limits)
    }
}

// Typing.
extension CollectionView {
    /// Handles text that a person types: focus moves to the next item whose name begins with the
    /// text typed so far, without pauses over a second, and the selection with it. A view without
    /// names asks the host, with the event `typeAhead`. Everything that depends on time happens
    /// first.
    ///
    /// - Parameter text: UTF-8 text of keys that are pressed alone or with shift.
    /// - Returns: False if the view does not handle the text: then the host may handle it.
    /// - Throws: `invalidArgument` for a time before the last time, for text that is empty, longer
    ///   than 255 bytes or not UTF-8. Then nothing has changed.
    /// - Complexity: O(items before the next item whose name matches)
    public mutating func sendText(
        _ text: Span<UInt8>, at time_ns: UInt64
    ) throws(CollectionError) -> Bool {
        try TypedText.validate(text)
        try scene.checkTime(time_ns)
        interactions.beginKey(at: time_ns, in: &scene)
        defer { scene.endKey() }
        return interactions.type(text, in: &scene)
    }
}

// The titles of the index: rule V6 of docs/semantics.md.
extension CollectionView {
    /// The titles of the index, with their targets in the current data; initially none.
    public var indexTitles: [IndexTitle] { scene.index?.titles ?? [] }

    /// Sets the titles of the index beside the content, in order.
    ///
    /// - Throws: `invalidArgument` for a text that is empty, longer than 255 bytes or not UTF-8;
    ///   `limitExceeded`.
    public mutating func setIndexTitles(
        _ titles: [IndexTitle], within limits: Limits? = nil
    ) throws(CollectionError) {
        try scene.setIndexTitles(titles, within: limits)
    }

    /// Returns the title at a position of the index bar, which is divided equally among all titles
    /// in order; nil if there are no titles.
    ///
    /// - Parameter position: The distance from the start of the bar; clamped to the bar.
    /// - Parameter length: The length of the bar, in the unit of `position`.
    /// - Throws: `invalidNumber`.
    public func indexTitle(
        at position: Double, of length: Double
    ) throws(CollectionError) -> Int? {
        try scene.indexTitle(at: position, of: length)
    }

    /// Scrolls without animation to the item or section of a title, which then is at the start of
    /// the bounds. If it has left the data, the target of the next title is used.
    ///
    /// While the scroller is disabled, the event `wantedOffset` asks the host to scroll. Nothing
    /// happens before the first display frame, and in an interactive transition.
    ///
    /// - Returns: Whether the title, or a later title, has a target in the data.
    /// - Throws: `invalidArgument` for a number that no title has; any error of a layout pass.
    /// - Complexity: O(titles + log n), once laid out
    public mutating func scrollToIndexTitle(_ number: Int) throws(CollectionError) -> Bool {
        let titles = try indexTitles.titles(from: number)
        if scene.interactive != nil || !scene.screen.isShown { return false }
        for title in titles {
            guard let element = scene.element(of: title) else { continue }
            let offset = try scene.contentOffset(at: element)
            scene.wantOffset(offset, isAnimated: false)
            if scene.input.isUsed { scene.queueInput() }
            var event = Event(.didScrollToIndexTitle, at: scene.lastTime_ns)
            event.origin = .program
            event.note(scene.followed(element))
            event.value = UInt64(number)
            scene.events.append(event)
            return true
        }
        return false
    }
}
