/// Objects of a connection that its client knows by number. Numbers count from 1 and are not given
/// out again.
struct NumberedObjects<Object: AnyObject> {
    /// What the client calls them.
    private let name: StaticString
    private var entries: [(number: UInt32, object: Object)] = []
    private var last: UInt32 = 0

    init(_ name: StaticString) {
        self.name = name
    }

    var all: [Object] { entries.map { $0.object } }

    /// - Throws: A status when there are too many, or all numbers were given out.
    mutating func add(_ object: Object, countMax: Int) throws(Status) -> UInt32 {
        if entries.count >= countMax {
            let words = "there are \(entries.count) objects of the sort \(name); "
            throw Status(.connectionLimit, words + "the limit is \(countMax)")
        }
        if last == .max { throw Status(.connectionLimit, "all \(name) numbers were given out") }
        last += 1
        entries.append((last, object))
        return last
    }

    mutating func remove(_ number: UInt32) throws(Status) {
        entries.remove(at: try index(of: number))
    }

    mutating func removeAll() {
        entries = []
    }

    subscript(number: UInt32) -> Object {
        get throws(Status) { entries[try index(of: number)].object }
    }

    private func index(of number: UInt32) throws(Status) -> Int {
        guard let index = entries.firstIndex(where: { $0.number == number }) else {
            throw Status(.unknownSnapshot, "this connection has no \(name) \(number)")
        }
        return index
    }
}
