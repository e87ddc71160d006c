import CollectionCore

/// Elements on their way to where they belong (section T).
struct ReferenceTransition {
    var animation: Animation
    /// The tags of the batch that it shows, and of those within it.
    var tags: [UInt64]
    /// How everything was just before the update.
    var past: [ElementKey: Pose]
    /// Items and sections that came since.
    var arrivals: [Int: Arrival] = [:]
    /// T9: back to the layout that is.
    var isCancellation = false
    var start_ns: UInt64 = 0
    /// By how much the content offset has moved since.
    var shift = Point.zero

    enum Arrival {
        case inserted
        /// Another one in the place of one that was there.
        case reloaded
        /// By an update without an animation.
        case atOnce
    }

    var end_ns: UInt64 {
        let (sum, overflow) = start_ns.addingReportingOverflow(animation.duration_ns)
        return overflow ? .max : sum
    }

    func progress(at time_ns: UInt64) -> Double {
        let part = Double(time_ns - start_ns) / Double(animation.duration_ns)
        // The values of curves have tests of their own; here the engine's are as good as any.
        return animation.curve.progress(at: part)
    }

    /// T3, T4: from where an element comes that was not on screen.
    func origin(of key: ElementKey, target: Pose, bounds: Rect) -> Pose {
        if let old = past[key] { return old.moved(by: shift) }
        switch arrivals[key.identity] {
        case .atOnce: return target
        case .reloaded: return target.changed(by: .fade, bounds: bounds)
        // The layout before had no such element.
        case .inserted, nil: return target.changed(by: animation.appearing, bounds: bounds)
        }
    }
}

/// The layout of all elements at one moment.
struct ReferenceMoment {
    var sections: [ReferenceSection]
    var placed: ReferenceLayout
    var presentation: Presentation
    var contentSize: Size

    /// Whether two layouts were shown at once.
    var isLed = false

    var scrollDirection: Axis { presentation.layout.configuration.scrollDirection }

    /// All elements, visible or not, as the layout has them.
    func poses() -> [ElementKey: Pose] {
        var poses: [ElementKey: Pose] = [:]
        for element in placed.elements {
            poses[ElementKey(element, sections)] = presentation.pose(of: element)
        }
        return poses
    }

    /// D8: what the anchor keeps of an item.
    func edge(ofItem identity: Int, isLast: Bool = false) -> Double? {
        frame(ofItem: identity).map { presentation.edge(of: $0, isLast: isLast) }
    }

    /// The same for where it was on screen.
    func edge(of frame: Rect, isLast: Bool) -> Double {
        if !isLed { return presentation.edge(of: frame, isLast: isLast) }
        let (start, end) = Directions(presentation.layout).main(frame)
        return isLast ? end : start
    }

    private func frame(ofItem identity: Int) -> Rect? {
        let element = placed.elements.first {
            $0.element.category == .cell
                && ElementKey($0, sections).identity == identity
        }
        return element.map { presentation.attributes(of: $0).frame }
    }
}
