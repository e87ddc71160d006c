extension Array {
    /// The bytes of memory that the array has for its elements, used or not. What the elements
    /// refer to is not counted.
    @inline(__always)
    var heldBytes: Int { capacity * MemoryLayout<Element>.stride }
}
