/// First in, first out; it keeps its storage.
struct Queue<Element> {
    private var elements: [Element] = []
    private var first = 0

    mutating func append(_ element: Element) { elements.append(element) }

    mutating func popFirst() -> Element? {
        if first == elements.count { return nil }
        let element = elements[first]
        first += 1
        if 2 * first >= elements.count {
            elements.removeFirst(first)
            first = 0
        }
        return element
    }
}
