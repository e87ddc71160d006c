// The moments at which the menu takes part.
extension ContextMenu {
    // Without tellLost, findAgain, settleFound, leaveLayout, beginTransition: the menu stays with
    // its item.
    // Without isMoving, due_ns, actWhenDue, wantsPresses, followWheel, cancelPointers, tap,
    // noteKey, continueByKey: the host shows the menu, and closes it.
    // Without followDisplayFrame, forgetEvents, endDisplayFrame: events are queued at once.

    mutating func settle(in scene: inout Scene) {
        if item?.isGone == true { dropMenu(in: &scene) }
    }

    mutating func yieldItems(_ origin: EventOrigin, in scene: inout Scene) {
        closeMenu(origin, in: &scene)
    }

    func wantsLongPress(
        _ sample: PointerSample, on element: PressedElement?, in scene: borrowing Scene
    ) -> Bool { scene.asksForMenu(sample.device ?? .touch, element) }

    mutating func longPress(_ press: Press, in scene: inout Scene) -> InputAnswer {
        requestMenu(by: press, in: &scene) ? .used : .passed
    }

    mutating func tellLongPress(_ event: Event, in scene: inout Scene) {
        tellPressedMenu(event, in: &scene)
    }

    /// Has a pointer whose long press has requested the menu drag the item as it moves on: rule U4.
    @inline(__always)
    mutating func followPointer(_ sample: PointerSample, in scene: inout Scene) -> Wish? {
        pointer == nil ? nil : dragItem(by: sample, in: &scene)
    }

    @inline(never)
    private mutating func dragItem(by sample: PointerSample, in scene: inout Scene) -> Wish? {
        if pointer != sample.pointer { return nil }
        guard sample.phase == .move, let press = scene.input.press.press, press.isLongPress,
            press.pointer == sample.pointer
        else {
            pointer = nil
            return nil
        }
        return press.isBeyondDrag && scene.allows(.menu) ? .dragFromMenu : nil
    }

    mutating func handleKey(_ press: KeyPress, in scene: inout Scene) -> InputAnswer {
        if press.key != .escape || item == nil { return .passed }
        closeMenu(.user, in: &scene)
        return .used
    }

    func addStates(to source: inout ElementStateSource, in scene: borrowing Scene) {
        source.menu = indexPath
    }
}
