// Keys.
extension Focus {
    /// Whether an arrow key moves the item that has focus.
    func movesByKey(_ modifiers: KeyModifiers, in scene: borrowing Scene) -> Bool {
        scene.movementConfiguration.movesByKeys && modifiers == .alt && isUsed
    }
}
