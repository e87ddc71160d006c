// The moments at which swiped rows take part.
extension Swipes {
    // Without tellLost, findAgain, settleFound: rows of items that have left the data go in
    // `settle`.
    // Without due_ns, actWhenDue, endDisplayFrame: rows move in display frames, before the events.
    // Without wantsPresses, wantsLongPress, tap, longPress, tellLongPress: a swipe is no press.
    // Without noteKey, continueByKey: no key moves a row.

    mutating func settle(in scene: inout Scene) {
        if !rows.isEmpty { dropGoneSwipes(in: &scene) }
    }

    mutating func leaveLayout(in scene: inout Scene) { resetSwipes(in: &scene) }

    mutating func beginTransition(in scene: inout Scene) { resetSwipes(in: &scene) }

    mutating func yieldItems(_ origin: EventOrigin, in scene: inout Scene) {
        closeSwipe(origin, at: nil, in: &scene)
    }

    @inline(__always)
    mutating func followPointer(_ sample: PointerSample, in scene: inout Scene) -> Wish? {
        if isUsed { swipe(by: sample, in: &scene) }
        return nil
    }

    mutating func followWheel(
        _ sample: WheelSample, by distance: Point, in scene: inout Scene
    ) -> Bool { isUsed && swipe(by: distance, sample, in: &scene) }

    mutating func cancelPointers(at time_ns: UInt64, in scene: inout Scene) {
        closeSwipe(.user, at: time_ns, in: &scene)
        press = nil
    }

    mutating func handleKey(_ press: KeyPress, in scene: inout Scene) -> InputAnswer {
        if press.key != .escape || open == nil { return .passed }
        return InputAnswer(isUsed: closeSwipe(.user, at: scene.lastTime_ns, in: &scene))
    }

    @inline(__always)
    mutating func followDisplayFrame(in scene: inout Scene) {
        if !rows.isEmpty { stepSwipes(in: &scene) }
    }

    mutating func forgetEvents(in scene: inout Scene) { removeClosed() }

    func addStates(to source: inout ElementStateSource, in scene: borrowing Scene) {
        if !rows.isEmpty { source.mark(indexPaths, .isSwiped) }
    }
}
