// The standard library's `map` and `filter` are five hundred bytes of code for each use: what they
// append to may grow, and is no array yet.

extension RandomAccessCollection where Index == Int {
    func map<Value>(_ transform: (Element) -> Value) -> [Value] {
        [Value](capacity: count) { values in
            for index in indices { values.append(transform(self[index])) }
        }
    }
}

extension Array {
    func filter(_ isIncluded: (Element) -> Bool) -> [Element] {
        var included: [Element] = []
        for element in self where isIncluded(element) { included.append(element) }
        return included
    }
}
