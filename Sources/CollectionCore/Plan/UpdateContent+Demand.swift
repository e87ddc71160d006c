extension UpdateContent {
    /// How many items the parts of an update bring, those of their sections and single ones: for
    /// codecs that are not told. Parts that mean nothing bring none.
    ///
    /// - Parameter itemCounts: Of the sections that the parts bring.
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
                items += Int(part.count)
                continue
            }
            if action == .reconfigure { continue }
            // A hostile run is as long as a number can say.
            let end = min(sections + Int(part.count), itemCounts.count)
            for section in sections..<end { items += Int(itemCounts[section]) }
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
