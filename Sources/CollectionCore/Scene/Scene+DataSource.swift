extension Scene {
    /// - Parameter used: Whether any item uses the reuse identifier whose number is the index.
    func checkIdentifiers(_ used: [Bool]) throws(CollectionError) {
        for identifier in used.indices where used[identifier] {
            try registry.check(
                ReuseIdentifier(rawValue: UInt32(identifier)), category: .cell, kind: .none)
        }
    }

    var sectionCount: Int { stage.dataSource.sectionCount }

    func numberOfItems(inSection section: UInt32) throws(CollectionError) -> Int {
        try stage.dataSource.numberOfItems(inSection: section)
    }
}
