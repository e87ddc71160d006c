extension Scene {
    /// Makes the next display frame place held items and the items that make room again.
    mutating func noteMovement() {
        stage.noteMovement()
        screen.window.drop()
        screen.targets.drop()
        screen.collector.forgetPlaces()
    }
}
