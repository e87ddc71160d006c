import CollectionCore

/// A list of rows, usually 10 points each, in bounds of 100 x 50, and what its events tell.
struct EventStage: ~Copyable {
    var view = CollectionView(limits: Limits())
    var time_ns: UInt64 = 0
    private let height: Double

    /// - Parameter sections: How many rows each has.
    init(
        _ sections: [UInt32], header: Double = 0, mask: EventMask = .shown, rows: Double = 10,
        height: Double = 50
    ) throws {
        self.height = height
        var layout = ListLayout()
        layout.sectionMetrics.itemSize = Size(width: 100, height: rows)
        layout.sectionMetrics.minimumLineSpacing = 0
        layout.sectionMetrics.headerReferenceSize = Size(width: 100, height: header)
        try view.setListLayout(layout)
        try view.setEventMask(mask)
        try setData(sections)
    }

    mutating func setData(_ sections: [UInt32]) throws {
        var builder = DataSourceBuilder(limits: view.limits)
        let (floats, numbers): ([Float], [UInt32]) = ([], [])
        try builder.append(
            itemCounts: sections.span, sectionMetrics: numbers.span, widths: floats.span,
            heights: floats.span, reuseIdentifiers: numbers.span, spans: numbers.span, options: [])
        try view.setDataSource(builder)
    }

    @discardableResult
    mutating func show(_ offset: Double, at time_ns: UInt64? = nil) throws -> DisplayFrame {
        self.time_ns = time_ns ?? self.time_ns
        return try view.displayFrame(
            for: DisplayFrameRequest(
                bounds: Rect(x: 0, y: offset, width: 100, height: height), time_ns: self.time_ns,
                isComplete: false, preferredSizes: []))
    }

    mutating func update(
        _ items: [UpdateItem], _ options: BatchUpdateOptions = BatchUpdateOptions()
    ) throws {
        try view.performBatchUpdates(BatchUpdate(items: items), options: options)
    }

    /// What has happened since this was asked last, in words.
    mutating func told() -> [String] { view.nextEvents().events.map(\.words) }
}

extension EventMask {
    /// All but completions.
    static let shown: EventMask = [.content, .display, .sectionDisplay]
}

extension Event {
    /// "will 0-3", "end 0-3 old", "section 1 will", "complete 7", "at 30" where time has passed.
    var words: String {
        let path = element.indexPath
        let name =
            element == .none
            ? "nothing"
            : element.category == .cell
                ? "\(path.section)-\(path.item)" : "header \(path.section)"
        let text =
            switch kind {
            case .lost: "lost \(value)"
            case .completion:
                "complete \(value)" + (otherValue == 1 ? "" : " interrupted")
            case .contentBecameEmpty: "empty"
            case .contentBecameNotEmpty: "not empty"
            case .willDisplay: "will \(name)"
            case .didEndDisplaying: "end \(name)"
            case .sectionWillDisplay: "section \(path.section) will"
            case .sectionDidEndDisplaying: "section \(path.section) end"
            case .willBeginDragging: "will drag"
            case .willEndDragging: "will let go"
            case .didEndDragging: value == 1 ? "let go" : "let go at rest"
            case .willBeginDecelerating: "will decelerate"
            case .didEndDecelerating: "decelerated"
            case .didScroll: "scrolled to \(point.y)"
            case .didEndScrollingAnimation: "animated"
            case .didHighlight: "highlight \(name)"
            case .didUnhighlight: "unhighlight \(name)"
            case .tap: "tap \(name)"
            case .longPressBegan: "long press \(name)"
            case .longPressChanged: "long press moved"
            case .longPressEnded: "long press ended"
            case .longPressCancelled: "long press cancelled"
            case .pinchBegan: "pinch \(number)"
            case .pinchChanged: "pinch to \(number)"
            case .pinchEnded: "pinch ended at \(number)"
            case .pinchCancelled: "pinch cancelled"
            case .selectionDidChange:
                "selected \(value), \(otherValue) of \(Int(number))"
            case .didSelect: "select \(name)"
            case .didDeselect: "deselect \(name)"
            case .selectRequested: "select \(name)?"
            case .deselectRequested: "deselect \(name)?"
            case .primaryAction: "act on \(name)"
            case .menuRequested: "menu of \(otherValue) at \(name)"
            case .deleteRequested: "delete \(otherValue)"
            case .editRequested: "edit \(name)"
            case .didBeginMultipleSelection: "sweep from \(name)"
            case .didEndMultipleSelection: "no sweep"
            case .bandChanged:
                value == 0 ? "no band" : "band to \(otherPoint.x), \(otherPoint.y)"
            case .focusDidChange: "focus \(name)"
            case .focusRequested: "focus \(name)?"
            case .typeAhead: "typed \(otherValue)"
            case .didScrollToTop: "at the top"
            case .refreshRequested: "refresh?"
            case .willBeginZooming: "zoom from \(number)"
            case .didZoom: "zoomed to \(number)"
            case .didEndZooming: "zoom ended at \(number)"
            case .dismissKeyboard: "dismiss keyboard"
            case .wantedOffset: "wanted \(point.y)" + (value == 1 ? " over time" : "")
            case .prefetch: "prefetch \(value)"
            case .cancelPrefetch: "cancel \(value)"
            case .didBecomeViewable: "viewable \(value)"
            case .didBecomeNotViewable: "not viewable \(value)"
            case .didScrollToIndexTitle: "title \(value) at \(name)"
            case .dragSessionWillBegin: "drag \(value)"
            case .dragItemsAdded: "drag \(value) now"
            case .dragSessionDidEnd: "dragged: \(value)"
            case .dropSessionDidEnter: "enter \(value)"
            case .dropSessionDidUpdate:
                "drop at \(name): \(value)" + (otherValue == 2 ? " into" : "")
            case .dropSessionDidExit: "exit"
            case .performDrop: "drop at \(name), now \(Int(number))"
            case .dropSessionDidEnd: "drop ended"
            case .springLoaded: "open \(name)"
            case .placeholderRemoved: "no placeholder \(value)"
            case .menuDidClose: "menu closed \(name)"
            case .menuTargetGone: "menu gone \(name)"
            case .copyRequested: "copy \(otherValue) at \(name)"
            case .cutRequested: "cut \(otherValue) at \(name)"
            case .pasteRequested: "paste at \(name)"
            case .swipeBegan: "swipe \(name) from \(Int(number))"
            case .swipeChanged: "swipe \(name) to \(Int(number))" + commitment
            case .swipeEnded: "swiped \(name), rests at \(Int(otherNumber))" + commitment
            case .swipeCancelled: "swipe back \(name)"
            case .swipeCommitted: "commit \(name)"
            case .swipeDidClose: "swipe closes \(name)"
            case .movementBegan: "move \(name)"
            case .movementTargetChanged: "move \(name) elsewhere"
            case .movementEnded: "moved \(name)"
            case .movementCancelled: "moved back \(name)"
            case .itemMoved: "item is \(name)"
            case .moveRequested: "move \(name)?"
            case .nearEnd: "near end \(number)"
            case .nearStart: "near start \(number)"
            case .accessibilityLayoutChanged: "layout changed at \(name)"
            case .accessibilityScreenChanged: "screen changed at \(name)"
            case .accessibilityScrolled:
                "items \(value) to \(otherValue) of \(Int(number)), page \(Int(point.x)) of "
                    + "\(Int(point.y))"
            case .accessibilityCountChanged: "\(value) items, \(otherValue) sections"
            }
        return text + (flags.contains(.isOld) ? " old" : "")
            + (time_ns == 0 ? "" : " at \(time_ns)")
    }

    private var commitment: String { otherValue == 1 ? " commits" : "" }
}
