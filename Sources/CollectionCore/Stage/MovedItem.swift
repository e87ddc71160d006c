/// The order of items while a person moves one item: the order of the data, with the item at
/// another place. Rule R4 of docs/semantics.md.
struct MovedItem: Equatable {
    /// The index path of the item in the data.
    var source: IndexPath
    /// The index path of the item in this order.
    var target: IndexPath

    /// Returns the index path in this order of an item of the data.
    func presented(_ path: IndexPath) -> IndexPath {
        if path == source { return target }
        var path = path
        if path.section == source.section && path.item > source.item { path.item -= 1 }
        if path.section == target.section && path.item >= target.item { path.item += 1 }
        return path
    }

    /// Returns the index path in the data of the item at an index path in this order.
    func inData(_ path: IndexPath) -> IndexPath {
        if path == target { return source }
        var path = path
        if path.section == target.section && path.item > target.item { path.item -= 1 }
        if path.section == source.section && path.item >= source.item { path.item += 1 }
        return path
    }
}
