import CollectionCore
import CollectionWire

/// M22: the item to which the content scrolls.
struct ReferenceAim {
    var one: ReferenceFocus.FocusedOne
    var vertical: ScrollPosition
    var horizontal: ScrollPosition
    var avoidsPinned: Bool
    /// N7: whether an item that does not fit shows its start.
    var showsStart = false
    /// The bindings of what was an estimate when the item was shown; nil: it was not.
    var estimates: [BoundView]?
    /// Of a moment before: whether the content is there as the display frame comes.
    var isDue = false
}

/// A view, and its generation.
struct BoundView: Equatable {
    var view: ReusableView
    var generation: UInt32
}

extension ReferenceCollection {
    /// Whether the next display frame begins changes.
    var hasChangesToShow: Bool { !pastMoments.isEmpty }

    func scroll(to asked: ScrollToElement) throws(CollectionError) {
        try checkScroller()
        let path = asked.element.indexPath
        try check(item: path)
        let isAcross = sectionAcross(of: asked.element) != nil
        let (vertical, horizontal) = try parts(
            of: asked.position, isVertical: Directions(layout).isVertical != isAcross)
        var aim = ReferenceAim(
            one: one(asked.element), vertical: vertical, horizontal: horizontal,
            avoidsPinned: asked.position.contains(.avoidPinned))
        let seen = bounds
        defer { bounds = seen }
        (bounds.x, bounds.y) = (scroller.offset[0], scroller.offset[1])
        let (target, frame) = (try place(of: aim), try pose(of: .cell(path)).frame)
        let inset = environment.contentInset
        if vertical == [], target.y != bounds.y {
            let isLong = frame.height > max(0, bounds.height - inset.top - inset.bottom)
            aim.vertical = (target.y > bounds.y) == isLong ? .top : .bottom
        }
        if horizontal == [], target.x != bounds.x {
            let isLong = frame.width > max(0, bounds.width - inset.left - inset.right)
            aim.horizontal = (target.x > bounds.x) == isLong ? .left : .right
        }
        begin(aim, to: target, isAnimated: asked.isAnimated)
        if let section = sectionAcross(of: asked.element) {
            aimAcross(path, section, vertical, horizontal, isAnimated: asked.isAnimated)
        }
    }

    private func begin(_ aim: ReferenceAim, to target: Point, isAnimated: Bool) {
        self.aim = aim
        scroller.aim(at: target.pair, isAnimated: isAnimated && !environment.reducesMotion)
    }

    /// N7: the edge that is shown counts until the end.
    ///
    /// - Returns: False if no edge leads to the offset.
    func aim(
        showing item: Element, from start: Point, to offset: Point, pending: Point
    ) -> Bool {
        var aim = ReferenceAim(
            one: one(item), vertical: [], horizontal: [], avoidsPinned: true, showsStart: true)
        let seen = bounds
        defer { bounds = seen }
        (bounds.x, bounds.y) = (start.x, start.y)
        func leads(_ value: (Point) -> Double) -> Bool {
            (try? place(of: aim)).map { abs(value($0) - value(offset)) < 1e-6 } ?? false
        }
        if abs(offset.y - start.y) >= 1e-6 {
            aim.vertical = offset.y > start.y ? .bottom : .top
            if !leads(\.y) { aim.vertical = offset.y > start.y ? .top : .bottom }
            if !leads(\.y) { return false }
        }
        if abs(offset.x - start.x) >= 1e-6 {
            aim.horizontal = offset.x > start.x ? .right : .left
            if !leads(\.x) { aim.horizontal = offset.x > start.x ? .left : .right }
            if !leads(\.x) { return false }
        }
        if offset == start {
            if scroller.goesOnToElement() { self.aim = aim }
            return true
        }
        begin(
            aim, to: Point(x: offset.x - pending.x, y: offset.y - pending.y), isAnimated: true)
        return true
    }

    /// The section scrolls as G9 says, from where it is to be.
    private func aimAcross(
        _ path: IndexPath, _ section: UInt32, _ vertical: ScrollPosition,
        _ horizontal: ScrollPosition, isAnimated: Bool
    ) {
        settleOffset(ofSection: Int(section))
        guard let rule = layoutNow().rules[Int(section)], var target = target(of: path, rule)
        else { return }
        let row = row(ofSection: Int(section))
        let start = row.map { rows[$0].scroller.destination[rows[$0].axis] }
        let from = start ?? offset(ofSection: section)
        target.view.start = from - rule.start
        let isVertical = Directions(layout).isVertical
        let isMirrored = isVertical && layout.isMirrored(in: environment)
        let found =
            isVertical
            ? target.offset(
                horizontal, isMirrored ? .right : .left, .centeredHorizontally,
                isMirrored ? .left : .right)
            : target.offset(vertical, .top, .centeredVertically, .bottom)
        if found + rule.start == from { return }
        let number = row ?? beginRow(Int(section), rule, at: scroller.time_ns)
        rows[number].scroller.set(
            offset: Directions(layout).point(main: 0, cross: found + rule.start),
            isAnimated: isAnimated && !environment.reducesMotion)
        showRows()
    }

    private func place(of aim: ReferenceAim) throws(CollectionError) -> Point {
        let path = aim.one.element.indexPath
        var (vertical, horizontal) = (aim.vertical, aim.horizontal)
        if aim.showsStart {
            let (frame, inset) = (try pose(of: .cell(path)).frame, environment.contentInset)
            let covered = pinnedRoom(in: path.section)
            let width = bounds.width - inset.left - inset.right - covered.left - covered.right
            let height = bounds.height - inset.top - inset.bottom - covered.top - covered.bottom
            if vertical != [] && frame.height > height { vertical = .top }
            if horizontal != [] && frame.width > width {
                horizontal = layout.isMirrored(in: environment) ? .right : .left
            }
        }
        return try contentOffset(
            for: path, vertical, horizontal, avoidsPinned: aim.avoidsPinned)
    }

    private func placeNow() -> Point? {
        guard let aim, aim.one.placeLeft == nil, !isLed else { return nil }
        return try? place(of: aim)
    }

    /// Where the element is to stand, from where the motion leads.
    private func placeAtEnd() -> Point? {
        let seen = bounds
        defer { bounds = seen }
        (bounds.x, bounds.y) = (scroller.destination[0], scroller.destination[1])
        return placeNow()
    }

    /// Tells the moments from which changes begin whether the content is there.
    func noteAimDue() {
        for past in pastMoments { past.aim?.isDue = aim != nil && scroller.isAtAim }
    }

    /// In a display frame, once the content is there.
    func aimAdjustment() -> Point? {
        guard let aim, isPast ? aim.isDue : scroller.isAtAim, let place = placeNow() else {
            return nil
        }
        return Point(x: place.x - bounds.x, y: place.y - bounds.y)
    }

    func followAim() {
        if !scroller.isAimed {
            aim = nil
            return
        }
        guard let aim, let place = placeAtEnd() else {
            self.aim = nil
            scroller.forgetAim()
            return
        }
        var target = place.pair
        for (axis, position) in [aim.horizontal, aim.vertical].enumerated() where position == [] {
            target[axis] = clamp(target[axis], scroller.port.range(axis))
        }
        scroller.lead(to: target)
        let end = scroller.destination
        let isThere = (0...1).allSatisfy { abs(scroller.offset[$0] - end[$0]) < 1e-6 }
        if !scroller.isAtAim || !isThere {
            self.aim?.estimates = nil
        } else {
            func bindings(isEstimated: Bool) -> [BoundView] {
                shown.filter { $0.flags.contains(.isEstimated) == isEstimated }
                    .map { BoundView(view: $0.reusableView, generation: $0.generation) }
            }
            let (estimates, others) = (bindings(isEstimated: true), bindings(isEstimated: false))
            let isMeasuring = aim.estimates?.contains { others.contains($0) } ?? true
            if estimates.isEmpty || !isMeasuring {
                self.aim = nil
                scroller.end(at: scroller.time_ns, .engine)
                followRest(false)
            } else {
                self.aim?.estimates = estimates
            }
        }
    }
}
