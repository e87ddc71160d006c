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
    }

    /// The rooms, ascending by `path`.
    private(set) var items: [Item] = []
    /// The content with which the layout places the rooms, as if they were items.
    private var content = UpdateContent()

    /// Makes room at an index among the rooms.
    mutating func insert(_ item: Item, _ content: UpdateContent, at index: Int) {
        items.insert(item, at: index)
        var contents = self.content.items
        contents.replaceSubrange(index..<index, with: content.items)
        self.content.append(content)
        self.content.items = contents
    }

    /// Returns the update of this order that makes room at an index among the rooms, and makes it.
    mutating func insertion(
        _ item: Item, _ content: UpdateContent, at index: Int
    ) -> BatchUpdate {
        insert(item, content, at: index)
        return BatchUpdate(items: [.insert(place(index))], content: content)
    }

    /// Returns the update of this order that removes the room at an index among the rooms, and
    /// removes it.
    mutating func deletion(at index: Int, _ content: UpdateContent) -> BatchUpdate {
        let update = BatchUpdate(items: [.delete(place(index))])
        items.remove(at: index)
        self.content.items.replaceSubrange(index..<index + 1, with: SumTree())
        self.content.dataBytes -= content.dataBytes
        return update
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
        let index = index(notBefore: place)
        if isRoom(index, at: place) { return nil }
        path.item -= UInt32(index - firstIndex(ofSection: place.section))
        return path
    }

    /// Returns the placeholder at an index path in this order; nil: there is none.
    func element(at place: IndexPath) -> Element? {
        let index = index(notBefore: place)
        return isRoom(index, at: place) ? items[index].element : nil
    }

    /// Returns the index path in this order of a placeholder, or of the gap if `element` is nil;
    /// nil: it is not in this order.
    ///
    /// - Complexity: O(n)
    func place(of element: Element?) -> IndexPath? {
        items.firstIndex { $0.element == element }.map { place($0) }
    }

    /// The update that turns the order of the data into this order.
    var update: BatchUpdate {
        BatchUpdate(items: items.indices.map { .insert(place($0)) }, content: content)
    }

    /// The index path in this order of a room.
    private func place(_ index: Int) -> IndexPath {
        var place = items[index].path
        place.item += UInt32(index - firstIndex(ofSection: place.section))
        return place
    }

    /// The index of the first room of a section, or behind it, that is not before an index path in
    /// this order.
    private func index(notBefore place: IndexPath) -> Int {
        let first = firstIndex(ofSection: place.section)
        let end = items[first...].partitioningIndex { $0.path.section > place.section }
        return (first..<end).partitioningIndex {
            items[$0].path.item + UInt32($0 - first) >= place.item
        }
    }

    private func isRoom(_ index: Int, at place: IndexPath) -> Bool {
        index < items.count && self.place(index) == place
    }

    private func firstIndex(ofSection section: UInt32) -> Int {
        items.partitioningIndex { $0.path.section >= section }
    }
}
