extension InputSamples {
    enum Sort {
        case pointer, wheel, pinch
    }

    /// The sort of the next sample in the order of time; nil if no samples are left. At equal
    /// times, pointer samples come first, then wheel samples, then pinch samples.
    ///
    /// - Parameter pointer: The number of pointer samples that have been processed already.
    /// - Parameter wheel: The number of wheel samples that have been processed already.
    /// - Parameter pinch: The number of pinch samples that have been processed already.
    func next(
        afterPointers pointer: Int, wheels wheel: Int, pinches pinch: Int
    ) -> Sort? {
        var next: (sort: Sort, time_ns: UInt64)?
        if pinch < pinches.count { next = (.pinch, pinches[pinch].time_ns) }
        if wheel < wheels.count, wheels[wheel].time_ns <= next?.time_ns ?? .max {
            next = (.wheel, wheels[wheel].time_ns)
        }
        if pointer < pointers.count, pointers[pointer].time_ns <= next?.time_ns ?? .max {
            next = (.pointer, pointers[pointer].time_ns)
        }
        return next?.sort
    }
}
