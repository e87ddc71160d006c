import CollectionClient
import CollectionCore
import Testing

@testable import jogakbo

@Suite("Documents follow updates")
struct DocumentEditTests {
    private static func path(_ section: UInt32, _ item: UInt32) -> IndexPath {
        IndexPath(section: section, item: item)
    }

    private var document: Document {
        var document = Document(classNames: ["item"])
        for section in ["a", "b", "c"] {
            document.beginSection(section)
            for item in 0..<5 {
                document.append(title: "\(section)\(item)", width: 1, height: 2, class: 0)
            }
        }
        return document
    }

    private func titles(_ document: Document) -> [[String]] {
        document.sections.map { section in
            Array(document.titles[section.firstItem..<section.firstItem + section.itemCount])
        }
    }

    @Test func itemsComeGoAndChangePlaces() {
        var document = document
        var update = UpdateColumns(items: [
            .delete(Self.path(0, 1), count: 2), .insert(Self.path(0, 1)),
            .move(Self.path(1, 4), to: Self.path(0, 0)),
            .move(Self.path(2, 0), to: Self.path(2, 3), count: 2),
        ])
        update.content.widths = [7]
        update.content.heights = [8]
        document.apply(update, title: "new")
        #expect(
            titles(document) == [
                ["b4", "new", "a0", "a3", "a4"], ["b0", "b1", "b2", "b3"],
                ["c2", "c3", "c4", "c0", "c1"],
            ])
        #expect(document.widths[1] == 7)
        #expect(document.heights[1] == 8)
    }

    /// The engine says how large each item is: the document must say the same.
    @Test(arguments: [UInt64(1), 2, 3])
    func asTheEngineDoes(seed: UInt64) throws {
        var document = Document(itemCount: 40, sectionCount: 4, seed: seed)
        var view = CollectionView(limits: Limits())
        let classes = try view.registerClasses(of: document)
        try view.setDataSource(document, classes: classes, itemSize: nil)
        var pattern = EditPattern(
            kinds: [.insert, .delete, .move], size: 6, of: document,
            ItemSamples(document, classes, itemSize: nil), seed: seed)
        for _ in 0..<60 {
            let update = pattern.next()
            try view.performBatchUpdates(BatchUpdate(update, limits: Limits()))
            document.apply(update, title: "new")
        }
        for (number, section) in document.sections.enumerated() {
            #expect(pattern.itemCounts[number] == UInt32(section.itemCount))
            for item in 0..<section.itemCount {
                let path = Self.path(UInt32(number), UInt32(item))
                let frame = try view.layoutAttributes(for: .cell(path)).frame
                #expect(Float(frame.width) == document.widths[section.firstItem + item])
                #expect(Float(frame.height) == document.heights[section.firstItem + item])
            }
        }
    }
}
