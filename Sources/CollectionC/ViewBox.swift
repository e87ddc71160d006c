import CJogakbo
import CollectionCore

/// What a `jgb_view` points at: the core's view and what C needs beside it.
///
/// It lives behind a plain pointer, so that a call neither retains nor releases anything.
@safe
struct ViewBox: ~Copyable {
    var view: CollectionView
    var lastError = LastError()
    /// Why the last batch update was refused that was invalid.
    var lastInvalidUpdate: InvalidUpdate?
    /// Whether a call is under way: a callback of the host's must not call back.
    var isBusy = false
    /// Where the data comes from when it is pulled.
    var dataSource: PulledDataSource?
    /// Whether the data source has been asked for counts only.
    var isDataPending = false
    /// The layout's metrics: what a host's `section_metrics` starts from.
    var layoutMetrics = SectionMetrics()

    // What was handed out last.
    var elements = OutputBuffer<jgb_layout_attributes>()
    var transforms = OutputBuffer<jgb_transform>()
    var removedViews = OutputBuffer<UInt32>()
    var diagnostics = OutputBuffer<jgb_diagnostic>()
    var completions = OutputBuffer<jgb_completion>()
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
        unsafe box.pointee.isBusy = false
        return JGB_OK
    } catch {
        return unsafe end(with: error, box)
    }
}

/// Begins a call; nil: there can be none.
private func begin(_ handle: OpaquePointer?) -> ViewPointer? {
    let box = unsafe ViewPointer(handle)
    guard let box = unsafe box, unsafe isAligned(unsafe box), unsafe !box.pointee.isBusy else {
        return nil
    }
    unsafe box.pointee.isBusy = true
    return unsafe box
}

/// Says why there can be no call. Not a part of each call: there are many.
@inline(never)
private func refuse(_ handle: OpaquePointer?) -> jgb_status {
    do throws(CollectionError) {
        return unsafe note(.busy, of: try box(of: handle, "view"))
    } catch {
        return noteForThread(error)
    }
}

/// Ends a call that failed.
@inline(never)
private func end(with error: consuming CollectionError, _ box: ViewPointer) -> jgb_status {
    unsafe box.pointee.isBusy = false
    return unsafe note(error, of: box)
}

private func note(_ error: consuming CollectionError, of box: ViewPointer) -> jgb_status {
    let status = jgb_status(copy error)
    if case .invalidUpdate(let why) = copy error {
        unsafe box.pointee.lastInvalidUpdate = why
    }
    unsafe box.pointee.lastError.note(error)
    return status
}

/// The same for a call with one result, which `body` returns.
func perform<Result>(
    _ handle: OpaquePointer?, into result: UnsafeMutablePointer<Result>?,
    _ body: (ViewPointer) throws(CollectionError) -> Result
) -> jgb_status {
    let place = unsafe ResultPlace(result)
    guard let box = unsafe begin(handle, place), let result = unsafe result else {
        return unsafe refuse(handle, place)
    }
    do throws(CollectionError) {
        unsafe result.pointee = try body(box)
        unsafe box.pointee.isBusy = false
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
