/// The items of lanes that were found near a rectangle: appended lane by lane, and read in the
/// order of the data. The memory is used again.
@safe final class LaneFinds {
    struct Item {
        /// The index of the item in the section.
        var item: Int
        var lane: Int
        /// Where the item begins along the main axis, in points from the lane's start.
        var start: Double
        var length: Double
    }

    // Only members of this class change these, and no member passes them on: see `SumNode`.
    @exclusivity(unchecked) private var found = 0
    @exclusivity(unchecked) private var items: UnsafeMutablePointer<Item>
    @exclusivity(unchecked) private var room: Int
    /// Indices into `items`, in the order of the data. While `sort` runs, -1 where no item is.
    @exclusivity(unchecked) private var order: UnsafeMutablePointer<Int32>
    @exclusivity(unchecked) private var orderRoom: Int

    init() {
        unsafe (room, orderRoom) = (64, 256)
        unsafe items = .allocate(capacity: 64)
        unsafe order = .allocate(capacity: 256)
    }

    deinit {
        unsafe items.deallocate()
        unsafe order.deallocate()
    }

    var count: Int { unsafe found }

    func removeAll() { unsafe found = 0 }

    @inline(__always)
    func append(_ item: Item) {
        if unsafe found == room { grow() }
        unsafe (items + found).initialize(to: item)
        unsafe found &+= 1
    }

    private func grow() {
        let more = unsafe UnsafeMutablePointer<Item>.allocate(capacity: 2 * room)
        unsafe more.moveInitialize(from: items, count: count)
        unsafe items.deallocate()
        unsafe items = more
        unsafe room *= 2
    }

    /// The item at a place in the order that `sort` has made.
    subscript(place: Int) -> Item {
        unsafe items[Int(order[place])]
    }

    /// Sorts the items by their indices in the section. Items near a rectangle mostly have indices
    /// near one another: then each item is put directly at the place that its index gives.
    func sort() {
        let (items, count) = unsafe (items, found)
        if count == 0 { return }
        var (least, greatest) = unsafe (items[0].item, items[0].item)
        for index in 1..<count {
            unsafe least = min(least, items[index].item)
            unsafe greatest = max(greatest, items[index].item)
        }
        let range = greatest - least + 1
        if range > 4 * count + 64 { return sortApart() }
        reserveOrder(range)
        let order = unsafe order
        unsafe order.initialize(repeating: -1, count: range)
        for index in 0..<count {
            unsafe order[items[index].item - least] = Int32(truncatingIfNeeded: index)
        }
        var place = 0
        for number in 0..<range {
            let index = unsafe order[number]
            unsafe order[place] = index
            place += index >= 0 ? 1 : 0
        }
    }

    private func reserveOrder(_ needed: Int) {
        if unsafe needed <= orderRoom { return }
        unsafe order.deallocate()
        unsafe orderRoom = max(needed, 2 * orderRoom)
        unsafe order = .allocate(capacity: orderRoom)
    }

    /// Sorts items whose indices are far apart: by a heap sort, which takes no further memory.
    private func sortApart() {
        let count = self.count
        reserveOrder(count)
        for index in 0..<count { unsafe order[index] = Int32(truncatingIfNeeded: index) }
        for index in (0..<count / 2).reversed() { sift(index, count) }
        for end in (1..<count).reversed() {
            unsafe (order[0], order[end]) = (order[end], order[0])
            sift(0, end)
        }
    }

    private func sift(_ start: Int, _ end: Int) {
        func item(_ place: Int) -> Int { unsafe items[Int(order[place])].item }
        var index = start
        while 2 * index + 1 < end {
            var child = 2 * index + 1
            if child + 1 < end && item(child + 1) > item(child) { child += 1 }
            if item(child) <= item(index) { return }
            unsafe (order[index], order[child]) = (order[child], order[index])
            index = child
        }
    }
}
