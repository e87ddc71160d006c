extension Scene {
    /// Makes the next display frame place held items and the items that make room again.
    mutating func noteMovement() {
        stage.noteMovement()
        screen.window.drop()
        screen.targets.drop()
        screen.collector.forgetPlaces()
    }

    /// The animation with which other items make room, and a released item moves to its position.
    static var movementAnimation: Animation { Animation(duration_ns: 250_000_000) }
}
