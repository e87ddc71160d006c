import CJogakbo
import CollectionCore

/// The first word of what a handle points at: the type of the handle, and the version of the
/// library that made it.
///
/// One comparison tells a handle from an address of anything else: a handle of another type or of
/// another version, and a handle that has been destroyed, as destroying erases the word.
struct HandleMark: Equatable {
    private let word: UInt32

    private init(_ type: UInt32) {
        word = UInt32(JGB_VERSION_NUMBER) &* 0x9e37_79b1 &+ type
    }

    /// Nothing that a call can use.
    static var destroyed: HandleMark { HandleMark(0) }
    /// A view that no call uses.
    static var view: HandleMark { HandleMark(1) }
    /// A view while a call uses it: a callback of the host's must not call back.
    static var busyView: HandleMark { HandleMark(2) }
    static var snapshot: HandleMark { HandleMark(3) }
    static var sectionSnapshot: HandleMark { HandleMark(4) }
    static var layout: HandleMark { HandleMark(5) }
}

/// The memory that a handle points at.
protocol MarkedBox: ~Copyable {
    /// The mark of the boxes of this type that a call can use.
    static var usable: HandleMark { get }
    /// The first stored property.
    var mark: HandleMark { get set }
}

/// A value that a handle of its own type can hold.
protocol HandleValue {
    static var mark: HandleMark { get }
}

extension Snapshot: HandleValue {
    static var mark: HandleMark { .snapshot }
}

extension SectionSnapshot: HandleValue {
    static var mark: HandleMark { .sectionSnapshot }
}

extension Layout: HandleValue {
    static var mark: HandleMark { .layout }
}

/// The memory that a handle points at, if a call can use it.
@inline(__always)
func usableBox<Box: MarkedBox & ~Copyable>(
    _ handle: OpaquePointer?
) -> UnsafeMutablePointer<Box>? {
    let box = unsafe UnsafeMutablePointer<Box>(handle)
    guard let box = unsafe box, unsafe isAligned(unsafe box), unsafe box.pointee.mark == Box.usable
    else { return nil }
    return unsafe box
}

/// The memory that a handle points at.
///
/// - Throws: `invalidArgument` when no call can use the handle.
func box<Box: MarkedBox & ~Copyable>(
    of handle: OpaquePointer?, _ argument: CollectionError.Argument
) throws(CollectionError) -> UnsafeMutablePointer<Box> {
    if let box: UnsafeMutablePointer<Box> = unsafe usableBox(handle) { return unsafe box }
    throw unsafe unusableHandle(handle, argument)
}

/// The reason why no call can use a handle. Many calls share this function.
@inline(never)
func unusableHandle(
    _ handle: OpaquePointer?, _ argument: CollectionError.Argument
) -> CollectionError {
    guard let handle = unsafe handle else { return invalid(argument, .isNull) }
    let isAligned = unsafe isAligned(UnsafePointer<UInt64>(handle))
    return unsafe isAligned
        ? invalid(argument, .isNoHandle)
        : unusable(UnsafeRawPointer(handle), argument, MemoryLayout<UInt64>.alignment)
}

/// Destroys what a handle points at; nothing for NULL. The thread's message tells of a handle that
/// cannot be destroyed, because it has been, or is of another type.
func destroy<Box: MarkedBox & ~Copyable>(
    _ handle: OpaquePointer?, of type: Box.Type, _ argument: CollectionError.Argument
) {
    if unsafe handle == nil { return }
    guard let box: UnsafeMutablePointer<Box> = unsafe usableBox(handle) else {
        _ = noteForThread(unsafe unusableHandle(handle, argument))
        return
    }
    unsafe box.pointee.mark = .destroyed
    unsafe box.deinitialize(count: 1)
    unsafe box.deallocate()
}
