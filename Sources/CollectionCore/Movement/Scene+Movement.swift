extension Scene {
    func checkMovement(
        to position: Point, at time_ns: UInt64
    ) throws(CollectionError) {
        try position.validate("position")
        if time_ns < lastTime_ns { throw .invalidArgument("time_ns", .goesBack) }
    }

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
