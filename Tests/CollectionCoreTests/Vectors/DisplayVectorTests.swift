import CollectionCore
import Testing

private struct DisplayCase: VectorCase {
    var id: String
    var input: Input
    var expect: Expectation

    struct Input: Decodable {
        var kind: String
        var sections: [UInt32]?
        var item: [Double]?
        var view: [Double]?
        var axis: String?
        var inset: Double?
        var offset: Double?
        var script: [String]?
        var before: [UInt32]?
        var after: [UInt32]?
        var deleteSections: [UInt32]?
    }

    struct Expectation: Decodable {
        var path: [UInt32]?
        var into: Double?
        var events: [String]?
        var didEndDisplaying: Ended?
    }

    struct Ended: Decodable {
        var section: Int
        var cell: Int
        var cellPaths: [[UInt32]]?
    }
}

/// Which item is seen first, and what display events a list tells of.
@Suite("Vectors: display")
struct DisplayVectorTests {
    @Test("The first visible item is the one nearest to the start of the bounds")
    func firstVisible() throws {
        var count = 0
        for one in try VectorFile<DisplayCase>.load("display_iglist")
        where one.input.kind == "firstVisible" {
            count += 1
            let input = one.input
            let axis: Axis = input.axis == "vertical" ? .vertical : .horizontal
            let item = try #require(input.item)
            let size = Size(width: item[0], height: item[1])
            var view = CollectionView(limits: Limits())
            var layout = FlowLayout()
            layout.scrollDirection = axis
            layout.sectionMetrics.itemSize = size
            layout.sectionMetrics.minimumLineSpacing = 0
            layout.sectionMetrics.minimumInteritemSpacing = 0
            try view.setFlowLayout(layout)
            var stage = try EventStage(try #require(input.sections))
            swap(&stage.view, &view)
            try stage.setData(try #require(input.sections))
            let bounds = try #require(input.view)
            try stage.view.setBounds(Rect(x: 0, y: 0, width: bounds[0], height: bounds[1]))
            let start = try #require(input.offset) + (input.inset ?? 0)
            let edge = axis == .vertical ? Point(x: 0, y: start) : Point(x: start, y: 0)
            let under = try stage.view.indexPathForItem(at: edge)
            let nearest = try stage.view.indexPathForItem(nearestTo: edge)
            let path = try #require(under ?? nearest)
            #expect([path.section, path.item] == one.expect.path, "\(one.id)")
            let frame = try stage.view.layoutAttributes(for: .cell(path)).frame
            #expect(
                start - (axis == .vertical ? frame.y : frame.x) == one.expect.into, "\(one.id)")
        }
        #expect(count == 11)
    }

    @Test("What is shown and hidden is told once, sections around it")
    func display() throws {
        var count = 0
        for one in try VectorFile<DisplayCase>.load("display_iglist")
        where one.input.kind == "display" {
            count += 1
            // A header of 10 points at 0 and a cell after it; what is hidden is scrolled away.
            var stage = try EventStage([1], header: one.id.contains("header") ? 10 : 0)
            _ = stage.told()
            for step in try #require(one.input.script) {
                try stage.show(step.hasPrefix("show") ? -45 : 1000)
            }
            let events = stage.told().map { told in
                switch told {
                case "section 0 will": "section willDisplay"
                case "section 0 end": "section didEndDisplaying"
                case "will header 0": "header willDisplay"
                case "end header 0": "header didEndDisplaying"
                case "will 0-0": "cell 0 willDisplay"
                default: "cell 0 didEndDisplaying"
                }
            }
            #expect(events == one.expect.events, "\(one.id)")
        }
        #expect(count == 3)
    }

    @Test("What an update takes away is told once, by its path before")
    func updates() throws {
        var count = 0
        for one in try VectorFile<DisplayCase>.load("display_iglist")
        where one.input.kind == "updates" {
            count += 1
            let before = try #require(one.input.before)
            var stage = try EventStage(before)
            try stage.show(0)
            _ = stage.told()
            if let sections = one.input.deleteSections {
                try stage.update(sections.map { .delete(IndexPath(section: $0)) })
            } else {
                let after = try #require(one.input.after)
                var items: [UpdateItem] = []
                for (section, count) in before.enumerated() {
                    if section >= after.count {
                        items.append(.delete(IndexPath(section: UInt32(section))))
                    } else if after[section] < count {
                        items.append(
                            .delete(IndexPath(section: UInt32(section), item: after[section])))
                    }
                }
                try stage.update(items)
            }
            try stage.show(0)
            let events = stage.view.nextEvents().events
            let cells = events.filter { $0.kind == .didEndDisplaying }
            let expected = try #require(one.expect.didEndDisplaying)
            #expect(cells.count == expected.cell, "\(one.id)")
            #expect(
                events.filter { $0.kind == .sectionDidEndDisplaying }.count == expected.section,
                "\(one.id)")
            if let paths = expected.cellPaths {
                let told = cells.map { [$0.element.indexPath.section, $0.element.indexPath.item] }
                #expect(told == paths, "\(one.id)")
            }
        }
        #expect(count == 3)
    }
}
