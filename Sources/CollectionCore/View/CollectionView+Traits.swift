// What may be done with items: rule Q8 of docs/semantics.md.
extension CollectionView {
    /// The traits of items of which neither the host nor their section says anything else.
    public var defaultTraits: ItemTraits { scene.traits?.values.standard ?? .standard }

    /// Sets the traits of items of which neither the host nor their section says anything else.
    /// What is inherited here is as in `ItemTraits.standard`: the focus goes with `select`, and the
    /// primary action is not performed while the view is being edited.
    ///
    /// - Throws: `invalidArgument` for an answer that has no meaning.
    public mutating func setDefaultTraits(_ traits: ItemTraits) throws(CollectionError) {
        try traits.validate(index: nil)
        scene.traitsState().values.standard = traits.answering(as: .standard)
    }

    /// Sets the traits of the items of some sections, as far as the host says nothing else of the
    /// items.
    ///
    /// - Throws: `invalidArgument` for an answer that has no meaning; `invalidSection`;
    ///   `limitExceeded`.
    /// - Complexity: O(log n)
    public mutating func setTraits(
        _ traits: ItemTraits, ofSections first: UInt32, count: Int, within limits: Limits? = nil
    ) throws(CollectionError) {
        try scene.setTraits(traits, ofSections: first, count: count, within: limits)
    }

    /// Sets the traits of some items. A later run counts where two have items in common.
    ///
    /// - Parameter traits: One for each run.
    /// - Throws: `unequalColumns`; `invalidArgument` for an answer that has no meaning, and for a
    ///   run that goes beyond the last item; `invalidSection`, `invalidItem`; `limitExceeded`.
    /// - Complexity: O(the lesser of m log n, n) for m runs
    public mutating func setTraits(
        _ traits: Span<ItemTraits>, ofItems runs: Span<ItemRun>, within limits: Limits? = nil
    ) throws(CollectionError) {
        try scene.setTraits(traits, ofItems: runs, within: limits)
    }

    /// Returns the traits that an item has: its own, and for all that is inherited those of its
    /// section, or of the view. Nothing of the answer is inherited.
    ///
    /// - Throws: `invalidSection`, `invalidItem`.
    /// - Complexity: O(log n)
    public func traits(ofItemAt indexPath: IndexPath) throws(CollectionError) -> ItemTraits {
        let number = try scene.stage.dataSource.itemIndex(of: indexPath)
        return scene.traits(ofItem: number, inSection: Int(indexPath.section))
    }
}

// Names of items, by which a person finds items: rule N8 of docs/semantics.md.
extension CollectionView {
    /// Gives names to some items, or takes them away: a name without bytes is none. A later run
    /// counts where two have items in common. Names go with their items.
    ///
    /// - Parameters:
    ///   - text: All names in UTF-8, one after another. Of each, the first 255 bytes count.
    ///   - sizes: The size of each name in bytes: one for each item of the runs, in order.
    /// - Throws: `unequalColumns`; `invalidArgument` where the sizes are not those of the text, for
    ///   a name that is not UTF-8, and for a run that goes beyond the last item; `invalidSection`,
    ///   `invalidItem`; `limitExceeded`.
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
    /// Follows text that a person types: focus goes to the next item whose name begins with all
    /// that was typed within a second of each other, and the selection with it. A view that knows
    /// no names asks the host, with the event `typeAhead`. Everything that is due before happens
    /// first.
    ///
    /// - Parameter text: In UTF-8; of keys that are pressed alone, or with shift.
    /// - Returns: False, where nothing comes of the text: then it is the host's.
    /// - Throws: `invalidArgument` for a time that goes back, for text that is empty, longer than
    ///   255 bytes or not UTF-8. Then nothing has changed.
    /// - Complexity: O(items before the next one that has such a name)
    public mutating func sendText(
        _ text: Span<UInt8>, at time_ns: UInt64
    ) throws(CollectionError) -> Bool {
        if text.isEmpty { throw .invalidArgument("text", .empty) }
        if text.count > NameLeaf.nameSizeMax { throw .invalidArgument("text", .tooLong) }
        if !UTF8Check.isValid(text) { throw .invalidArgument("text", .invalidUTF8) }
        if time_ns < scene.lastTime_ns { throw .invalidArgument("time_ns", .goesBack) }
        beginKey(at: time_ns)
        let isHandled = focus.type(text, in: &scene)
        scene.endKey()
        return isHandled
    }
}

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
        try scene.setIndexTitles(titles, within: limits)
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
        try scene.indexTitle(at: position, of: length)
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
