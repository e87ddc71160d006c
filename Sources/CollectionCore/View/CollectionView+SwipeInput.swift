// Rows that a person swipes: rule V8 of docs/semantics.md.
extension CollectionView {
    /// Looks at a pointer that goes down: it may begin to swipe a row with actions. While a row is
    /// open, it closes that row, unless it goes down on the row; and it taps nothing.
    ///
    /// - Parameter section: The number of the scroller of the section on which it goes down.
    mutating func beginSwipePress(_ sample: PointerSample, _ section: Int?) {
        if !swipes.endFinger(by: sample, in: &scene) || scene.input.pinch != nil { return }
        let mayPress = scene.input.presses(sample, section: section)
        let open = swipes.open
        if !mayPress && open == nil { return }
        let hit = scene.pressedElement(at: sample.position)
        // That the row closes is told behind all that came before.
        if open != nil { carryOutNews() }
        swipes.beginSwipePress(
            sample, on: hit, beside: open, mayPress: mayPress && section == nil, in: &scene)
    }
}
