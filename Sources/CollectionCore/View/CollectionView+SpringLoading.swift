// Items that open while others are dragged over them: rule O14 of docs/semantics.md.
extension CollectionView {
    /// Notes which item is under the pointer, as of the last display frame.
    mutating func followSpring() {
        guard let drop, !drop.isByKeys, dragConfiguration.isSpringLoaded || drop.spring != nil
        else { return }
        let path = dragConfiguration.isSpringLoaded ? scene.springLoadedItem(under: drop) : nil
        if let spring = drop.spring, spring.rests(at: drop.position, over: path) { return }
        if drop.spring?.stage == .loading { scene.screen.states.noteChange() }
        let now_ns = scene.lastTime_ns
        self.drop?.spring = path.map {
            SpringLoading($0, at: drop.position, since_ns: now_ns)
        }
    }

    /// The time at which the item under the pointer shows that it is about to open, or opens; nil:
    /// none is about to.
    var springDue_ns: UInt64? { drop?.spring?.due_ns }

    /// Has the item show that it is about to open, or open.
    ///
    /// - Precondition: `springDue_ns` is not nil, and input has advanced to it.
    @inline(never)
    mutating func advanceSpring() {
        guard let spring = drop?.spring, let due_ns = spring.due_ns else { return }
        drop?.spring?.advance()
        scene.screen.states.noteChange()
        if drop?.spring?.stage == .opened { scene.tellOpened(spring.path, at: due_ns) }
    }
}
