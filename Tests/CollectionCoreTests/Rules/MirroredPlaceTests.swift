import CollectionCore
import Testing

/// D8 and A13: content that is mirrored along the main axis keeps its places as other content does,
/// seen in a mirror.
@Suite("D8: places from right to left")
struct MirroredPlaceTests {
    enum Change: CaseIterable {
        case grow, shrink, shrinkBelowWhatIsSeen, insertBefore, deleteFirst, reloadFirst, deleteAll

        func make(_ stage: PlaceStage) throws {
            switch self {
            case .grow: try measure(20, as: 200, stage)
            case .shrink: try measure(20, as: 50, stage)
            case .shrinkBelowWhatIsSeen: try measure(20, as: 10, stage)
            case .insertBefore: try stage.insert(3, 4)
            case .deleteFirst: try stage.delete(20, 1)
            case .reloadFirst: try stage.reload(20, length: 40)
            case .deleteAll: try stage.delete(18, 12)
            }
        }

        private func measure(_ row: Int, as length: Double, _ stage: PlaceStage) throws {
            stage.lengths[row] = length
            try stage.reconfigure(row)
        }
    }

    /// The rows that are seen after changes, with the distances of their edges from where the
    /// bounds begin.
    private func seen(
        _ direction: LayoutDirection, _ anchor: ContentAnchor, _ changes: [Change], scrolls: Bool
    ) throws -> [String] {
        let stage = try PlaceStage(scrolls: scrolls, estimate: 100, axis: .horizontal)
        try stage.setInsets(start: 0, direction)
        try stage.settle()
        let isMirrored = direction == .rightToLeft
        try stage.scroll(to: isMirrored ? 10_000 - 500 - 2_030 : 2_030)
        try stage.settle()
        try stage.view.setContentAnchor(anchor)
        for change in changes {
            try change.make(stage)
            try stage.settle()
        }
        return stage.frame.elements.map {
            let start = $0.frame.x - stage.offset
            let lead = isMirrored ? 500 - start - $0.frame.width : start
            return "\($0.element.indexPath.item) at \(lead)"
        }.sorted()
    }

    @Test("Changes leave the mirror image of what they leave otherwise", arguments: Change.allCases)
    func mirrored(change: Change) throws {
        let anchors: [ContentAnchor] = [
            .automatic, .end, .firstVisibleItem, .lastVisibleItem, .item(.at(0, 22)),
        ]
        // Where nothing of a named item is left the offset keeps its number, which is no place.
        for anchor in change == .deleteAll ? anchors.dropLast() : anchors[...] {
            for scrolls in [false, true] {
                for changes in [[change], [change, .grow], [.shrink, change, .shrink]] {
                    #expect(
                        try seen(.rightToLeft, anchor, changes, scrolls: scrolls)
                            == seen(.leftToRight, anchor, changes, scrolls: scrolls),
                        "\(anchor), \(scrolls), \(changes)")
                }
            }
        }
    }
}
