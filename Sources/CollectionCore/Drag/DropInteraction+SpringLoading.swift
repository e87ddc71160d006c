// Items that open while others are dragged over them: rule O14 of docs/semantics.md.
extension DropInteraction {
    /// Notes the spring-loaded item at the pointer in the last display frame. The wait begins again
    /// if the item has changed, or the pointer has moved too far.
    mutating func followSpring(in scene: inout Scene) {
        guard let drop = session, !drop.isByKeys, configuration.isSpringLoaded || drop.spring != nil
        else { return }
        let path = configuration.isSpringLoaded ? scene.springLoadedItem(under: drop) : nil
        if let spring = drop.spring, spring.rests(at: drop.position, over: path) { return }
        if drop.spring?.stage == .loading { scene.screen.states.noteChange() }
        let now_ns = scene.lastTime_ns
        self.session?.spring = path.map {
            SpringLoading($0, at: drop.position, since_ns: now_ns)
        }
    }

    /// The time at which the item at the pointer begins to load, or opens; nil: no item does.
    var springDue_ns: UInt64? { session?.spring?.due_ns }

    /// Makes the item at the pointer begin to load, or open.
    ///
    /// - Precondition: `springDue_ns` is not nil, and input has advanced to it.
    @inline(never)
    mutating func advanceSpring(in scene: inout Scene) {
        guard let spring = session?.spring, let due_ns = spring.due_ns else { return }
        session?.spring?.advance()
        scene.screen.states.noteChange()
        if session?.spring?.stage == .opened { scene.tellOpened(spring.path, at: due_ns) }
    }
}
