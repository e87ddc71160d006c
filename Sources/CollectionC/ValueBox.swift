import CJogakbo
import CollectionCore

/// What a `jgb_snapshot` or a `jgb_section_snapshot` points at: the core's value and what C needs
/// beside it.
@safe
struct ValueBox<Value: HandleValue>: ~Copyable, MarkedBox {
    static var usable: HandleMark { Value.mark }
    var mark = Value.mark

    var value: Value
    /// The value's own: what enters from C is read within them.
    let limits: Limits
    var lastError = LastError()

    // What was handed out last.
    var identifiers = OutputBuffer<UInt64>()
    var updateItems = OutputBuffer<jgb_update_item>()

    init(_ value: Value, limits: Limits) {
        self.value = value
        self.limits = limits
    }
}

typealias SnapshotPointer = UnsafeMutablePointer<ValueBox<Snapshot>>
typealias SectionSnapshotPointer = UnsafeMutablePointer<ValueBox<SectionSnapshot>>

/// A handle to a value, for the host to destroy.
@inline(never)
func makeHandle<Value: HandleValue>(_ value: Value, limits: Limits) -> OpaquePointer {
    let box = UnsafeMutablePointer<ValueBox<Value>>.allocate(capacity: 1)
    unsafe box.initialize(to: ValueBox(value, limits: limits))
    return OpaquePointer(box)
}

/// A call that makes a handle and has no handle to tell its error by.
func create(
    into result: UnsafeMutablePointer<OpaquePointer?>?, _ argument: CollectionError.Argument,
    _ limits: UnsafePointer<jgb_limits>?, _ make: (Limits) -> OpaquePointer
) -> jgb_status {
    do throws(CollectionError) {
        let result = unsafe try required(result, argument)
        let limits = unsafe limits == nil ? Limits() : try Limits(value(limits, "limits"))
        unsafe result.pointee = unsafe make(limits)
        return JGB_OK
    } catch {
        return noteForThread(error)
    }
}

/// The same for a copy, which is as untouched by the original as a value is.
func copyHandle<Value: HandleValue>(
    _ handle: OpaquePointer?, of type: Value.Type,
    into result: UnsafeMutablePointer<OpaquePointer?>?, _ argument: CollectionError.Argument
) -> jgb_status {
    do throws(CollectionError) {
        let result = unsafe try required(result, argument)
        let box: UnsafeMutablePointer<ValueBox<Value>> = unsafe try box(of: handle, "snapshot")
        unsafe result.pointee = unsafe makeHandle(box.pointee.value, limits: box.pointee.limits)
        return JGB_OK
    } catch {
        return noteForThread(error)
    }
}

/// The value of a handle that is an argument besides the first.
///
/// - Throws: `invalidArgument` when no call can use the handle.
func value<Value: HandleValue>(
    of handle: OpaquePointer?, _ type: Value.Type, _ argument: CollectionError.Argument
) throws(CollectionError) -> Value {
    let box: UnsafeMutablePointer<ValueBox<Value>> = unsafe try box(of: handle, argument)
    return unsafe box.pointee.value
}

func lastErrorText<Value: HandleValue>(
    of handle: OpaquePointer?, _ type: Value.Type
) -> UnsafePointer<CChar> {
    guard let box: UnsafeMutablePointer<ValueBox<Value>> = unsafe usableBox(handle) else {
        return unsafe handle == nil ? cString("") : jgb_last_error()
    }
    return unsafe box.pointee.lastError.text()
}
