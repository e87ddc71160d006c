/// The order of items while there is room for items that are not in the data: for placeholders, and
/// for the gap where items would be dropped. Rules O8 and O16 of docs/semantics.md.
struct InsertedItems {
    /// Room for one item.
    struct Item {
        /// The index path of the item of the data that the room is before, or the one behind the
        /// last item of a section.
        var path: IndexPath
        /// The placeholder that is shown there; nil: the room is the gap, and shows nothing.
        var element: Element?
        /// What the layout is told of the item.
        var content: UpdateContent
    }

    /// Ascending by index path.
    let items: [Item]
    /// Where the room is in this order, one for each of `items`.
    private var places: [IndexPath] = []

    /// - Parameter items: Ascending by index path.
    init(_ items: [Item]) {
        self.items = items
        for (index, item) in items.enumerated() {
            var place = item.path
            place.item += UInt32(index - firstIndex(ofSection: place.section))
            places.append(place)
        }
    }

    /// Returns where an item of the data is presented.
    ///
    /// - Complexity: O(log n)
    func presented(_ path: IndexPath) -> IndexPath {
        var place = path
        let end = items.partitioningIndex { $0.path > path }
        place.item += UInt32(end - firstIndex(ofSection: path.section))
        return place
    }

    /// Returns the item of the data that is presented at an index path; nil: there is room.
    ///
    /// - Complexity: O(log n)
    func inData(_ place: IndexPath) -> IndexPath? {
        var path = place
        let index = places.partitioningIndex { $0 >= place }
        if index < places.count && places[index] == place { return nil }
        path.item -= UInt32(index - firstIndex(ofSection: place.section))
        return path
    }

    /// Returns the placeholder that is presented at an index path; nil: there is none.
    func element(at place: IndexPath) -> Element? {
        let index = places.partitioningIndex { $0 >= place }
        return index < places.count && places[index] == place ? items[index].element : nil
    }

    /// Returns where a placeholder is presented, or, for nil, the gap; nil: nowhere.
    ///
    /// - Complexity: O(n)
    func place(of element: Element?) -> IndexPath? {
        items.firstIndex { $0.element == element }.map { places[$0] }
    }

    /// The update of the data that makes the room.
    var update: BatchUpdate {
        var content = UpdateContent()
        for item in items { content.append(item.content) }
        return BatchUpdate(items: places.map { .insert($0) }, content: content)
    }

    private func firstIndex(ofSection section: UInt32) -> Int {
        items.partitioningIndex { $0.path.section >= section }
    }
}
