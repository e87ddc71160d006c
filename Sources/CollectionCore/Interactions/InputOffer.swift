/// Offers a sample of a pointer to all interactions.
struct SampleOffer: InteractionVisitor {
    let sample: PointerSample

    @inline(__always)
    func visit<One: Interaction & ~Copyable>(
        _ one: inout One, _ walk: inout Walk, in scene: inout Scene
    ) {
        if walk.asksNext(), let wish = one.followPointer(sample, in: &scene) {
            walk.take(.wish(wish))
        }
    }
}

/// Offers a long press to interactions until one uses it.
struct LongPressOffer: InteractionVisitor {
    let press: Press

    func visit<One: Interaction & ~Copyable>(
        _ one: inout One, _ walk: inout Walk, in scene: inout Scene
    ) {
        if walk.asksNext() { walk.take(one.longPress(press, in: &scene)) }
    }
}

/// Offers a key to interactions until one uses or refuses it.
struct KeyOffer: InteractionVisitor {
    let press: KeyPress
    /// Whether the key is only for sessions that are driven by keys.
    let isForSessions: Bool

    func visit<One: Interaction & ~Copyable>(
        _ one: inout One, _ walk: inout Walk, in scene: inout Scene
    ) {
        if !walk.asksNext() { return }
        walk.take(
            isForSessions
                ? one.continueByKey(press, in: &scene) : one.handleKey(press, in: &scene))
    }
}

/// Tells all interactions of a key.
struct KeyNote: InteractionVisitor {
    let press: KeyPress

    func visit<One: Interaction & ~Copyable>(
        _ one: inout One, _ walk: inout Walk, in scene: inout Scene
    ) {
        one.noteKey(press, in: &scene)
    }
}

/// Offers the distance of a wheel or a trackpad to interactions until one uses it.
struct WheelOffer: InteractionVisitor {
    let sample: WheelSample
    let distance: Point

    func visit<One: Interaction & ~Copyable>(
        _ one: inout One, _ walk: inout Walk, in scene: inout Scene
    ) {
        if walk.asksNext() && one.followWheel(sample, by: distance, in: &scene) {
            walk.take(.used)
        }
    }
}
