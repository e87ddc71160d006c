/// Equal lines, one after another.
struct LineRun {
    var length: Double
    var spacing: Double

    /// The index of the first of `count` lines that ends at `offset` or after it; `count` if there
    /// is none.
    ///
    /// - Parameter offset: In points from the start of the run.
    func firstIndex(endingAtOrAfter offset: Double, count: Int) -> Int {
        let step = length + spacing
        if step == 0 { return offset <= 0 ? 0 : count }
        let guess = min(max(0, (offset - length) / step), Double(count))
        var index = Int(guess)
        while index > 0 && end(index - 1) >= offset { index -= 1 }
        while index < count && end(index) < offset { index += 1 }
        return index
    }

    func start(_ index: Int) -> Double { Double(index) * (length + spacing) }

    private func end(_ index: Int) -> Double { Double(index) * (length + spacing) + length }
}
