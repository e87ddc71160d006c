/// First in, first out.
struct Queue<Element> {
    private var elements: [Element] = []
    private var head = 0

    var count: Int { elements.count - head }
    var isEmpty: Bool { count == 0 }
    var first: Element? { isEmpty ? nil : elements[head] }

    mutating func append(_ element: Element) {
        elements.append(element)
    }

    mutating func popFirst() -> Element? {
        guard let element = first else { return nil }
        head += 1
        if head > 64, head * 2 > elements.count {
            elements.removeFirst(head)
            head = 0
        }
        return element
    }

    /// Lets `body` change each element, in order.
    mutating func modifyEach(_ body: (inout Element) -> Void) {
        for index in head..<elements.count { body(&elements[index]) }
    }

    mutating func removeAll() {
        elements.removeAll()
        head = 0
    }
}
