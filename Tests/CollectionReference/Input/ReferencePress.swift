import CollectionCore

/// A pointer that is down: all that it did so far, and what was told of it.
struct ReferencePress {
    let down: PointerSample
    /// What was shown under it; nil beside all elements.
    var target: ShownElement?
    let identifier: UInt64?
    let wantsLong: Bool
    /// How a view reads input as it goes down.
    let settings: InputConfiguration
    /// Whether the traits of the item allow a highlight.
    let mayLight: Bool
    let delay_ns: UInt64
    var places: [Point]
    /// Counts the samples that the view was sent.
    let number: UInt64
    /// Nothing more comes of it.
    var isOver: Bool
    /// It has gone too far.
    var isFar = false
    /// Whether it has selected as it went down.
    var hasSelected = false
    var isLit = false
    var isLong = false

    var isFromMouse: Bool { down.device == .mouse || down.device == .trackpad }
    var isOnCell: Bool { target?.attributes.element.category == .cell }

    /// How far it ever was from where it went down.
    var farthest: Double {
        places.map { Self.distance($0, down.position) }.max() ?? 0
    }

    var slop: Double { isFromMouse ? 4 : 10 }
    var isNearEnoughToTap: Bool { farthest <= slop }

    static func distance(_ one: Point, _ other: Point) -> Double {
        let (x, y) = (one.x - other.x, one.y - other.y)
        return (x * x + y * y).squareRoot()
    }

    /// What happens next if it stays where it is, and when.
    var next: (time_ns: UInt64, kind: EventKind)? {
        if isOver { return nil }
        var next: [(time_ns: UInt64, kind: EventKind)] = []
        if isOnCell && mayLight && !isLit { next.append((down.time_ns + delay_ns, .didHighlight)) }
        if waitsForLong {
            next.append((down.time_ns + settings.minimumPressDuration_ns, .longPressBegan))
        }
        return next.min { $0.time_ns < $1.time_ns }
    }

    /// Whether it may yet become a long press.
    var waitsForLong: Bool {
        wantsLong && !isLong && farthest <= settings.allowableMovement
    }
}

/// What comes of pointers that press: U2 to U4, U7 and U8.
extension ReferenceCollection {
    /// Moves time on.
    func elapse(to time_ns: UInt64) {
        settleDueTarget(by: time_ns) { elapseInput(to: $0) }
        elapseInput(to: time_ns)
    }

    func elapseInput(to time_ns: UInt64) {
        while let due_ns = press?.next?.time_ns, due_ns <= time_ns {
            advanceScrollers(to: due_ns)
            happen(by: due_ns)
            holdFinger()
        }
        advanceScrollers(to: time_ns)
        inputTime_ns = max(inputTime_ns, time_ns)
    }

    /// - Parameter isDown: Whether the pointer goes down: a long press begins with the next call.
    private func happen(by time_ns: UInt64, isDown: Bool = false) {
        while let (due_ns, kind) = press?.next, due_ns <= time_ns {
            if isDown && kind != .didHighlight { return }
            if kind == .didHighlight { press?.isLit = true } else { press?.isLong = true }
            tell(kind, at: due_ns, cause: press?.number ?? 0)
        }
    }

    /// - Parameter isCatching: Whether the pointer stops a motion, and does nothing else.
    func pressDown(_ sample: PointerSample, isCatching: Bool) {
        if press != nil { return }
        let isOver = pinch != nil || isCatching || !sample.buttons.isSubset(of: .primary)
        let presses: EventMask = [.taps, .highlights, .longPresses]
        let isAsked =
            !news.mask.isDisjoint(with: presses) || news.mask.contains(.actions)
            || behavior != .none
            || focus.configuration.allowsFocus
        let target = isAsked && !isOver ? shown(at: sample.position) : nil
        let isDirect = sample.device == .touch || sample.device == .pen
        let waits = isDirect && scroller.settings.delaysContentTouches
        press = ReferencePress(
            down: sample, target: target, identifier: target.flatMap { identifier(of: $0) },
            wantsLong: news.mask.contains(.longPresses)
                || behavior == .longPressSelects
                || behavior == .replace && sample.device == .touch
                || asksForMenu(sample, target),
            settings: input,
            mayLight: item(of: target).map { traits(of: $0).highlight != .no } ?? true,
            delay_ns: waits ? 150_000_000 : 0, places: [sample.position], number: cause,
            isOver: isOver)
        if press?.next?.kind == .didHighlight { happen(by: sample.time_ns, isDown: true) }
    }

    func pressMove(_ sample: PointerSample) {
        if press?.down.pointer != sample.pointer || press?.isOver != false { return }
        press?.places.append(sample.position)
        guard let press else { return }
        if press.isLong {
            tell(.longPressChanged, at: sample.time_ns)
        } else if !press.isNearEnoughToTap {
            if press.isLit && !scroller.settings.canCancelContentTouches { return }
            if !press.waitsForLong { endPress(at: sample.time_ns) }
            self.press?.isFar = true
        }
    }

    func pressUp(_ sample: PointerSample) {
        if press?.down.pointer != sample.pointer { return }
        if sample.phase != .up {
            endPress(at: sample.time_ns)
        } else if press?.isOver == false {
            press?.places.append(sample.position)
            lift(at: sample.time_ns)
        }
        press = nil
    }

    private func lift(at time_ns: UInt64) {
        guard let press else { return }
        if press.isLong {
            tell(.longPressEnded, at: time_ns)
        } else if press.isNearEnoughToTap {
            if press.isOnCell && press.mayLight && !press.isLit {
                self.press?.isLit = true
                tell(.didHighlight, at: time_ns)
            }
            tell(.tap, at: time_ns)
        }
        if self.press?.isLit == true { tell(.didUnhighlight, at: time_ns) }
    }

    /// Takes back what was told.
    func endPress(at time_ns: UInt64) {
        guard let press, !press.isOver else { return }
        if press.isLong { tell(.longPressCancelled, at: time_ns) }
        if press.isLit { tell(.didUnhighlight, at: time_ns) }
        self.press?.isOver = true
        self.press?.isLit = false
    }

    /// U8: after each step, as the pressed item may have left the data; after a display frame it
    /// may also be out of sight.
    func followPress(isFrame: Bool, at time_ns: UInt64) {
        guard let press, !press.isOver, let target = press.target else { return }
        let now = shown.first { $0.key == target.key && (!isFrame || $0.element != nil) }
        if let now { self.press?.target = now }
        if now == nil || now?.isOld == true { endPress(at: time_ns) }
    }

    func identifier(of target: ShownElement) -> UInt64? {
        guard let snapshot = bench.shown, let element = target.element else { return nil }
        let path = element.indexPath
        if path.section == IndexPath.noSection { return nil }
        let section = snapshot.sections[Int(path.section)]
        return element.category == .cell
            ? section.items[Int(path.item)].identifier : section.identifier
    }

    private func tell(_ kind: EventKind, at time_ns: UInt64, cause: UInt64? = nil) {
        guard let press else { return }
        var event = Event(kind, at: time_ns)
        event.origin = .user
        event.cause = cause ?? self.cause
        event.value = UInt64(press.down.modifiers.rawValue)
        event.point = press.places.last ?? .zero
        if let target = press.target {
            event.element = target.lastElement
            (event.reusableView, event.generation) = (target.reusableView, target.generation)
            if target.isOld { event.flags.insert(.isOld) }
            if let identifier = press.identifier {
                event.identifier = identifier
                event.flags.insert(.hasIdentifier)
            }
        }
        pressNews.append((event, press))
    }
}
