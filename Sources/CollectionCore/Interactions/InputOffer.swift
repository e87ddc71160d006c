/// How far input has been offered to interactions, in the order of precedence, and what the last one
/// has answered. A wish interrupts the walk until it is carried out.
struct InputOffer {
    private(set) var answer = InputAnswer.passed
    private var place = 0
    private var askedCount = 0

    /// Whether the input is to be offered to the interaction that is visited now.
    mutating func asksNext() -> Bool {
        guard case .passed = answer else { return false }
        place += 1
        if place <= askedCount { return false }
        askedCount = place
        return true
    }

    mutating func take(_ answer: InputAnswer) { self.answer = answer }

    /// The wish that interrupts the walk; nil: none.
    var wish: Wish? {
        guard case .wish(let wish) = answer else { return nil }
        return wish
    }

    /// Goes on after a wish was carried out, from the first interaction, which is not asked again.
    mutating func goOn(with answer: InputAnswer) {
        self.answer = answer
        place = 0
    }
}

/// Offers a sample of a pointer to all interactions.
struct SampleOffer: InteractionVisitor {
    let sample: PointerSample
    var offer = InputOffer()

    mutating func visit<One: Interaction & ~Copyable>(_ one: inout One, in scene: inout Scene) {
        if offer.asksNext(), let wish = one.followPointer(sample, in: &scene) {
            offer.take(.wish(wish))
        }
    }
}

/// Offers a long press to interactions until one uses it.
struct LongPressOffer: InteractionVisitor {
    let press: Press
    var offer = InputOffer()

    mutating func visit<One: Interaction & ~Copyable>(_ one: inout One, in scene: inout Scene) {
        if offer.asksNext() { offer.take(one.longPress(press, in: &scene)) }
    }
}

/// Offers a key to interactions until one uses or refuses it.
struct KeyOffer: InteractionVisitor {
    let press: KeyPress
    /// Whether the key is only for sessions that are driven by keys.
    let isForSessions: Bool
    var offer = InputOffer()

    mutating func visit<One: Interaction & ~Copyable>(_ one: inout One, in scene: inout Scene) {
        if !offer.asksNext() { return }
        offer.take(
            isForSessions
                ? one.continueByKey(press, in: &scene) : one.handleKey(press, in: &scene))
    }
}

/// Tells all interactions of a key.
struct KeyNote: InteractionVisitor {
    let press: KeyPress

    mutating func visit<One: Interaction & ~Copyable>(_ one: inout One, in scene: inout Scene) {
        one.noteKey(press, in: &scene)
    }
}

/// Offers the distance of a wheel or a trackpad to interactions until one uses it.
struct WheelOffer: InteractionVisitor {
    let sample: WheelSample
    let distance: Point
    var isUsed = false

    mutating func visit<One: Interaction & ~Copyable>(_ one: inout One, in scene: inout Scene) {
        if !isUsed { isUsed = one.followWheel(sample, by: distance, in: &scene) }
    }
}

/// Has interactions do what is due by a time. The walk stops before a time to which input has not
/// advanced yet.
struct DueActions: InteractionVisitor {
    let time_ns: UInt64
    private(set) var waits_ns: UInt64?
    private var place = 0
    private var doneCount = 0

    init(by time_ns: UInt64) { self.time_ns = time_ns }

    @inline(__always)
    mutating func visit<One: Interaction & ~Copyable>(_ one: inout One, in scene: inout Scene) {
        if waits_ns != nil { return }
        place += 1
        if place <= doneCount { return }
        while let due_ns = one.due_ns(in: scene), due_ns <= time_ns {
            if due_ns > scene.lastTime_ns {
                waits_ns = due_ns
                return
            }
            if !one.actWhenDue(in: &scene) { break }
        }
        doneCount = place
    }

    /// Goes on after input has advanced to the time.
    mutating func goOn() {
        waits_ns = nil
        place = 0
    }
}
