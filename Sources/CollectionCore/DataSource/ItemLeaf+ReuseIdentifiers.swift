extension SumTree<ItemLeaf> {
    /// Whether an item has each reuse identifier of its own: entry i is for the identifier i.
    ///
    /// - Complexity: O(items that differ from their neighbours)
    var usedReuseIdentifiers: [Bool] {
        var used: [Bool] = []
        forEachLeaf { leaf in
            let column = leaf.reuseIdentifiers
            for index in 0..<(column.isUniform ? 1 : leaf.count) {
                if column[index] == ItemLeaf.noReuseIdentifier { continue }
                let identifier = Int(column[index])
                while used.count <= identifier { used.append(false) }
                used[identifier] = true
            }
        }
        return used
    }
}
