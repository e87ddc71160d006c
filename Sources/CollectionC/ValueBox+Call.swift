import CJogakbo
import CollectionCore

/// Runs one call with a value, and turns its error into a status and the value's last error.
private func perform<Value: HandleValue>(
    _ handle: OpaquePointer?,
    on body: (UnsafeMutablePointer<ValueBox<Value>>) throws(CollectionError) -> Void
) -> jgb_status {
    guard let box: UnsafeMutablePointer<ValueBox<Value>> = unsafe usableBox(handle) else {
        return unsafe refuse(handle)
    }
    do throws(CollectionError) {
        unsafe try body(box)
        return JGB_OK
    } catch {
        return unsafe note(error, in: &box.pointee.lastError)
    }
}

/// Says why there can be no call. Not a part of each call: there are many.
@inline(never)
private func refuse(_ handle: OpaquePointer?) -> jgb_status {
    noteForThread(unsafe unusableHandle(handle, "snapshot"))
}

/// Not a part of each call: there are many.
@inline(never)
private func note(_ error: consuming CollectionError, in lastError: inout LastError) -> jgb_status {
    let status = jgb_status(copy error)
    lastError.note(error)
    return status
}

func perform(
    snapshot: OpaquePointer?, _ body: (SnapshotPointer) throws(CollectionError) -> Void
) -> jgb_status {
    unsafe perform(snapshot, on: body)
}

func perform(
    outline: OpaquePointer?, _ body: (SectionSnapshotPointer) throws(CollectionError) -> Void
) -> jgb_status {
    unsafe perform(outline, on: body)
}

/// The same for a call with one result, which `body` returns.
func perform<Result>(
    snapshot: OpaquePointer?, into result: UnsafeMutablePointer<Result>?,
    _ argument: CollectionError.Argument,
    _ body: (Snapshot) throws(CollectionError) -> Result
) -> jgb_status {
    unsafe perform(snapshot: snapshot) { box throws(CollectionError) in
        let result = unsafe try required(result, argument)
        unsafe result.pointee = try body(box.pointee.value)
    }
}

func perform<Result>(
    outline: OpaquePointer?, into result: UnsafeMutablePointer<Result>?,
    _ argument: CollectionError.Argument,
    _ body: (SectionSnapshot) throws(CollectionError) -> Result
) -> jgb_status {
    unsafe perform(outline: outline) { box throws(CollectionError) in
        let result = unsafe try required(result, argument)
        unsafe result.pointee = try body(box.pointee.value)
    }
}

/// The same for one that hands out identifiers.
func list(
    snapshot: OpaquePointer?,
    into identifiers: UnsafeMutablePointer<UnsafePointer<UInt64>?>?,
    _ argument: CollectionError.Argument, _ count: UnsafeMutablePointer<Int>?,
    _ body: (Snapshot) throws(CollectionError) -> [UInt64]
) -> jgb_status {
    unsafe perform(snapshot: snapshot) { box throws(CollectionError) in
        unsafe try handOut(body, of: box, into: identifiers, argument, count)
    }
}

func list(
    outline: OpaquePointer?,
    into identifiers: UnsafeMutablePointer<UnsafePointer<UInt64>?>?,
    _ argument: CollectionError.Argument, _ count: UnsafeMutablePointer<Int>?,
    _ body: (SectionSnapshot) throws(CollectionError) -> [UInt64]
) -> jgb_status {
    unsafe perform(outline: outline) { box throws(CollectionError) in
        unsafe try handOut(body, of: box, into: identifiers, argument, count)
    }
}

private func handOut<Value: HandleValue>(
    _ body: (Value) throws(CollectionError) -> [UInt64],
    of box: UnsafeMutablePointer<ValueBox<Value>>,
    into identifiers: UnsafeMutablePointer<UnsafePointer<UInt64>?>?,
    _ argument: CollectionError.Argument, _ count: UnsafeMutablePointer<Int>?
) throws(CollectionError) {
    let identifiers = unsafe try required(identifiers, argument)
    let count = unsafe try required(count, "out_count")
    let all = unsafe try body(box.pointee.value)
    unsafe identifiers.pointee = unsafe box.pointee.identifiers.write(all) { $0 }
    unsafe count.pointee = all.count
}
