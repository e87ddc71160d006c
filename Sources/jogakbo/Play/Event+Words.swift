import CollectionCore

extension EventMask {
    /// What is listed of a view that is played with: all but what display frames tell.
    static let listed: EventMask = [
        .content, .scrolling, .taps, .highlights, .longPresses, .pinches, .focus, .typeAhead,
        .selection, .actions, .bands, .prefetching, .nearEnd, .viewability, .accessibility,
        .movement, .dragging, .swiping, .editingCommands, .refreshing, .zooming,
        .nearStart,
    ]
}

extension Events {
    func runs(of event: Event) -> ArraySlice<ItemRun> {
        let first = Int(event.firstRun)
        return runs[first..<first + Int(event.runCount)]
    }
}

extension Event {
    /// `selectionDidChange of 0·3, 2 selected, 1 deselected, runs 0·3 to 0·5`
    func words(_ events: Events) -> String {
        var words = ["\(kind)" + (element == .none ? "" : " \(element.words)")]
        switch kind {
        case .selectionDidChange:
            words.append("\(value) selected, \(otherValue) deselected")
        case .willEndDragging:
            words.append("to rest at \(Decimal.short(point.x)), \(Decimal.short(point.y))")
        case .wantedOffset:
            words.append("\(Decimal.short(point.x)), \(Decimal.short(point.y))")
        case .swipeBegan, .swipeEnded, .swipeDidClose, .swipeCancelled, .refreshRequested:
            words.append("\(Decimal.short(number)) points")
        case .willBeginZooming, .didEndZooming: words.append("\(Decimal.short(number)) times")
        case .nearEnd, .nearStart: words.append("\(Decimal.short(number)) points")
        case .dropSessionDidUpdate, .performDrop, .dragSessionDidEnd:
            if let operation = DropOperation(rawValue: UInt32(value)) {
                words.append("\(operation)")
            }
        case .prefetch, .cancelPrefetch, .didBecomeViewable, .didBecomeNotViewable:
            words.append(value == 1 ? "1 item" : "\(value) items")
        case .accessibilityScrolled:
            words.append("items \(value) to \(otherValue) of \(Decimal.short(number))")
        default: break
        }
        let runs = events.runs(of: self).map(\.words)
        if !runs.isEmpty { words.append("runs " + runs.joined(separator: ", ")) }
        return words.joined(separator: ", ")
    }
}

extension Element {
    /// `0·3`, or `header 3`
    fileprivate var words: String {
        let path = indexPath
        if category == .cell && path.item != IndexPath.noItem { return path.words }
        switch kind {
        case .sectionHeader: return "header \(path.section)"
        case .sectionFooter: return "footer \(path.section)"
        default: return "section \(path.section)"
        }
    }
}

extension IndexPath {
    fileprivate var words: String { "\(section)·\(item)" }
}

extension ItemRun {
    /// `0·3 to 0·5`; the count, where the run may go on through sections.
    fileprivate var words: String {
        if count == 1 { return indexPath.words }
        return "\(indexPath.words) and \(count - 1) more"
    }
}
