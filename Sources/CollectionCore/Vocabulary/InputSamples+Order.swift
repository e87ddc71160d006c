extension InputSamples {
    enum Sort {
        case pointer, wheel, pinch
    }

    /// Returns the sort of the earliest sample after so many of each sort, or nil after all. Of
    /// samples at the same time a pointer is before a wheel, and a wheel before a pinch.
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
