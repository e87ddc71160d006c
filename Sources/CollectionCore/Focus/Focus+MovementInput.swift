// Keys that move the item that has focus.
extension Focus {
    /// Whether an arrow key with these modifiers moves the item that has focus, rather than focus.
    func movesByKey(_ modifiers: KeyModifiers, in scene: borrowing Scene) -> Bool {
        scene.movementConfiguration.movesByKeys && modifiers == .alt && isUsed
    }
}
