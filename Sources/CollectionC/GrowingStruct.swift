import CJogakbo
import CollectionCore

/// A struct of the header that may grow: it begins with its size as the host knows it.
///
/// A host that was built with an earlier header passes a smaller size, and has the defaults of the
/// fields that it does not know. A host that was built with a later header passes a larger size,
/// and what this version does not know is left alone.
protocol GrowingStruct {
    var struct_size: Int { get set }
    init()
    static var growth: Growth<Self> { get }
}

extension GrowingStruct {
    /// All fields have their defaults.
    static var initial: Self {
        var value = Self()
        unsafe growth.setUp(&value, MemoryLayout<Self>.size)
        return value
    }
}

/// How a struct has grown.
@safe
struct Growth<Struct> {
    /// The name of the struct in that of the macro with its initial value.
    let name: Word
    /// The size that the first published header gave the struct: no host has a smaller one.
    let firstSize: Int
    /// Sets a struct of a size up with the defaults.
    let setUp: (UnsafeMutablePointer<Struct>?, Int) -> Void

    /// - Parameter firstSizes: Where pointers have 64 bits, and where they have 32.
    init(
        _ name: Word, from firstSizes: (on64Bits: Int, on32Bits: Int),
        _ setUp: @escaping (UnsafeMutablePointer<Struct>?, Int) -> Void
    ) {
        self.name = name
        #if _pointerBitWidth(_32)
            firstSize = firstSizes.on32Bits
        #else
            firstSize = firstSizes.on64Bits
        #endif
        unsafe self.setUp = unsafe setUp
    }
}

/// No struct of any version is larger: a greater number was never initialized.
private let structSizeMaximum = 65_536

/// The size that a struct says it has.
///
/// - Throws: `invalidArgument` when it is NULL, or says that it is smaller than it was when it was
///   first published.
private func size<Struct: GrowingStruct>(
    of pointer: UnsafePointer<Struct>?, _ argument: CollectionError.Argument
) throws(CollectionError) -> Int {
    let size = unsafe try required(pointer, argument).pointee.struct_size
    if size < Struct.growth.firstSize || size > structSizeMaximum {
        throw .structSize(
            of: argument, size, least: Struct.growth.firstSize, most: structSizeMaximum,
            Struct.growth.name)
    }
    return size
}

/// Reads a struct that the host passes.
///
/// - Throws: `invalidArgument` when it is NULL or says that it is too small.
func value<Struct: GrowingStruct>(
    _ pointer: UnsafePointer<Struct>?, _ argument: CollectionError.Argument
) throws(CollectionError) -> Struct {
    let size = unsafe try size(of: pointer, argument)
    let pointer = unsafe try required(pointer, argument)
    return unsafe size >= MemoryLayout<Struct>.size ? pointer.pointee : older(pointer, size)
}

/// Reads a struct of an earlier version. Not a part of each call: there are many.
@inline(never)
private func older<Struct: GrowingStruct>(
    _ pointer: UnsafePointer<Struct>, _ size: Int
) -> Struct {
    var value = Struct.initial
    unsafe withUnsafeMutableBytes(of: &value) {
        unsafe $0.copyMemory(from: UnsafeRawBufferPointer(start: pointer, count: size))
    }
    return value
}

/// Reads a struct that the host passes, or may leave out: NULL has the defaults.
///
/// - Throws: `invalidArgument` when it says that it is too small.
func valueOrInitial<Struct: GrowingStruct>(
    _ pointer: UnsafePointer<Struct>?, _ argument: CollectionError.Argument
) throws(CollectionError) -> Struct {
    unsafe pointer == nil ? Struct.initial : try value(pointer, argument)
}

/// A place that the host sets up for a result which may grow.
@safe
struct GrowingResult<Struct: GrowingStruct> {
    private let place: UnsafeMutablePointer<Struct>
    private let size: Int

    /// - Throws: `invalidArgument` when it is NULL or says that it is too small.
    init(
        _ place: UnsafeMutablePointer<Struct>?, _ argument: CollectionError.Argument
    ) throws(CollectionError) {
        size = unsafe try CollectionC.size(of: UnsafePointer(place), argument)
        unsafe self.place = unsafe try required(place, argument)
    }

    /// Writes as many fields as the host knows.
    func write(_ value: Struct) {
        if size >= MemoryLayout<Struct>.size {
            unsafe place.pointee = value
        } else {
            unsafe withUnsafePointer(to: value) {
                unsafe UnsafeMutableRawPointer(place).copyMemory(from: $0, byteCount: size)
            }
        }
        unsafe place.pointee.struct_size = size
    }

    /// Writes as many fields as the host knows: where the host knows all, without a copy.
    ///
    /// - Parameter body: Sets each field but `struct_size`.
    @inline(__always)
    func fill(_ body: (UnsafeMutablePointer<Struct>) -> Void) {
        if size < MemoryLayout<Struct>.size {
            var value = Struct.initial
            unsafe body(&value)
            write(value)
            return
        }
        unsafe body(place)
        unsafe place.pointee.struct_size = size
    }
}
