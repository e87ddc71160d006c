/// How a person selects items by pointers and keys: rules S2, S12, U7 and U12 of docs/semantics.md.
///
/// Which items are selected, and the band or the sweep that selects them, are facts of the scene.
struct SelectionInteraction: Interaction, ~Copyable {
    // Without leaveData, tellLost, settle, findAgain, settleFound: the scene adjusts the selection.
    // Without leaveLayout, beginTransition, yieldItems: items stay selected.
    // Without isMoving, due_ns, actWhenDue, endDisplayFrame: the selection does not change by time.
    // Without followWheel, cancelPointers: before a pinch the scene ends the band and the sweep.
    // Without noteKey, continueByKey: no key belongs to a band or a sweep.

    /// Nothing to adjust: the scene adjusts the selection.
    mutating func follow(_ change: DataChange) {}

    mutating func follow(_ replacement: DataReplacement) -> Bool { true }

    func wantsPresses(in scene: borrowing Scene) -> Bool { scene.selectsByPointers }

    func wantsLongPress(
        _ sample: PointerSample, on element: PressedElement?, in scene: borrowing Scene
    ) -> Bool { scene.selectsByLongPress(sample) }

    @inline(__always)
    mutating func followPointer(_ sample: PointerSample, in scene: inout Scene) -> Wish? {
        if scene.selection != nil || scene.events.wants(.actions) { scene.select(by: sample) }
        return nil
    }

    mutating func tap(_ tap: Press, _ event: Event, in scene: inout Scene) {
        scene.selectByTap(tap, event)
    }

    mutating func longPress(_ press: Press, in scene: inout Scene) -> InputAnswer {
        scene.selectByLongPress(press)
        return .used
    }

    mutating func tellLongPress(_ event: Event, in scene: inout Scene) {
        guard let outcome = scene.selection?.longPress else { return }
        scene.selection?.longPress = nil
        scene.tell(outcome, at: event.time_ns, cause: event.cause)
        scene.settleSelection(.tap, .user, at: event.time_ns, cause: event.cause)
    }

    mutating func handleKey(_ press: KeyPress, in scene: inout Scene) -> InputAnswer {
        switch press.key {
        case .escape:
            return InputAnswer(
                isUsed: scene.endBand(isCancelled: true) || scene.endSweep(isCancelled: true)
                    || scene.change(by: .clear))
        case .a:
            guard scene.input.configuration.platform.hasCommand(press.modifiers),
                let state = scene.selection, state.mode == .multiple,
                state.configuration.behavior != .none
            else { return .passed }
            // The key is used where all items are selected already, too: the host must not select
            // anything else instead.
            _ = scene.change(by: .selectAll)
            return .used
        default: return .passed
        }
    }

    /// Draws a band or a sweep again, under which the content may have moved.
    @inline(__always)
    mutating func followDisplayFrame(in scene: inout Scene) {
        if scene.selection?.band != nil { scene.followBand() }
        if scene.selection?.sweep != nil { scene.followSweep() }
    }

    mutating func forgetEvents(in scene: inout Scene) { scene.selection?.forgetChange() }

    func addStates(to source: inout ElementStateSource, in scene: borrowing Scene) {
        guard let selection = scene.selection else { return }
        source.items = ItemStateSource(selection, scene.stage.dataSource, scene.traits?.values)
    }
}
