import CollectionCore
import CollectionReference
import Testing

/// R3, R4, R7, R9: movements at random, with updates, scrolling and other layouts between. What is
/// presented is compared with a view of its own that has the items in that order.
@Suite("R: movements at random")
struct MovementRandomTests {
    @Test("All others stand as if the item were let go", arguments: 0..<40)
    func presented(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let layouts = Self.layouts
        var layout = layouts[seed % layouts.count]
        var stage = try MovementStage(
            layout, sections: Self.sections(&random), mask: [.movement, .display], height: 150)
        for _ in 0..<60 {
            switch Int.random(in: 0..<12, using: &random) {
            case 0: try stage.pickUpAny(&random)
            case 1...6:
                if stage.view.interactiveMovement == nil { try stage.pickUpAny(&random) }
                if stage.view.interactiveMovement == nil { continue }
                let x = Double.random(in: -20...120, using: &random)
                try stage.move(to: x, Double.random(in: -20...170, using: &random))
            case 7: if stage.view.interactiveMovement != nil { try stage.letGo() }
            case 8 where stage.view.interactiveMovement != nil:
                try stage.view.cancelInteractiveMovement()
            case 9: try stage.update(&random)
            case 10: stage.bounds.y = Double.random(in: 0...100, using: &random)
            case 11 where random.chance(20):
                layout = layouts[Int.random(in: 0..<layouts.count, using: &random)]
                try stage.view.setLayout(layout, animation: random.chance(50) ? Animation() : nil)
            default: break
            }
            let frame = try stage.show(after: Double(Int.random(in: 0...200, using: &random)))
            stage.check(frame, seed)
            _ = stage.told()
            if random.chance(30) {
                let atRest = try stage.rest()
                stage.check(atRest, seed)
                try stage.compare(atRest, with: layout, seed)
            }
            _ = stage.told()
            #expect(try stage.counts() == stage.model.map(\.count), "seed \(seed)")
            #expect(stage.view.brokenInvariant() == nil, "seed \(seed)")
        }
    }

    private static var layouts: [Layout] {
        var flow = FlowLayout()
        flow.sectionMetrics.minimumLineSpacing = 4
        flow.sectionMetrics.headerReferenceSize = Size(width: 100, height: 7)
        var list = MovementStage.list
        list.sectionMetrics.headerReferenceSize = Size(width: 100, height: 9)
        list.separatorThickness = 1
        let (rows, scrolled) = (LoggingLayout(), LoggingLayout())
        rows.headerHeight = 12
        scrolled.invalidatesForScrolling = true
        return [
            .list(list), .flow(flow), .waterfall(WaterfallLayout()), .grid(GridLayout()),
            .justified(JustifiedLayout()), .carousel(CarouselLayout()),
            .custom(rows), .custom(scrolled),
        ]
    }

    private static func sections(_ random: inout SeededGenerator) -> [[Size]] {
        (0..<Int.random(in: 1...3, using: &random)).map { section in
            let count = section == 0 ? 8 : Int.random(in: 0...6, using: &random)
            return (0..<count).map { _ in Self.size(&random) }
        }
    }

    static func size(_ random: inout SeededGenerator) -> Size {
        Size(
            width: Double(Int.random(in: 10...90, using: &random)),
            height: Double(Int.random(in: 10...60, using: &random)))
    }
}

extension MovementStage {
    fileprivate mutating func pickUpAny(_ random: inout SeededGenerator) throws {
        let counts = try counts()
        let section = Int.random(in: 0..<counts.count, using: &random)
        if counts[section] == 0 { return }
        let item = Int.random(in: 0..<counts[section], using: &random)
        let isFree = view.interactiveMovement == nil
        #expect(try pickUp(UInt32(section), UInt32(item)) == isFree)
    }

    fileprivate func counts() throws -> [Int] {
        try (0..<view.sectionCount).map { try view.numberOfItems(inSection: UInt32($0)) }
    }

    /// Inserts an item, deletes one, or moves one.
    fileprivate mutating func update(_ random: inout SeededGenerator) throws {
        let counts = try counts()
        let section = Int.random(in: 0..<counts.count, using: &random)
        let (part, count) = (UInt32(section), counts[section])
        let first = Int.random(in: 0...count, using: &random)
        let options = BatchUpdateOptions(animation: random.chance(50) ? Animation() : nil)
        if count == 0 || random.chance(40) {
            let size = MovementRandomTests.size(&random)
            let content = try UpdateContent(rows: [Float(size.height)], limits: view.limits)
            try view.performBatchUpdates(
                BatchUpdate(items: [.insert(.at(part, UInt32(first)))], content: content),
                options: options)
            insertIntoModel(section, first, Size(width: 100, height: size.height))
        } else if random.chance(50) {
            let item = min(first, count - 1)
            try view.performBatchUpdates(
                BatchUpdate(items: [.delete(.at(part, UInt32(item)))]), options: options)
            moveInModel(.at(part, UInt32(item)), nil)
        } else {
            let from = IndexPath.at(part, UInt32(min(first, count - 1)))
            let to = IndexPath.at(part, UInt32(Int.random(in: 0..<count, using: &random)))
            try view.performBatchUpdates(
                BatchUpdate(items: [.move(from, to: to)]), options: options)
            moveInModel(from, to)
        }
    }

    /// Checks what is true of any display frame: the held item is at the pointer, in front of all
    /// others, and no view is bound twice.
    fileprivate func check(_ frame: DisplayFrame, _ seed: Int) {
        let held = frame.elements.filter { $0.flags.contains(.isHeld) }
        let movement = view.interactiveMovement
        #expect(held.map(\.element) == (movement.map { [.cell($0.source)] } ?? []), "seed \(seed)")
        #expect(held.allSatisfy { $0.zIndex == .max })
        let views = Set(frame.elements.map(\.reusableView.rawValue))
        #expect(views.count == frame.elements.count, "seed \(seed)")
    }

    /// Compares what is shown at rest with a view that has the items in the presented order.
    fileprivate mutating func compare(
        _ frame: DisplayFrame, with layout: Layout, _ seed: Int
    ) throws {
        let movement = view.interactiveMovement
        var other = try MovementStage(layout, sections: modelSizes, height: bounds.height)
        // Lanes of a waterfall remember where items were.
        if case .waterfall = layout { return }
        if let movement, movement.source != movement.target {
            try other.view.performBatchUpdates(
                BatchUpdate(items: [.move(movement.source, to: movement.target)]))
        }
        other.bounds = bounds
        try other.show()
        for shown in frame.elements where shown.element.category == .cell {
            if shown.flags.contains(.isHeld) { continue }
            var path = shown.element.indexPath
            if let movement { path = movement.presented(path) }
            let expected = try other.view.layoutAttributes(for: .cell(path))
            #expect(shown.frame == expected.frame, "seed \(seed): \(path)")
        }
    }
}

extension InteractiveMovement {
    /// Where an item is presented: by taking the held one out and putting it in.
    fileprivate func presented(_ path: IndexPath) -> IndexPath {
        var item = path.item
        if path.section == source.section && path.item > source.item { item -= 1 }
        if path.section == target.section && item >= target.item { item += 1 }
        return IndexPath(section: path.section, item: item)
    }
}
