// Pointers of a person that select: rules S2, S12, U7 and U12 of docs/semantics.md.
extension CollectionView {
    /// Has a display frame show what presses have come to by its time. Their events are queued once
    /// the display frame is shown.
    mutating func showPress() {
        scene.screen.states.noteChange()
        actOnLongPress()
    }

    /// Does what a press is for: a tap moves focus and selects, a long press picks up, asks for a
    /// menu, drags or selects. The one place that acts on presses.
    ///
    /// - Parameter event: What the press has come to; the event is queued already.
    mutating func carryOut(_ event: Event) {
        switch event.kind {
        case .tap:
            guard let tap = scene.input.press.tap else { return }
            if focus.isUsed { focus.focusByTap(tap, in: &scene) }
            scene.selectByTap(tap, event)
        case .longPressBegan:
            actOnLongPress()
            movement.tellPressedMovement(event, in: &scene)
            menu.tellPressedMenu(event, in: &scene)
            guard let outcome = scene.selection?.longPress else { return }
            scene.selection?.longPress = nil
            scene.tell(outcome, at: event.time_ns, cause: event.cause)
            scene.settleSelection(.tap, .user, at: event.time_ns, cause: event.cause)
        default: break
        }
    }
}

// Clicks, taps and long presses.
extension CollectionView {
    /// Does what a long press is for: an item is moved rather than that it shows a menu, and shows
    /// a menu rather than that it is dragged or selected.
    private mutating func actOnLongPress() {
        guard let press = scene.input.press.takeLongPress() else { return }
        if !moveByLongPress(press) && !menu.requestMenu(by: press, in: &scene)
            && !dragByLongPress(press)
        {
            scene.selectByLongPress(press)
        }
    }
}
