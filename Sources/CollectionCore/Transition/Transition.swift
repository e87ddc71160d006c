/// A change that is shown over time: section T of docs/semantics.md.
final class Transition {
    let animation: Animation
    let start_ns: UInt64
    /// Whether it goes back to the layout from which an interactive one began.
    let isCancellation: Bool
    /// Of the updates that it shows; none if another update has interrupted it already.
    var tags: [UInt64]
    var past: Past?
    /// The matrices that origins refer to, and those that final attributes do.
    var origins: [Transform3D] = []
    var finals: [Transform3D] = []
    /// The final matrices of the transition before, while this one begins.
    private let formerFinals: [Transform3D]
    /// Of layouts of the host's own.
    var answers: TransitionAnswers?

    init(_ pending: PendingTransition, start_ns: UInt64, after former: Transition?) {
        animation = pending.animation
        self.start_ns = start_ns
        isCancellation = pending.isCancellation
        tags = pending.tags
        past = pending.past
        formerFinals = former?.finals ?? []
        answers = pending.answers
    }

    /// How everything was before the change. It belongs to one transition at a time.
    final class Past {
        let layout: ShownLayout
        /// What happened since, in order.
        private(set) var updates: [PastUpdate] = []
        /// By how much the anchor has moved the content offset since.
        private(set) var shift = Point.zero
        /// What all of it counts against the view's limit on bytes.
        private(set) var heldBytes = 0

        init(layout: ShownLayout) {
            self.layout = layout
        }

        /// Takes one more update. Nil after very many, or where it would count more bytes than
        /// there is `room` for, since all of them are kept for as long as the transition lasts:
        /// what comes on screen later is then at its place at once.
        func appending(_ update: PastUpdate, room: Int) -> Past? {
            if updates.count == Self.updatesMax || update.heldBytes > room { return nil }
            updates.append(update)
            heldBytes += update.heldBytes
            return self
        }

        func move(by distance: Point) {
            shift.x += distance.x
            shift.y += distance.y
        }

        private static let updatesMax = 64
    }

    final class PastUpdate {
        /// Without the content, which a way back does not need.
        let plan: UpdatePlan
        let isAnimated: Bool
        /// What the plan takes, and what the data gave back that is still in the layout before.
        let heldBytes: Int

        init(_ plan: UpdatePlan, isAnimated: Bool, releasedBytes: Int) {
            var plan = plan
            plan.content = UpdateContent()
            self.plan = plan
            self.isAnimated = isAnimated
            heldBytes = plan.runBytes + max(releasedBytes, 0)
        }
    }

    func progress(at time_ns: UInt64) -> Double {
        animation.progress(at: time_ns, startingAt: start_ns)
    }

    var end_ns: UInt64 { animation.end_ns(startingAt: start_ns) }
}

/// Updates that the next display frame begins to show.
final class PendingTransition {
    let animation: Animation
    var isCancellation = false
    var tags: [UInt64]
    var past: Transition.Past?
    var answers: TransitionAnswers?

    init(animation: Animation, tags: [UInt64], past: Transition.Past?) {
        self.animation = animation
        self.tags = tags
        self.past = past
    }
}

extension Transition {
    /// Where an element comes from that was not on screen: rules T3 and T4.
    ///
    /// - Parameter matrix: What transforms it at the target.
    func origin(
        of target: LayoutAttributes, _ matrix: Transform3D, in bounds: Rect,
        _ ownership: ElementOwnership
    ) -> TransitionOrigin {
        var target = target
        target.transform = origins.appendMatrix(matrix)
        guard let past else { return TransitionOrigin(target) }
        var element = target.element
        for update in past.updates.reversed() {
            let (what, old) = update.plan.past(of: element, ownership)
            switch what {
            case .was: element = old
            case .inserted:
                return update.isAnimated ? appearing(target, in: bounds) : TransitionOrigin(target)
            case .reloaded:
                if !update.isAnimated { return TransitionOrigin(target) }
                return TransitionOrigin(
                    ElementAppearance.fade.applied(to: target, in: bounds, transforms: &origins))
            }
        }
        // The display frame fails no more: an element that a custom layout fails to place appears.
        guard
            var old = try? past.layout.attributes(for: element, transforms: &origins)
        else { return appearing(target, in: bounds) }
        old.frame.x += past.shift.x
        old.frame.y += past.shift.y
        return TransitionOrigin(old)
    }

    /// Of an element that is new, or that the layout before did not have.
    private func appearing(_ target: LayoutAttributes, in bounds: Rect) -> TransitionOrigin {
        TransitionOrigin(
            sharingOrigin(animation.appearing.applied(to: target, in: bounds, transforms: &origins))
        )
    }

    /// Has attributes refer to the matrix before the last one if that is the same: as elements come
    /// on screen all through a transition, there would be one for each otherwise.
    private func sharingOrigin(_ attributes: LayoutAttributes) -> LayoutAttributes {
        let count = origins.count
        if attributes.transform == 0 || count < 2 || origins[count - 1] != origins[count - 2] {
            return attributes
        }
        origins.removeLast()
        var shared = attributes
        shared.transform -= 1
        return shared
    }

    /// Forgets the matrices of origins that no flight comes from any more, once they are many: a
    /// transition may be long, and see elements come and go.
    func forgetOrigins(exceptOf flights: inout [Flight]) {
        if origins.count <= 64 + 4 * flights.count { return }
        var used: [Transform3D] = []
        for index in flights.indices {
            let matrix = origins.matrix(flights[index].origin.transform)
            flights[index].origin.transform = used.appendMatrix(matrix)
        }
        origins = used
    }

    /// Takes over an element that disappears already.
    func adoptFinal(_ final: inout LayoutAttributes) {
        final.transform = finals.appendMatrix(formerFinals.matrix(final.transform))
    }

    /// Where an element goes to that is no more in the data.
    func final(
        of last: LayoutAttributes, isReloaded: Bool, in bounds: Rect
    ) -> LayoutAttributes {
        let appearance = isReloaded ? ElementAppearance.fade : animation.disappearing
        var final = appearance.applied(to: last, in: bounds, transforms: &finals)
        final.flags.insert(.isDisappearing)
        return final
    }
}
