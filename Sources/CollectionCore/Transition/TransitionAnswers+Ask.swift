// What custom layouts are asked for a transition, before a display frame shows it: rule B17 of
// docs/semantics.md.
extension TransitionAnswers {
    /// Asks a custom layout for the final attributes of the elements on screen.
    ///
    /// - Parameter layout: The layout that is replaced or updated; nil: a built-in layout, which
    ///   has no answers.
    func askFinals(
        of visible: [LayoutAttributes], _ layout: CustomState?
    ) throws(CollectionError) {
        guard let layout else { return }
        for shown in visible
        where !shown.flags.contains(.isDisappearing) && shown.element.category != .placeholder {
            let answer = try layout.layout.finalLayoutAttributesForDisappearing(shown.element)
            if let answer, try layout.isPossible(answer, of: shown.element) {
                appendFinal(answer, of: shown)
            }
        }
        sortFinals()
    }

    /// Asks a custom layout for the initial attributes of elements.
    ///
    /// - Parameter targets: The elements in the order of their identity, as the next display frame
    ///   has them.
    /// - Parameter layout: The layout of the next display frame; nil: a built-in layout, which has
    ///   no answers.
    func askInitials(
        of targets: [LayoutAttributes], _ layout: CustomState?
    ) throws(CollectionError) {
        guard let layout else { return }
        for target in targets {
            let answer = try layout.layout.initialLayoutAttributesForAppearing(target.element)
            if let answer, try layout.isPossible(answer, of: target.element) {
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
