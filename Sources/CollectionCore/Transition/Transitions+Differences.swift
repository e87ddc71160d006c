// The differences that changes make for an element, computed from layouts: rules T3 and T4 of
// docs/semantics.md.
extension Transitions {
    /// Appends the differences of an element, in the order of the changes.
    ///
    /// - Parameter element: The element, by its identity at `place` of the history.
    /// - Parameter slots: The slots of the changes that count; all of them were made before
    ///   `place`.
    /// - Parameter firstBegun: The slot of the first change that begins with this display frame.
    /// - Parameter comes: Whether the display frame before did not show the element.
    /// - Returns: Whether the layout had the element before all of these changes; false: one of the
    ///   changes made it appear.
    /// - Complexity: O(changes x log n)
    @discardableResult
    func appendDifferences(
        of element: Element, at place: Int, _ slots: Range<Int>, begunFrom firstBegun: Int,
        comes: Bool, _ ownership: ElementOwnership, to differences: inout Differences
    ) -> Bool {
        let first = differences.count
        var way = WayBack(element: element, place: place, leftBehind: comes ? jumpedNumber : 0)
        var wasThere = true
        for slot in slots.reversed() {
            let change = running[slot - TransitionStep.firstSlot]
            wasThere = goBack(
                &way, over: change, slot, begins: slot >= firstBegun, ownership, &differences)
            if !wasThere { break }
        }
        differences.reverse(from: first)
        return wasThere
    }

    /// An element whose identity is traced back through earlier updates.
    private struct WayBack {
        var element: Element
        var place: Int
        /// Whether the element was reloaded since. Of earlier differences only the frame then
        /// counts.
        var isReloaded = false
        /// The number of the last change whose movements the element has no part in; 0: none.
        var leftBehind: UInt32

        init(element: Element, place: Int, leftBehind: UInt32) {
            self.element = element
            self.place = place
            self.leftBehind = leftBehind
        }
    }

    /// Appends the difference that one change makes, and traces the element back to before the
    /// change.
    ///
    /// - Parameter begins: Whether the change begins with this display frame.
    /// - Returns: Whether the element was there before the change.
    private func goBack(
        _ way: inout WayBack, over change: AnimatedChange, _ slot: Int, begins: Bool,
        _ ownership: ElementOwnership, _ differences: inout Differences
    ) -> Bool {
        while way.place > change.plans.upperBound {
            way.place -= 1
            switch history[way.place].past(of: way.element, ownership) {
            case .was(let old): way.element = old
            case .inserted, .reloaded(nil): return false
            case .reloaded(let old?): (way.element, way.isReloaded) = (old, true)
            }
        }
        guard let placed = change.placedAfter, let after = placed.attributes(of: way.element),
            let placedBefore = change.placedBefore
        else { return false }
        // A pointer held the item then: earlier changes do not count.
        if placed.layout.isHeld(way.element) { return false }
        let element = way.element
        let first = differences.count
        defer {
            if change.isOver { differences.removeLast(differences.count - first) }
        }
        /// Whether this change reloaded the element.
        var fades = false
        defer {
            if way.isReloaded { differences.keepPlaces(from: first) }
            if fades { way.isReloaded = true }
        }
        while way.place > change.plans.lowerBound {
            way.place -= 1
            let update = history[way.place]
            switch update.past(of: way.element, ownership) {
            case .was(let old): way.element = old
            case .inserted:
                if update.isAnimated && !fades {
                    appendInitial(of: element, change, after, placed, slot, &differences)
                }
                return false
            case .reloaded(let old):
                if update.isAnimated && !fades && !way.isReloaded {
                    differences.append(
                        slot: slot, from: after.changed(by: .fade, in: placed.bounds, center: nil),
                        to: after)
                }
                fades = true
                guard let old else { return false }
                way.element = old
            }
        }
        // The fade of this change counts; of earlier changes only the frames count.
        if fades { return true }
        guard let before = placedBefore.attributes(of: way.element) else {
            // A host's layout was never asked where an element was that comes on screen later.
            if !begins && placedBefore.isUnknown(way.element) { return true }
            appendInitial(of: element, change, after, placed, slot, &differences)
            return false
        }
        if change.numbers.upperBound > way.leftBehind {
            differences.append(
                slot: slot, from: before, placedBefore.bounds.origin, to: after,
                placed.bounds.origin)
        }
        return !placedBefore.layout.isHeld(way.element)
    }

    /// Appends the difference of an element that a change makes appear.
    ///
    /// - Parameter element: The element, by its identity just after the change.
    @inline(never)
    private func appendInitial(
        of element: Element, _ change: AnimatedChange, _ after: PlacedAttributes,
        _ placed: PlacedLayout, _ slot: Int, _ differences: inout Differences
    ) {
        let appearance = change.animation.appearing
        let initial =
            placed.attributes(.initial, of: element).map(after.moved(to:))
            ?? after.changed(
                by: appearance, in: placed.bounds, center: placed.center(of: appearance.place))
        differences.append(slot: slot, from: initial, to: after)
    }

    /// Finds the first of the changes that begin with this display frame after which the layout
    /// lacks an element.
    ///
    /// - Parameter element: The element, by its identity at `place` of the history.
    /// - Parameter lastNumber: The number of the last change that was made before `place`.
    /// - Parameter firstBegun: The slot of the first change that begins with this display frame.
    /// - Returns: The slot of the change, and the element by its identity just before the change;
    ///   nil: the layout has the element after each of the changes.
    @inline(never)
    func firstLacking(
        _ element: Element, at place: Int, after lastNumber: UInt32, from firstBegun: Int,
        _ ownership: ElementOwnership
    ) -> (slot: Int, element: Element)? {
        var found: (slot: Int, element: Element)?
        var (element, place) = (element, place)
        for slot in (firstBegun..<TransitionStep.firstSlot + running.count).reversed() {
            let change = running[slot - TransitionStep.firstSlot]
            if change.numbers.upperBound > lastNumber { continue }
            guard
                let after = history.was(element, at: change.plans.upperBound, &place, ownership),
                let before = history.was(after, at: change.plans.lowerBound, &place, ownership)
            else { break }
            if change.placedAfter?.attributes(of: after) == nil { found = (slot, before) }
            element = before
        }
        return found
    }

    /// Returns the slot of the change with a number, if it begins with this display frame;
    /// otherwise nil.
    func slot(ofNumber number: UInt32, from firstBegun: Int) -> Int? {
        for index in (firstBegun - TransitionStep.firstSlot)..<running.count
        where running[index].numbers.contains(number) {
            return TransitionStep.firstSlot + index
        }
        return nil
    }

    func change(_ slot: Int) -> AnimatedChange { running[slot - TransitionStep.firstSlot] }
}
