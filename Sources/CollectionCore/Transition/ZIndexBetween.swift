extension Int32 {
    /// The z-index nearest to a level between two z-indices, with halves rounded up.
    init(nearestTo level: Double) {
        let raised = level + 0.5
        // Also for NaN.
        if !(raised > Double(Int32.min)) {
            self = .min
        } else if raised >= Double(Int32.max) {
            self = .max
        } else {
            let truncated = Int32(raised)
            self = Double(truncated) > raised ? truncated - 1 : truncated
        }
    }
}
