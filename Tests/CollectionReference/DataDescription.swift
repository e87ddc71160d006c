public import CollectionCore

/// All the data of a collection view, as chunks of columns.
public struct DataDescription: Equatable, Sendable {
    public var metrics: [SectionMetrics]
    public var chunks: [Chunk]

    public init(metrics: [SectionMetrics], chunks: [Chunk]) {
        self.metrics = metrics
        self.chunks = chunks
    }

    public struct Chunk: Equatable, Sendable {
        public var itemCounts: [UInt32]
        public var sectionMetrics: [UInt32]
        public var widths: [Float]
        public var heights: [Float]
        public var reuseIdentifiers: [UInt32]
        public var spans: [UInt32]
        public var options: ChunkOptions

        public init(itemCounts: [UInt32]) {
            self.itemCounts = itemCounts
            sectionMetrics = []
            widths = []
            heights = []
            reuseIdentifiers = []
            spans = []
            options = []
        }
    }
}

extension DataDescription {
    /// Sections as arrays of items.
    var sections: [ReferenceSection] {
        var sections: [ReferenceSection] = []
        for chunk in chunks {
            var next = 0
            for (index, count) in chunk.itemCounts.enumerated() {
                let items = (next..<next + Int(count)).map { chunk.item(at: $0) }
                next += Int(count)
                if index == 0, chunk.options.contains(.continuesSection), !sections.isEmpty {
                    sections[sections.count - 1].items += items
                } else {
                    let number = chunk.sectionMetrics.isEmpty ? 0 : chunk.sectionMetrics[index]
                    sections.append(
                        ReferenceSection(
                            metrics: number == 0 ? nil : metrics[Int(number) - 1].onGrid,
                            items: items))
                }
            }
        }
        return sections
    }
}

extension DataDescription.Chunk {
    func item(at index: Int) -> ReferenceItem {
        ReferenceItem(
            width: widths.isEmpty ? nil : Grid.rounded(widths[index]),
            height: heights.isEmpty ? nil : Grid.rounded(heights[index]),
            reuseIdentifier: reuseIdentifiers.isEmpty
                ? nil : ReuseIdentifier(rawValue: reuseIdentifiers[index]),
            span: spans.isEmpty ? .one : ItemSpan(rawValue: spans[index]),
            isGivenAsEstimate: options.contains(.sizesAreEstimates),
            measured: nil)
    }
}
