import CollectionClient
import CollectionCore

/// Batch updates of items anywhere in the data, one after another; the same seed gives the same.
///
/// It knows how many items each section has, and nothing else: so every batch is right whatever
/// is shown, and however many are under way.
struct EditPattern: Sendable {
    /// How many items each section has once all batches so far have been carried out.
    private(set) var itemCounts: [UInt32]
    private let kinds: [EditKind]
    private let size: Int
    private let samples: ItemSamples
    private var random: RandomNumbers

    /// - Parameter size: How many parts a batch has.
    init(
        kinds: [EditKind], size: Int, of document: Document, _ samples: ItemSamples, seed: UInt64
    ) {
        itemCounts = document.sections.map { section in UInt32(section.itemCount) }
        self.kinds = kinds
        self.size = size
        self.samples = samples
        random = RandomNumbers(seed: seed)
    }

    /// The next batch. A part for which there is no item left is not in it.
    mutating func next() -> UpdateColumns {
        var batch = EditBatch(itemCounts)
        for _ in 0..<size { append(to: &batch) }
        var update = UpdateColumns(items: [])
        for part in batch.parts {
            update.items.append(item(part, &batch))
            if part.kind == .insert || part.kind == .reload {
                samples.append(Int(random.next()), to: &update.content)
            }
        }
        itemCounts = batch.countsAfter
        return update
    }

    private mutating func append(to batch: inout EditBatch) {
        let kind = kinds[Int(random.next()) % kinds.count]
        let section = number(below: itemCounts.count)
        if kind == .insert {
            batch.append(kind, from: nil, toSection: section)
            return
        }
        guard let origin = batch.origin(near: number(below: itemCounts.count), random.next())
        else { return }
        batch.append(kind, from: origin, toSection: kind == .move ? section : nil)
    }

    private mutating func item(_ part: EditBatch.Part, _ batch: inout EditBatch) -> UpdateItem {
        let target = part.targetSection.map { section in
            batch.target(in: section, random.next())
        }
        switch (part.kind, part.origin, target) {
        case (.delete, let origin?, _): return .delete(origin)
        case (.reload, let origin?, _): return .reload(origin)
        case (.move, let origin?, let target?): return .move(origin, to: target)
        case (.insert, _, let target?): return .insert(target)
        // The item's class is not known here, and must stay.
        case (_, let origin, _):
            return .reconfigure(
                origin ?? IndexPath(section: 0, item: 0), flags: .keepsContent)
        }
    }

    private mutating func number(below count: Int) -> Int { Int(random.next()) % max(1, count) }
}

/// Sizes and classes for items that come: those of the items that were there at first.
struct ItemSamples: Sendable {
    private let widths: [Float]
    private let heights: [Float]
    private let identifiers: [UInt32]

    /// - Parameter itemSize: What all items measure; nil leaves each its own size.
    init(_ document: Document, _ classes: ViewClasses, itemSize: Size?) {
        widths = itemSize == nil ? document.widths : []
        heights = itemSize == nil ? document.heights : []
        identifiers = classes.column(for: document)
    }

    /// Appends an item to the columns: one like item `number` of all, counted round.
    func append(_ number: Int, to content: inout DataColumns) {
        if identifiers.isEmpty { return }
        let index = number % identifiers.count
        content.reuseIdentifiers.append(identifiers[index])
        if widths.isEmpty { return }
        content.widths.append(widths[index])
        content.heights.append(heights[index])
    }
}
