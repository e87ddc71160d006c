import CollectionCore
import Testing

/// M11: a content offset that is set after a change, and before a display frame shows the change,
/// is one of the content after the change.
@Suite("Content offsets that are set after changes")
struct OffsetAfterChangeTests {
    /// Changes of a list of 30 rows of 10 points that is seen in bounds of 200 points.
    enum Change: String, CaseIterable {
        case insertBefore, insertAmong, insertBehind, deleteBefore, replace, lengthen, reload
        case insertAndLengthen, insertAndShorten

        func make(_ stage: inout ScrollStage) throws {
            switch self {
            case .insertBefore: try insert(100, at: 0, &stage)
            case .insertAmong: try insert(100, at: 10, &stage)
            case .insertBehind: try insert(100, at: 20, &stage)
            case .deleteBefore:
                try insert(100, at: 20, &stage)
                try stage.view.performBatchUpdates(
                    BatchUpdate(items: [.delete(IndexPath(section: 0, item: 0), count: 5)]))
            case .replace: try stage.setRows(120)
            case .lengthen: try setRowLength(60, &stage)
            case .insertAndLengthen:
                try insert(100, at: 0, &stage)
                try setRowLength(20, &stage)
            case .insertAndShorten:
                try insert(600, at: 0, &stage)
                try setRowLength(8, &stage)
            case .reload:
                try insert(100, at: 0, &stage)
                try stage.view.performBatchUpdates(
                    BatchUpdate(items: [.reload(IndexPath(section: 0, item: 100), count: 20)]))
            }
        }

        private func setRowLength(_ length: Double, _ stage: inout ScrollStage) throws {
            var layout = ListLayout()
            layout.sectionMetrics.itemSize = Size(width: 100, height: length)
            layout.sectionMetrics.minimumLineSpacing = 0
            try stage.view.setListLayout(layout)
        }

        private func insert(_ count: UInt32, at item: UInt32, _ stage: inout ScrollStage) throws {
            let row = UpdateItem.insert(IndexPath(section: 0, item: item), count: count)
            try stage.view.performBatchUpdates(BatchUpdate(items: [row]))
        }
    }

    private static let offsets = [0.0, 1, 60, 400, 850, 950]

    private func stage(at offset: Double, _ anchor: ContentAnchor) throws -> ScrollStage {
        var stage = try ScrollStage(rows: 30)
        try stage.view.setContentAnchor(anchor)
        try stage.view.setContentOffset(Point(x: 0, y: offset), isAnimated: false)
        try stage.show(at: 10)
        return stage
    }

    @Test("M12: a finger that pulls beyond an edge goes on without a jump where the edge moves")
    func pulled() throws {
        for item in [UInt32(0), 30] {
            for direction in [1.0, -1] {
                var stage = try ScrollStage(rows: 30)
                if direction > 0 {
                    try stage.view.setContentOffset(Point(x: 0, y: 100), isAnimated: false)
                }
                try stage.point(.down, 100, at: 1)
                for step in 1...9 {
                    let y = 100 - direction * 10 * Double(step)
                    try stage.point(.move, y, at: 1 + 8 * Double(step))
                }
                try stage.show(at: 80)
                let rows = UpdateItem.insert(IndexPath(section: 0, item: item), count: 50)
                try stage.view.performBatchUpdates(BatchUpdate(items: [rows]))
                let before = try stage.show(at: 90)
                try stage.point(.move, 100 - direction * 91, at: 98)
                let after = try stage.show(at: 100)
                #expect(abs(after - before) < 1.01, "\(item), \(direction)")
            }
        }
    }

    @Test("They are where the content rests, at once and over time", arguments: Change.allCases)
    func rest(change: Change) throws {
        for anchor in [ContentAnchor.automatic, .end, .firstVisibleItem, .none] {
            for (start, target) in [0.0, 1, 50, 99, 100].flatMap({ start in
                Self.offsets.map { (start, $0) }
            }) {
                for isAnimated in [false, true] {
                    var stage = try stage(at: start, anchor)
                    try change.make(&stage)
                    try stage.view.setContentOffset(Point(x: 0, y: target), isAnimated: isAnimated)
                    for time in [20.0, 36, 200, 900] { try stage.show(at: time) }
                    #expect(
                        try stage.show(at: 2000) == target,
                        "\(change) at \(start), \(anchor), \(isAnimated)")
                }
            }
        }
    }

    @Test("They are what the view says before a display frame, and are told once")
    func told() throws {
        var stage = try stage(at: 50, .automatic)
        _ = stage.told()
        try Change.insertBefore.make(&stage)
        try stage.view.setContentOffset(Point(x: 0, y: 700), isAnimated: false)
        #expect(stage.view.scrolling.contentOffset.y == 700)
        #expect(stage.told() == ["scrolled to 700.0"])
        #expect(try stage.show(at: 20) == 700)
        #expect(stage.told() == [])
        try Change.insertBefore.make(&stage)
        try stage.view.setContentOffset(Point(x: 0, y: 650), isAnimated: false)
        try stage.setRows(200)
        #expect(try stage.show(at: 30) == 650)
    }

    @Test("The last one counts, whatever changes before the display frame")
    func repeated() throws {
        var stage = try stage(at: 50, .automatic)
        try Change.insertBefore.make(&stage)
        try stage.view.setContentOffset(Point(x: 0, y: 700), isAnimated: false)
        try stage.view.setContentOffset(Point(x: 0, y: 500), isAnimated: false)
        try stage.view.performBatchUpdates(
            BatchUpdate(items: [.insert(IndexPath(section: 0, item: 130), count: 5)]))
        #expect(try stage.show(at: 20) == 500)
        try Change.insertBefore.make(&stage)
        try stage.view.setContentOffset(Point(x: 0, y: 300), isAnimated: false)
        try Change.insertBefore.make(&stage)
        #expect(try stage.show(at: 30) == 300)
    }

    @Test("What moves on its way begins where the content is seen")
    func animated() throws {
        var stage = try stage(at: 50, .automatic)
        try Change.insertBefore.make(&stage)
        try stage.view.setContentOffset(Point(x: 0, y: 0), isAnimated: true)
        #expect(try stage.show(at: 20) == 1050)
        let half = try stage.show(at: 170)
        #expect(half > 100 && half < 950)
        #expect(try stage.show(at: 400) == 0)
    }

    @Test("To the top where motion is reduced, and to an index title")
    func others() throws {
        var stage = try stage(at: 50, .automatic)
        var environment = Environment()
        environment.reducesMotion = true
        try stage.view.setEnvironment(environment)
        try stage.show(at: 12)
        try Change.insertBefore.make(&stage)
        stage.view.scrollToTop()
        #expect(try stage.show(at: 20) == 0)
        try stage.view.setContentOffset(Point(x: 0, y: 50), isAnimated: false)
        try stage.show(at: 30)
        try Change.insertBefore.make(&stage)
        let isShown = try stage.view.accessibilityScroll(.down)
        #expect(isShown)
        let page = try stage.show(at: 40)
        #expect(page > 1050 && page <= 1250)
    }
}
