import CollectionCore
import CollectionWire

extension Document {
    /// The items of a set-up, titled by their names or identifiers.
    init(_ setup: ViewSetup) {
        let prototypes = setup.cellPrototypes
        self.init(classNames: prototypes.map(\.name))
        let usual = setup.layout?.layout?.configuration.sectionMetrics ?? SectionMetrics()
        for (number, section) in setup.sections.enumerated() {
            beginSection("section \(section.identifier ?? UInt64(number))")
            let metrics = section.metrics ?? usual
            let content = section.content ?? ItemColumns()
            for item in 0..<section.count {
                let identifier =
                    content.reuseIdentifiers.isEmpty
                    ? metrics.itemReuseIdentifier.rawValue : content.reuseIdentifiers[item]
                let viewClass = prototypes.firstIndex { $0.identifier.rawValue == identifier }
                append(
                    title: section.title(ofItem: item),
                    width: content.widths.isEmpty
                        ? Float(metrics.itemSize.width) : content.widths[item],
                    height: content.heights.isEmpty
                        ? Float(metrics.itemSize.height) : content.heights[item],
                    class: UInt8(viewClass ?? 0))
            }
        }
    }
}

extension SectionSetup {
    fileprivate func title(ofItem item: Int) -> String {
        if !names.isEmpty { return names[item] }
        return items.isEmpty ? "" : "\(items[item])"
    }
}

extension ViewSetup {
    /// The classes of views that pictures tell apart: the usual one, and those of cells.
    fileprivate var cellPrototypes: [(name: String, identifier: ReuseIdentifier)] {
        var all: [(name: String, identifier: ReuseIdentifier)] = [("item", .standard)]
        for (index, prototype) in prototypes.enumerated() where prototype.category == .cell {
            let identifier = ReuseIdentifier(rawValue: UInt32(index) + 1)
            all.append((String(decoding: prototype.name, as: UTF8.self), identifier))
        }
        return Array(all.prefix(256))
    }

    /// Has the items of a document as sections.
    mutating func setSections(_ document: Document, itemSize: Size?, spans: SpanPattern) {
        let first = UInt32(prototypes.count) + 1
        for name in document.classNames {
            prototypes.append(
                RegisterReuseIdentifier(name: Array(name.utf8), category: .cell, kind: .none))
        }
        let allSpans = spans.column(count: document.itemCount)
        sections = document.sections.map { section in
            let items = section.firstItem..<section.firstItem + section.itemCount
            var setup = SectionSetup()
            setup.itemCount = UInt32(section.itemCount)
            var content = ItemColumns()
            if itemSize == nil {
                content.widths = Array(document.widths[items])
                content.heights = Array(document.heights[items])
            }
            content.reuseIdentifiers = document.classes[items].map { first + UInt32($0) }
            if !allSpans.isEmpty { content.spans = Array(allSpans[items]) }
            setup.content = content
            setup.names = Array(document.titles[items])
            return setup
        }
    }
}

extension ViewClasses {
    /// Those of a set-up's items.
    init(_ setup: ViewSetup) {
        let prototypes = setup.cellPrototypes
        self.init(cells: prototypes.map(\.identifier), cellNames: prototypes.map(\.name))
    }
}
