// Replacements of the standard library's `map` and `filter`. Each use of the standard library's
// functions compiles to five hundred bytes of code, because they append to a growing buffer that is
// not yet an array.

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
