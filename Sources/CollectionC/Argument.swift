import CollectionCore

// The shape of arguments: whether there is something to read at all. What it says is the core's
// to judge.

/// Not a part of each check: there are many.
@inline(never)
func invalid(
    _ argument: CollectionError.Argument, _ fault: CollectionError.Fault
) -> CollectionError {
    .invalidArgument(argument, fault)
}

/// Whether a value of the type can stand at the address. NULL is aligned.
func isAligned<Pointee: ~Copyable>(_ pointer: UnsafePointer<Pointee>?) -> Bool {
    UInt(bitPattern: pointer) % UInt(MemoryLayout<Pointee>.alignment) == 0
}

/// Whether a value of the type can stand at the address. NULL is aligned.
func isAligned<Pointee: ~Copyable>(_ pointer: UnsafeMutablePointer<Pointee>?) -> Bool {
    UInt(bitPattern: pointer) % UInt(MemoryLayout<Pointee>.alignment) == 0
}

/// - Throws: `invalidArgument` when no value of the type can stand at the address.
func checkAlignment<Pointee: ~Copyable>(
    of pointer: UnsafePointer<Pointee>?, _ argument: CollectionError.Argument
) throws(CollectionError) {
    if unsafe !isAligned(unsafe pointer) {
        throw unsafe unusable(
            UnsafeRawPointer(pointer), argument, MemoryLayout<Pointee>.alignment)
    }
}

/// - Throws: `invalidArgument` when the pointer is NULL or misaligned.
func required<Pointee>(
    _ pointer: UnsafePointer<Pointee>?, _ argument: CollectionError.Argument
) throws(CollectionError) -> UnsafePointer<Pointee> {
    if let pointer = unsafe pointer, unsafe isAligned(unsafe pointer) { return unsafe pointer }
    throw unsafe unusable(UnsafeRawPointer(pointer), argument, MemoryLayout<Pointee>.alignment)
}

/// - Throws: `invalidArgument` when the pointer is NULL or misaligned.
func required<Pointee: ~Copyable>(
    _ pointer: UnsafeMutablePointer<Pointee>?, _ argument: CollectionError.Argument
) throws(CollectionError) -> UnsafeMutablePointer<Pointee> {
    if let pointer = unsafe pointer, unsafe isAligned(unsafe pointer) { return unsafe pointer }
    throw unsafe unusable(UnsafeRawPointer(pointer), argument, MemoryLayout<Pointee>.alignment)
}

/// Returns why there is nothing at an address that is NULL or misaligned. Many checks share this
/// function.
@inline(never)
func unusable(
    _ pointer: UnsafeRawPointer?, _ argument: CollectionError.Argument, _ alignment: Int
) -> CollectionError {
    unsafe pointer == nil
        ? invalid(argument, .isNull)
        : .misaligned(argument, UInt(bitPattern: pointer), alignment: alignment)
}

/// The place for a result, without the type of the result: all types share the checks.
@safe
struct ResultPlace {
    private let address: UnsafeRawPointer?
    private let argument: CollectionError.Argument
    private let alignment: Int

    init<Result>(
        _ pointer: UnsafeMutablePointer<Result>?, _ argument: CollectionError.Argument
    ) {
        unsafe address = UnsafeRawPointer(pointer)
        self.argument = argument
        alignment = MemoryLayout<Result>.alignment
    }

    /// Whether a result can be written.
    var isValid: Bool {
        unsafe address != nil && UInt(bitPattern: address) & UInt(alignment - 1) == 0
    }

    /// - Throws: `invalidArgument` when the pointer is NULL or misaligned.
    func check() throws(CollectionError) {
        if !isValid { throw unsafe unusable(address, argument, alignment) }
    }
}

/// A value that C may leave out: nil for NULL.
///
/// - Throws: `invalidArgument` when the pointer is misaligned.
func optional<Pointee>(
    _ pointer: UnsafePointer<Pointee>?, _ argument: CollectionError.Argument
) throws(CollectionError) -> Pointee? {
    unsafe try checkAlignment(of: unsafe pointer, argument)
    return unsafe pointer?.pointee
}

/// The case of an enumeration that C passes as a number.
///
/// - Throws: `invalidArgument` when the enumeration has no such case.
func known<Value: RawRepresentable<UInt32>>(
    _ number: UInt32, _ argument: CollectionError.Argument
) throws(CollectionError) -> Value {
    guard let value = Value(rawValue: number) else {
        throw unknown(argument, number) { Value(rawValue: $0) != nil }
    }
    return value
}

/// The error of a number that no case of an enumeration has. Many enumerations share this function.
@inline(never)
private func unknown(
    _ argument: CollectionError.Argument, _ number: UInt32, _ isKnown: (UInt32) -> Bool
) -> CollectionError {
    var most: UInt32 = 0
    for number: UInt32 in 1..<64 where isKnown(number) { most = number }
    return .unknown(argument, number, least: isKnown(0) ? 0 : 1, most: most)
}

/// An array that C passes as a pointer and a count.
///
/// - Throws: `invalidArgument` when it is NULL and not empty, misaligned, or too long for any
///   memory.
func buffer<Entry>(
    _ start: UnsafePointer<Entry>?, _ count: Int, _ argument: CollectionError.Argument
) throws(CollectionError) -> UnsafeBufferPointer<Entry> {
    // A `size_t` beyond half of the address space arrives as a negative number.
    if count < 0 || count > Int.max / MemoryLayout<Entry>.stride {
        throw .size(
            argument, count, least: 0, most: Int.max / MemoryLayout<Entry>.stride, "entries")
    }
    if unsafe start == nil && count > 0 { throw invalid(argument, .isNull) }
    unsafe try checkAlignment(of: unsafe start, argument)
    return unsafe UnsafeBufferPointer(start: start, count: count)
}

/// A column that C may leave out: NULL has no entries.
///
/// - Throws: `invalidArgument` when it is misaligned.
func column<Entry>(
    _ start: UnsafePointer<Entry>?, _ count: Int, _ argument: CollectionError.Argument
) throws(CollectionError) -> UnsafeBufferPointer<Entry> {
    unsafe try checkAlignment(of: unsafe start, argument)
    return unsafe UnsafeBufferPointer(start: start, count: start == nil ? 0 : count)
}

/// - Throws: `invalidArgument` for a flag that does not exist: it would ask for something that
///   this version does not do.
func checkFlags(_ flags: UInt32, _ known: UInt32) throws(CollectionError) {
    if flags & ~known != 0 { throw .unknownBits("flags", UInt64(flags), known: UInt64(known)) }
}
