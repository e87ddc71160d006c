// What custom layouts are asked for a transition, before a display frame shows it: rule B17 of
// docs/semantics.md.
extension TransitionAnswers {
    /// Asks a custom layout for the final attributes of the elements on screen, except for a held
    /// item.
    ///
    /// - Parameter order: The order in which the elements are on screen; nil: the data's.
    /// - Parameter layout: The layout that is replaced or updated; nil: a built-in layout, which
    ///   has no answers.
    func askFinals(
        of visible: [LayoutAttributes], in order: Reordering?, _ layout: CustomState?
    ) throws(CollectionError) {
        guard let layout else { return }
        for shown in visible
        where shown.flags.isDisjoint(with: [.isDisappearing, .isHeld])
            && shown.element.category != .placeholder
        {
            guard let element = order.map({ $0.presented(shown.element) }) ?? shown.element
            else { continue }
            let answer = try layout.layout.finalLayoutAttributesForDisappearing(element)
            if let answer, try layout.isPossible(answer, of: element) {
                appendFinal(answer, of: shown)
            }
        }
        sortFinals()
    }

    /// Asks a custom layout for the initial attributes of elements, except for a held item.
    ///
    /// - Parameter targets: The elements in the order of their identity, as the next display frame
    ///   has them.
    /// - Parameter order: The order in which the next display frame has them; nil: the data's.
    /// - Parameter layout: The layout of the next display frame; nil: a built-in layout, which has
    ///   no answers.
    func askInitials(
        of targets: [LayoutAttributes], in order: Reordering?, _ layout: CustomState?
    ) throws(CollectionError) {
        guard let layout else { return }
        for target in targets where !target.flags.contains(.isHeld) {
            guard let element = order.map({ $0.presented(target.element) }) ?? target.element
            else { continue }
            let answer = try layout.layout.initialLayoutAttributesForAppearing(element)
            if let answer, try layout.isPossible(answer, of: element) {
                appendInitial(answer, of: target.element)
            }
        }
    }
}

extension LayoutChange {
    /// Asks the replaced custom layout where elements of the new layout were. It remembers the
    /// answers for the rest of the transition.
    func askOldPlaces(of targets: [LayoutAttributes], _ items: SumTree<ItemLeaf>) {
        guard let old = oldState?.geometry else { return }
        var transforms: [Transform3D] = []
        for target in targets {
            // An error of the old layout fails no call: it then does not know the element.
            _ = try? old.attributes(
                for: target.element, visible: Interval(0, 0), of: items, transforms: &transforms)
        }
    }
}
