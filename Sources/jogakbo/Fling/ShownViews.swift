import CollectionCore

/// What a host keeps: which element each reusable view shows. It follows display frames that
/// bring only what changed.
struct ShownViews {
    private var shown: [UInt32: LayoutAttributes] = [:]
    private var known: Set<UInt32> = []

    /// What one display frame has done.
    struct Change: Equatable {
        /// Elements that were not shown before, or were by another view.
        var appeared = 0
        /// Those of them that took a view which had shown another element before.
        var reused = 0
        /// Views that show nothing any more.
        var removed = 0
    }

    /// The elements that are shown, in any order.
    var elements: [LayoutAttributes] { Array(shown.values) }
    /// How many elements are shown.
    var count: Int { shown.count }
    /// How many views a host has had to make.
    var viewCount: Int { known.count }

    /// The cells that are shown, but for those on their way out, ascending.
    var cells: [IndexPath] {
        var cells: [IndexPath] = []
        for attributes in shown.values where attributes.isStayingCell {
            cells.append(attributes.element.indexPath)
        }
        return cells.sorted()
    }

    mutating func apply(_ frame: DisplayFrame) -> Change {
        var change = Change()
        if frame.isComplete { shown = [:] }
        for view in frame.removedViews {
            shown[view.rawValue] = nil
            change.removed += 1
        }
        for attributes in frame.elements {
            let view = attributes.reusableView.rawValue
            let before = shown.updateValue(attributes, forKey: view)
            // Its index path may change with the data; its binding is the same while it stays.
            if before?.generation != attributes.generation {
                change.appeared += 1
                if !known.insert(view).inserted { change.reused += 1 }
            }
        }
        return change
    }
}

extension LayoutAttributes {
    /// Whether it is a cell of the data as it is now.
    var isStayingCell: Bool {
        element.category == .cell && !flags.contains(.isDisappearing)
    }
}
