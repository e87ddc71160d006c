// Events: rules Q1 to Q9 and V2 to V5 of docs/semantics.md.
extension MovementInteraction {
    /// Queues the event of a target that was accepted before `time_ns`, after the completions of
    /// changes that ended by then.
    mutating func queueDueTarget(
        from told: inout Int, before time_ns: UInt64, in scene: inout Scene
    ) {
        guard let due_ns = session?.due_ns, due_ns < time_ns else { return }
        scene.queueEnded(from: &told, by: due_ns)
        tellTarget(in: &scene)
    }
}
