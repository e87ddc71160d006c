extension Scene {
    /// Has the next display frame show what is held, and what makes room, elsewhere.
    mutating func noteMovement() {
        stage.noteMovement()
        screen.window.drop()
        screen.targets.drop()
        screen.collector.forgetPlaces()
    }

    /// How others make room, and how the item goes to its place.
    static var movementAnimation: Animation { Animation(duration_ns: 250_000_000) }
}
