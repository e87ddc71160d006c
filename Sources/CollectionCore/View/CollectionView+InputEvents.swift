// What input came to, as events: rules M15, U7 and U9 of docs/semantics.md.
extension CollectionView {
    /// Carries out what samples, keys or time came to, and queues the events of new content offsets
    /// behind everything else.
    mutating func settleInput() {
        carryOutNews()
        scene.queueInput()
    }

    /// Queues the events of presses and of scrollers in the order of time, and acts on each press
    /// behind its event. At the same time events of presses come first, as a drag takes a press
    /// back, and events of sections last.
    ///
    /// No other function acts on presses while events are wanted: who moves a call of this function
    /// moves the moment at which taps select.
    @inline(__always)
    mutating func carryOutNews() {
        while let (teller, _) = scene.input.nextTeller() { carryOutNews(of: teller) }
    }

    @inline(never)
    mutating func carryOutNews(of teller: Input.Teller) {
        if let press = scene.queueNews(of: teller) { carryOut(press) }
    }

    /// Acts on presses, and forgets all news of input: no events are wanted.
    @inline(never)
    mutating func carryOutUnwantedNews() {
        while scene.input.press.nextNews_ns != nil {
            let press = scene.caused(scene.input.press.nextNews)
            scene.noteHighlight(press)
            scene.input.press.noteTold()
            carryOut(press)
        }
        scene.input.forgetNews()
    }
}
