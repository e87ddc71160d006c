import CollectionCore

/// An animated change that the next display frame begins (T1).
struct MadeChange {
    /// Changes are numbered in the order in which they are made.
    var number: Int
    var animation: Animation
    /// The tags of the batch that it shows, and of those within it.
    var tags: [UInt64]
    /// Items and sections that it puts in the place of others.
    var reloaded: Set<Int> = []
    /// T9: back to the layout that is.
    var isCancellation = false
    /// The collection view just before the change.
    var before: ReferenceCollection
    /// The same just after it; nil as long as nothing else comes.
    var after: ReferenceCollection?
}

/// A change that a display frame has begun.
///
/// It stays, even when it is over, as long as one before it runs: elements that it made appear have
/// no part in those before (T3).
struct ReferenceChange {
    var number: Int
    var animation: Animation
    /// To be reported at its end.
    var tags: [UInt64]
    var reloaded: Set<Int>
    var isCancellation: Bool
    var start_ns: UInt64
    /// Whether a display frame was at its end or after it.
    var isOver = false
    /// All elements as a display frame would have shown them just before and just after.
    var before: ShownMoment
    var after: ShownMoment

    var end_ns: UInt64 {
        let (sum, overflow) = start_ns.addingReportingOverflow(animation.duration_ns)
        return overflow ? .max : sum
    }

    /// T2: how much of its differences is shown.
    func weight(at time_ns: UInt64) -> Double {
        if time_ns <= start_ns { return 1 }
        let part = Double(time_ns - start_ns) / Double(animation.duration_ns)
        // The values of curves have tests of their own; here the engine's are as good as any.
        return 1 - animation.curve.progress(at: part)
    }

    /// T3, T4: from where an element comes, less where it goes.
    ///
    /// - Returns: Nil if the layout lacks the element just after the change.
    func difference(of key: ElementKey) -> ElementDifference? {
        guard let new = after.poses[key] else { return nil }
        if let old = before.poses[key] {
            return ElementDifference(before.onScreen(old), less: after.onScreen(new))
        }
        let isReload = reloaded.contains(key.identity)
        if !isReload, let said = after.initial[key] {
            return ElementDifference(new.placed(as: said), less: new)
        }
        let appearance: ElementAppearance = isReload ? .fade : animation.appearing
        let center = after.center(of: appearance.place)
        let initial = new.changed(by: appearance, bounds: after.bounds, center: center)
        return ElementDifference(initial, less: new)
    }
}

/// What a display frame would have shown at some moment (T3).
struct ShownMoment {
    var poses: [ElementKey: Pose]
    /// X8: of elements for which the host said where they come from, or where they go.
    var initial: [ElementKey: Pose]
    var final: [ElementKey: Pose]
    /// With the content offset that the content anchor makes of it.
    var bounds: Rect
    var contentSize: Size

    /// T4: nil for an element's own place.
    func center(of place: AppearancePlace) -> Point? {
        func middle(_ rect: Rect) -> Point {
            Point(x: rect.x + rect.width / 2, y: rect.y + rect.height / 2)
        }
        switch place.kind {
        case .own: return nil
        case .point: return place.point
        case .contentCenter: return Point(x: contentSize.width / 2, y: contentSize.height / 2)
        case .boundsCenter: return middle(bounds)
        case .item:
            let item = poses.values.first { $0.attributes.element == .cell(place.item) }
            return item.map { middle($0.frame) }
        }
    }

    /// Whether a pointer held an item, or the item that a view belongs to.
    func holds(_ key: ElementKey) -> Bool {
        let cell = ElementKey(ofCell: key.identity)
        return poses[cell]?.attributes.flags.contains(.isHeld) ?? false
    }

    func onScreen(_ pose: Pose) -> Pose { pose.moved(by: Point(x: -bounds.x, y: -bounds.y)) }
}

/// A reloaded item or section in the place of the one that was there (T4).
struct Replacement {
    var old: Int
    /// The number of the first change that comes after the reload, or is the reload.
    var change: Int
}
