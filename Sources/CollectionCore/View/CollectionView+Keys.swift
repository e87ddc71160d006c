// Keyboard input: rules N6 and N9 of docs/semantics.md.
extension CollectionView {
    /// Handles a key that goes down or repeats: the key moves focus, and the selection with it,
    /// selects items or acts on items. Everything that depends on time happens first. If a custom
    /// layout fails, the key moves no focus.
    ///
    /// - Returns: False if the view does not handle the key: then the host may handle it.
    /// - Throws: `invalidArgument` for a time before the last time, and an unknown key. Then
    ///   nothing has changed.
    /// - Complexity: The complexities of `moveFocus` and `changeSelection`
    public mutating func sendKey(_ sample: KeySample) throws(CollectionError) -> Bool {
        let key = try sample.validKey()
        try scene.checkTime(sample.time_ns, "sample.time_ns")
        interactions.beginKey(at: sample.time_ns, in: &scene)
        let isHandled = interactions.handle(key, sample.modifiers, in: &scene, &observers)
        scene.endKey()
        return isHandled
    }
}
