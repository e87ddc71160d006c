import CollectionClient
import CollectionCore

/// The update that a picture shows, and how.
struct UpdateOptions {
    private(set) var items: [UpdateItem]
    private(set) var animation: Animation
    /// The distance by which the content scrolls meanwhile, in points.
    let scrolled: Double
    /// After how much time the next one of the items comes; nil: all come at once.
    let interval_ns: UInt64?

    /// Nil when nothing is to be updated.
    init?(_ arguments: Arguments) throws(CommandError) {
        var items: [UpdateItem] = []
        for text in arguments.strings(.insert) {
            let (path, count) = try UpdateOptions.run(text, of: .insert)
            items.append(.insert(path, count: count))
        }
        for text in arguments.strings(.delete) {
            let (path, count) = try UpdateOptions.run(text, of: .delete)
            items.append(.delete(path, count: count))
        }
        for text in arguments.strings(.move) {
            let ends = text.split(separator: ":", omittingEmptySubsequences: false)
            guard ends.count == 2 else {
                throw .usage("--move: '\(text)' is no move such as 3-14:3-20")
            }
            let (path, count) = try UpdateOptions.run(String(ends[0]), of: .move)
            let (target, _) = try UpdateOptions.run(String(ends[1]), of: .move)
            items.append(.move(path, to: target, count: count))
        }
        animation = try UpdateOptions.animation(arguments)
        scrolled = try arguments.number(.scroll, in: -1e6...1e6) ?? 0
        interval_ns = try arguments.number(.every, in: 1...60_000).map { UInt64($0 * 1e6) }
        if interval_ns != nil && !items.allSatisfy({ $0.action == .insert }) {
            throw .usage("--every is for items that come: give --insert alone")
        }
        if items.isEmpty { return nil }
        self.items = items
    }

    /// `3-14`, or `3-14x5` for five items from there on.
    static func run(
        _ text: String, of option: CommandOption
    ) throws(CommandError) -> (path: IndexPath, count: UInt32) {
        let words = text.split(separator: "x", omittingEmptySubsequences: false)
        let path = (words.first ?? "").split(separator: "-", omittingEmptySubsequences: false)
            .compactMap { UInt32($0) }
        let count = words.count == 1 ? 1 : words.last.flatMap { UInt32($0) }
        guard path.count == 2, words.count <= 2, let count, (1...100_000).contains(count) else {
            throw .usage("--\(option.name): '\(text)' is no item such as 3-14 or 3-14x5")
        }
        return (IndexPath(section: path[0], item: path[1]), count)
    }

    private static func animation(_ arguments: Arguments) throws(CommandError) -> Animation {
        let curves: [(word: String, value: TimingCurve)] = [
            ("linear", .linear), ("ease-in", .easeIn), ("ease-out", .easeOut),
            ("ease-in-out", .easeInOut), ("spring", .spring(dampingRatio: 0.6)),
        ]
        let appearances: [(word: String, value: ElementAppearance)] = [
            ("fade", .fade), ("slide-left", .slide(from: .left)),
            ("slide-right", .slide(from: .right)), ("slide-top", .slide(from: .top)),
            ("slide-bottom", .slide(from: .bottom)), ("scale", .scale(0.1)),
            ("center", ElementAppearance(place: .boundsCenter)),
        ]
        let milliseconds = try arguments.number(.updateDuration, in: 0...3_600_000) ?? 300
        return Animation(
            duration_ns: UInt64(milliseconds * 1e6),
            curve: try arguments.choice(.curve, among: curves) ?? .easeInOut,
            appearing: try arguments.choice(.appear, among: appearances) ?? .fade,
            disappearing: try arguments.choice(.disappear, among: appearances) ?? .fade)
    }

    /// The update with content for what comes: items as large as those that are there.
    func columns(
        for document: Document, _ classes: ViewClasses, itemSize: Size?
    ) -> UpdateColumns {
        var columns = UpdateColumns(items: items)
        let hasColumns = itemSize == nil && !document.widths.isEmpty
        for item in items where item.action == .insert {
            let size = document.size(near: item.indexPathAfterUpdate)
            for _ in 0..<item.count {
                columns.content.reuseIdentifiers.append(classes.cells[0].rawValue)
                if !hasColumns { continue }
                columns.content.widths.append(size.width)
                columns.content.heights.append(size.height)
            }
        }
        return columns
    }

    /// The updates of which it consists, and when each of them is made.
    var parts: [(time_ns: UInt64, update: UpdateOptions)] {
        guard let interval_ns else { return [(0, self)] }
        var parts: [(time_ns: UInt64, update: UpdateOptions)] = []
        for item in items {
            for step in 0..<item.count {
                var part = self
                var path = item.indexPathAfterUpdate
                path.item += step
                part.items = [.insert(path)]
                let time_ns = UInt64(parts.count) * interval_ns
                part.animation.startTime_ns = time_ns
                parts.append((time_ns, part))
            }
        }
        return parts
    }

    /// The time to the end of the last part.
    var duration_ns: UInt64 { (parts.last?.time_ns ?? 0) + animation.duration_ns }

    /// `3 come, 1 goes in 300 ms`
    var words: String {
        let verbs: [(action: UpdateItem.Action, one: String, many: String)] = [
            (.insert, "comes", "come"), (.delete, "goes", "go"), (.move, "moves", "move"),
        ]
        var words: [String] = []
        for (action, one, many) in verbs {
            let count = items.filter { $0.action == action }.reduce(0) { $0 + Int($1.count) }
            if count > 0 { words.append("\(count) \(count == 1 ? one : many)") }
        }
        let each = interval_ns.map { ", one every \(Decimal.duration($0)), each" } ?? ""
        let scrolls =
            scrolled == 0 ? "" : "; the content scrolls by \(Decimal.short(scrolled)) points"
        return words.joined(separator: ", ") + each
            + " in \(Decimal.duration(animation.duration_ns))" + scrolls
    }
}

extension Document {
    /// The size of the item at a place, or else of the last one before it in its section.
    fileprivate func size(near path: IndexPath) -> (width: Float, height: Float) {
        guard Int(path.section) < sections.count, sections[Int(path.section)].itemCount > 0 else {
            return (50, 50)
        }
        let section = sections[Int(path.section)]
        let item = section.firstItem + min(Int(path.item), section.itemCount - 1)
        return (widths[item], heights[item])
    }
}

extension CommandOption {
    static let insert = CommandOption(
        "insert", valueName: "ITEM",
        meaning: "Update the data before drawing: an item comes at SECTION-ITEM, or several at "
            + "SECTION-ITEMxCOUNT. May be repeated.")
    static let delete = CommandOption(
        "delete", valueName: "ITEM", meaning: "The same for items that go.")
    static let move = CommandOption(
        "move", valueName: "ITEM:ITEM",
        meaning: "The same for items that change places: where they are, and where the first of "
            + "them is to be after the whole update.")
    static let updateDuration = CommandOption(
        "duration", valueName: "MS",
        meaning: "How many milliseconds the change takes. Default: 300.")
    static let curve = CommandOption(
        "curve", valueName: "WORD",
        meaning: "How it goes on: linear, ease-in, ease-out, ease-in-out (default) or spring.")
    static let appear = CommandOption(
        "appear", valueName: "WORD",
        meaning: "How items come: fade (default), slide-left, slide-right, slide-top, "
            + "slide-bottom (from that edge), scale, or center (of what is visible).")
    static let disappear = CommandOption(
        "disappear", valueName: "WORD", meaning: "How items go: the same words.")
    static let scroll = CommandOption(
        "scroll", valueName: "POINTS",
        meaning: "How far the content scrolls during the change, with --strip or --animate. "
            + "Default: 0.")
    static let every = CommandOption(
        "every", valueName: "MS",
        meaning: "Have items come one after another, each so many milliseconds after the one "
            + "before. Default: all at once.")
    static let strip = CommandOption(
        "strip", valueName: "N",
        meaning: "Draw N display frames of the change side by side, from its start to its end. "
            + "Default: one, the end.")
    static let animate = CommandOption(
        "animate",
        meaning: "With --svg: draw the change as it moves, over and over, in one picture.")

    /// In the order of `--help`.
    static let updateOptions: [CommandOption] = [
        .insert, .delete, .move, .updateDuration, .curve, .appear, .disappear, .scroll, .every,
        .strip, .animate,
    ]
}
