/// The order in which elements are painted: by z-index, and for equal z-indexes by `Element`.
///
/// The elements are given sorted by `Element`, so no sorting is necessary while no z-index is less
/// than the z-index before it.
struct DisplayOrder {
    private var indices: [UInt32] = []
    private var scratch: [UInt32] = []
    /// Whether elements are painted in the order in which they are given; then `indices` is not
    /// used.
    private(set) var isIdentity = true

    var heldBytes: Int { indices.heldBytes + scratch.heldBytes }

    /// The index, among the given elements, of the element at a place in the painting order.
    subscript(place: Int) -> Int {
        isIdentity ? place : Int(indices[place])
    }

    mutating func sort(_ elements: [LayoutAttributes]) {
        isIdentity = true
        var last = Int32.min
        for index in elements.indices {
            if elements[index].zIndex < last {
                isIdentity = false
                break
            }
            last = elements[index].zIndex
        }
        if !isIdentity { mergeSort(elements) }
    }

    /// Sorts `indices` by a stable, bottom-up merge sort, which keeps its storage.
    private mutating func mergeSort(_ elements: [LayoutAttributes]) {
        indices.removeAll(keepingCapacity: true)
        scratch.removeAll(keepingCapacity: true)
        for index in elements.indices {
            indices.append(UInt32(index))
            scratch.append(0)
        }
        var width = 1
        while width < elements.count {
            var start = 0
            while start < elements.count {
                let middle = min(start + width, elements.count)
                let end = min(start + 2 * width, elements.count)
                merge(start, middle, end, elements)
                start = end
            }
            swap(&indices, &scratch)
            width *= 2
        }
    }

    private mutating func merge(
        _ start: Int, _ middle: Int, _ end: Int, _ elements: [LayoutAttributes]
    ) {
        var (left, right) = (start, middle)
        for place in start..<end {
            let takesLeft =
                right == end
                || left < middle
                    && elements[Int(indices[left])].zIndex
                        <= elements[Int(indices[right])].zIndex
            scratch[place] = indices[takesLeft ? left : right]
            if takesLeft { left += 1 } else { right += 1 }
        }
    }
}
