extension UpdateContent {
    /// The number of items that the parts of an update bring: items of new sections and single
    /// items. For codecs whose input does not state this number. Invalid parts bring no items.
    ///
    /// - Parameter itemCounts: The number of items in each section that the parts bring.
    package static func itemCount(
        of parts: Span<UpdateItem>, itemCounts: Span<UInt32>
    ) -> Int {
        var items = 0
        var sections = 0
        for index in parts.indices {
            let part = parts[index]
            guard let action = part.action, part.bringsContent(action) else { continue }
            let path = action == .insert ? part.indexPathAfterUpdate : part.indexPathBeforeUpdate
            if path.item != IndexPath.noItem {
                items.add(count: part.count)
                continue
            }
            if action == .reconfigure && !part.flags.contains(.takesMetrics) { continue }
            // A hostile input may state a count up to the greatest number.
            let end = min(sections + Int(part.count), itemCounts.count)
            for section in sections..<end { items.add(count: itemCounts[section]) }
            sections = end
        }
        return items
    }
}

extension UpdateItem {
    fileprivate func bringsContent(_ action: Action) -> Bool {
        switch action {
        case .insert: true
        case .delete, .move: false
        case .reload, .reconfigure: !flags.contains(.keepsContent)
        }
    }
}
