// Swiping rows: rule V8 of docs/semantics.md.
extension Scene {
    /// Whether something else uses the pointer of a press that might have begun a swipe.
    func isOtherwiseUsed(_ press: SwipePress) -> Bool {
        let isPressing = input.press.pointer == press.pointer
        let isHeld =
            isPressing && input.press.isHighlighted
            && !input.scroller.configuration.canCancelContentTouches
        return isHeld || isPressing && input.press.isLongPress || !allows(.swipe)
            || input.isDragging(press.pointer) || selection?.sweep?.hasCompanion == true
    }
}

// Trackpads.
extension Scene {
    /// Whether the gesture to which a sample belongs already scrolls something.
    func isScrollingByWheel(_ sample: WheelSample) -> Bool {
        sample.phase == .changed
            && (input.scroller.wheel?.isScrolling == true || input.scrollingSection != nil)
    }
}
