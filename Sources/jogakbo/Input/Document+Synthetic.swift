extension Document {
    /// Items of many sizes, the same for the same seed: what a load run scrolls through when it
    /// has no file.
    init(itemCount: Int, sectionCount: Int, seed: UInt64) {
        self.init(classNames: ["plain", "framed", "wide"])
        var random = RandomNumbers(seed: seed)
        for section in 0..<sectionCount {
            beginSection("section \(section)")
            let first = itemCount * section / sectionCount
            let end = itemCount * (section + 1) / sectionCount
            for _ in first..<end {
                append(
                    title: "", width: Float(40 + random.next() % 81),
                    height: Float(30 + random.next() % 41), class: UInt8(random.next() % 3))
            }
        }
    }
}
