import CJogakbo
import CollectionCore

/// What a `jgb_view` points at: the core's view and what C needs beside it.
///
/// It lives behind a plain pointer, so that a call neither retains nor releases anything.
@safe
struct ViewBox: ~Copyable, MarkedBox {
    static var usable: HandleMark { .view }
    var mark = HandleMark.view

    var view: CollectionView
    var lastError = LastError()
    /// Why the last batch update was refused that was invalid.
    var lastInvalidUpdate: InvalidUpdate?
    /// Where the data comes from when it is pulled.
    var dataSource: PulledDataSource?
    /// Whether the data source has been asked for counts only.
    var isDataPending = false
    /// The layout's metrics: what a host's `section_metrics` starts from.
    var layoutMetrics = SectionMetrics()

    // What the last display frame handed out, beside the elements of the core's display frame. No
    // other call writes there.
    var transforms = OutputBuffer<jgb_transform>()
    var removedViews = OutputBuffer<UInt32>()
    var diagnostics = OutputBuffer<jgb_diagnostic>()
    var completions = OutputBuffer<jgb_completion>()

    // What other calls handed out last.
    var foundElements = OutputBuffer<jgb_layout_attributes>()
    var foundTransforms = OutputBuffer<jgb_transform>()
    var indexPaths = OutputBuffer<jgb_index_path>()
    var indexTitles = unsafe OutputBuffer<jgb_index_title>()
    var events = EventBuffer()
    var runs: [ItemRun] = []
    var placeholders: [PlaceholderState] = []
    var state = ViewState()
    var sectionOffsets = OutputBuffer<jgb_section_offset>()
    var accessibility = AccessibilityElements()

    init(limits: Limits) {
        view = CollectionView(limits: limits)
    }

    /// The data came otherwise: there is nothing to ask a data source any more.
    mutating func forgetDataSource() {
        unsafe dataSource = nil
        isDataPending = false
    }
}

typealias ViewPointer = UnsafeMutablePointer<ViewBox>

/// Runs one call with a view, and turns its error into a status and the view's last error.
func perform(
    _ handle: OpaquePointer?, _ body: (ViewPointer) throws(CollectionError) -> Void
) -> jgb_status {
    guard let box = unsafe begin(handle) else { return unsafe refuse(handle) }
    do throws(CollectionError) {
        unsafe try body(box)
        unsafe box.pointee.mark = .view
        return JGB_OK
    } catch {
        return unsafe end(with: error, box)
    }
}

/// Begins a call; nil: there can be none.
private func begin(_ handle: OpaquePointer?) -> ViewPointer? {
    guard let box: ViewPointer = unsafe usableBox(handle) else { return nil }
    unsafe box.pointee.mark = .busyView
    return unsafe box
}

/// Says why there can be no call. Not a part of each call: there are many.
@inline(never)
private func refuse(_ handle: OpaquePointer?) -> jgb_status {
    let error = unsafe unusableHandle(handle, "view")
    guard case .invalidArgument(_, .isNoHandle, _) = error, let box = unsafe ViewPointer(handle),
        unsafe box.pointee.mark == .busyView
    else { return noteForThread(error) }
    return unsafe note(.busy, of: box)
}

/// Ends a call that failed.
@inline(never)
private func end(with error: consuming CollectionError, _ box: ViewPointer) -> jgb_status {
    unsafe box.pointee.mark = .view
    return unsafe note(error, of: box)
}

private func note(_ error: consuming CollectionError, of box: ViewPointer) -> jgb_status {
    let status = jgb_status(copy error)
    if case .invalidUpdate(let why, _) = copy error {
        unsafe box.pointee.lastInvalidUpdate = why
    }
    unsafe box.pointee.lastError.note(error)
    return status
}

/// The same for a call with one result, which `body` returns.
func perform<Result>(
    _ handle: OpaquePointer?, into result: UnsafeMutablePointer<Result>?,
    _ argument: CollectionError.Argument,
    _ body: (ViewPointer) throws(CollectionError) -> Result
) -> jgb_status {
    let place = unsafe ResultPlace(result, argument)
    guard let box = unsafe begin(handle, place), let result = unsafe result else {
        return unsafe refuse(handle, place)
    }
    do throws(CollectionError) {
        unsafe result.pointee = try body(box)
        unsafe box.pointee.mark = .view
        return JGB_OK
    } catch {
        return unsafe end(with: error, box)
    }
}

/// Begins a call with one result; nil: there can be none.
@inline(never)
private func begin(_ handle: OpaquePointer?, _ place: ResultPlace) -> ViewPointer? {
    place.isValid ? unsafe begin(handle) : nil
}

/// Says why there can be no call with one result.
@inline(never)
private func refuse(_ handle: OpaquePointer?, _ place: ResultPlace) -> jgb_status {
    guard let box = unsafe begin(handle) else { return unsafe refuse(handle) }
    do throws(CollectionError) {
        try place.check()
        return JGB_OK
    } catch {
        return unsafe end(with: error, box)
    }
}

/// The message of a view's last failed call, also while a call uses the view; of no view, the
/// thread's message.
func lastErrorText(ofView handle: OpaquePointer?) -> UnsafePointer<CChar> {
    guard let handle = unsafe handle else { return unsafe cString("") }
    let box = unsafe ViewPointer(handle)
    guard unsafe isAligned(unsafe box),
        unsafe box.pointee.mark == .view || box.pointee.mark == .busyView
    else { return unsafe jgb_last_error() }
    return unsafe box.pointee.lastError.text()
}
