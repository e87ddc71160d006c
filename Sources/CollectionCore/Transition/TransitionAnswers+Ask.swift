// What layouts of the host's own are asked for a transition, before a display frame shows it: rule
// B17 of docs/semantics.md.
extension TransitionAnswers {
    /// Has a layout say where elements on screen go.
    ///
    /// - Parameter layout: The layout that is replaced, or the one that is updated; nil: one of the
    ///   engine's own, which says nothing.
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

    /// Has the layout that is shown then say where elements come from.
    ///
    /// - Parameter targets: In the order of their identity.
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
    /// Has the layout that is replaced say where elements are that only the new one shows: it knows
    /// that from then on.
    func askOldPlaces(of targets: [LayoutAttributes], _ items: SumTree<ItemLeaf>) {
        guard let old = oldState?.geometry else { return }
        var transforms: [Transform3D] = []
        for target in targets {
            // The old layout is on its way out: what it fails to say, it does not know.
            _ = try? old.attributes(
                for: target.element, visible: Interval(0, 0), of: items, transforms: &transforms)
        }
    }
}
