/// The order of items with room for items that are not in the data: for placeholders, and for the
/// gap where dragged items would be dropped. Rules O8 and O16 of docs/semantics.md.
struct InsertedItems {
    /// The room for one item.
    struct Item {
        /// The index path, in the data, of the item behind the room; at the end of a section the
        /// index path after the last item.
        var path: IndexPath
        /// The placeholder in the room; nil: the room is the gap, and shows nothing.
        var element: Element?
        /// The content with which the layout places the room, as if it were an item.
        var content: UpdateContent
    }

    /// The rooms, ascending by `path`.
    let items: [Item]
    /// The index paths of the rooms in this order, one for each of `items`.
    private var places: [IndexPath] = []

    /// - Parameter items: The rooms, ascending by `path`.
    init(_ items: [Item]) {
        self.items = items
        for (index, item) in items.enumerated() {
            var place = item.path
            place.item += UInt32(index - firstIndex(ofSection: place.section))
            places.append(place)
        }
    }

    /// Returns the index path in this order of an item of the data.
    ///
    /// - Complexity: O(log n)
    func presented(_ path: IndexPath) -> IndexPath {
        var place = path
        let end = items.partitioningIndex { $0.path > path }
        place.item += UInt32(end - firstIndex(ofSection: path.section))
        return place
    }

    /// Returns the index path in the data of the item at an index path in this order; nil: a room
    /// is there.
    ///
    /// - Complexity: O(log n)
    func inData(_ place: IndexPath) -> IndexPath? {
        var path = place
        let index = places.partitioningIndex { $0 >= place }
        if index < places.count && places[index] == place { return nil }
        path.item -= UInt32(index - firstIndex(ofSection: place.section))
        return path
    }

    /// Returns the placeholder at an index path in this order; nil: there is none.
    func element(at place: IndexPath) -> Element? {
        let index = places.partitioningIndex { $0 >= place }
        return index < places.count && places[index] == place ? items[index].element : nil
    }

    /// Returns the index path in this order of a placeholder, or of the gap if `element` is nil;
    /// nil: it is not in this order.
    ///
    /// - Complexity: O(n)
    func place(of element: Element?) -> IndexPath? {
        items.firstIndex { $0.element == element }.map { places[$0] }
    }

    /// The update that turns the order of the data into this order.
    var update: BatchUpdate {
        var content = UpdateContent()
        for item in items { content.append(item.content) }
        return BatchUpdate(items: places.map { .insert($0) }, content: content)
    }

    private func firstIndex(ofSection section: UInt32) -> Int {
        items.partitioningIndex { $0.path.section >= section }
    }
}
