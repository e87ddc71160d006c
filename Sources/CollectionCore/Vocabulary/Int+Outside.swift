// Numbers from outside as an `Int`. Where `Int` has 64 bits, it holds every index and every count
// that a host can state, and their sums. Where it has 32 bits, a number that is too great becomes
// `Int.outOfRange`, which is greater than every limit: it names nothing, and is refused as such.

#if _pointerBitWidth(_32)
    // These take the place of the standard library's conversions, which trap.
    extension Int {
        /// The greatest result. The sum of two results is an `Int`.
        private static var outOfRange: Int { 0x3fff_ffff }

        @inline(__always)
        package init(_ number: UInt32) {
            self.init(truncatingIfNeeded: Swift.min(number, UInt32(Self.outOfRange)))
        }

        @inline(__always)
        package init(_ number: UInt64) {
            self.init(truncatingIfNeeded: Swift.min(number, UInt64(Self.outOfRange)))
        }

        @inline(__always)
        package init(_ number: Int64) {
            let most = Int64(Self.outOfRange)
            self.init(truncatingIfNeeded: Swift.max(-most, Swift.min(number, most)))
        }

        /// - Parameter number: Rounded toward zero. NaN becomes the least result.
        @inline(__always)
        package init(_ number: Double) {
            let most = Double(Self.outOfRange)
            self.init(Int64(Swift.max(-most, Swift.min(number, most))))
        }
    }
#endif

extension Int {
    /// Adds a count that a host states. The result is an `Int` even if the host states many counts.
    @inline(__always)
    package mutating func add(count: UInt32) { add(count: Int(count)) }

    /// - Parameter count: At least 0.
    @inline(__always)
    package mutating func add(count: Int) {
        #if _pointerBitWidth(_32)
            self = Swift.min(self + Swift.min(count, Self.outOfRange), Self.outOfRange)
        #else
            // It takes 2^31 counts to overflow.
            self &+= count
        #endif
    }
}
