import CollectionCore

/// What a host keeps: which element each reusable view shows. It follows display frames that
/// bring only what changed.
struct ShownViews {
    private var elements: [UInt32: Element] = [:]
    private var known: Set<UInt32> = []

    /// What one display frame has done.
    struct Change: Equatable {
        /// Elements that were not shown before.
        var appeared = 0
        /// Those of them that took a view which had shown another element before.
        var reused = 0
        /// Views that show nothing any more.
        var removed = 0
    }

    /// How many elements are shown.
    var count: Int { elements.count }
    /// How many views a host has had to make.
    var viewCount: Int { known.count }

    mutating func apply(_ frame: DisplayFrame) -> Change {
        var change = Change()
        if frame.isComplete { elements = [:] }
        for view in frame.removedViews {
            elements[view.rawValue] = nil
            change.removed += 1
        }
        for attributes in frame.elements {
            let view = attributes.reusableView.rawValue
            if elements.updateValue(attributes.element, forKey: view) != attributes.element {
                change.appeared += 1
                if !known.insert(view).inserted { change.reused += 1 }
            }
        }
        return change
    }
}
