public import CJogakbo
import CSupport
import CollectionCore

@c @implementation
public func jgb_view_create_with_setup(
    _ limits: UnsafePointer<jgb_limits>!, _ setup: UnsafePointer<jgb_view_setup>!,
    _ out_view: UnsafeMutablePointer<OpaquePointer?>!
) -> jgb_status {
    let value: jgb_view_setup
    let result: UnsafeMutablePointer<OpaquePointer?>
    do throws(CollectionError) {
        unsafe result = try required(out_view, "out_view")
        unsafe value = try CollectionC.value(setup, "setup")
    } catch { return noteForThread(error) }
    var view: OpaquePointer?
    let status = unsafe jgb_view_create(limits, &view)
    guard status == JGB_OK, let view = unsafe view else { return status }
    var call = unsafe SetupCall(view)
    unsafe call.register(value)
    unsafe call.setContent(value)
    unsafe call.configure(value)
    unsafe call.finish(value)
    if call.status == JGB_OK {
        unsafe result.pointee = unsafe view
    } else {
        unsafe jgb_view_destroy(view)
    }
    return call.status
}

/// Sets up a new view by one function after the other, as far as the first that fails.
@safe
private struct SetupCall {
    private let view: OpaquePointer
    /// That of the function that failed.
    private(set) var status = JGB_OK

    init(_ view: OpaquePointer) {
        unsafe self.view = view
    }

    mutating func register(_ setup: jgb_view_setup) {
        unsafe forEach(setup.element_kinds, setup.element_kind_count, "element_kinds") {
            (view, name) throws(CollectionError) in
            var kind: UInt32 = 0
            return unsafe jgb_view_register_element_kind(view, name.pointee, -1, &kind)
        }
        unsafe forEach(setup.prototypes, setup.prototype_count, "prototypes") {
            (view, prototype) throws(CollectionError) in
            var identifier: UInt32 = 0
            return unsafe jgb_view_register_reuse_identifier(
                view, prototype.pointee.category, prototype.pointee.element_kind,
                prototype.pointee.name, -1, &identifier)
        }
    }

    mutating func setContent(_ setup: jgb_view_setup) {
        unsafe set(setup.environment, "environment") { unsafe jgb_view_set_environment($0, $1) }
        if unsafe setup.layout != nil && setup.layout_name != nil {
            fail("layout_name", .conflicting("layout", "is there, too: one of both must be NULL"))
        }
        if let layout = unsafe setup.layout ?? named(setup) {
            unsafe perform("layout") { unsafe jgb_view_set_layout($0, layout, nil, 0) }
        }
        let sources = unsafe [
            setup.snapshot != nil, setup.data_source != nil, setup.chunk_count != 0,
        ]
        if sources.count(where: { $0 }) > 1 {
            fail(
                "data_source",
                .conflicting(
                    "the data", "comes from more than one of snapshot, data_source and chunks"))
        }
        if let snapshot = unsafe setup.snapshot {
            unsafe perform("snapshot") {
                unsafe jgb_view_apply_snapshot_using_reload_data($0, snapshot)
            }
        }
        unsafe set(setup.data_source, "data_source") { unsafe jgb_view_set_data_source($0, $1) }
        if unsafe setup.chunk_count != 0 {
            unsafe perform("chunks") {
                unsafe jgb_view_set_data(
                    $0, setup.metrics, setup.metrics_count, setup.chunks, setup.chunk_count)
            }
        }
    }

    mutating func configure(_ setup: jgb_view_setup) {
        unsafe set(setup.content_anchor, "content_anchor") {
            unsafe jgb_view_set_content_anchor($0, $1)
        }
        if unsafe setup.default_traits != 0 {
            unsafe perform("default_traits") {
                unsafe jgb_view_set_default_traits($0, setup.default_traits)
            }
        }
        unsafe set(setup.scrolling, "scrolling") {
            unsafe jgb_view_set_scroll_configuration($0, $1)
        }
        unsafe set(setup.selection, "selection") {
            unsafe jgb_view_set_selection_configuration($0, $1)
        }
        unsafe set(setup.focus, "focus") { unsafe jgb_view_set_focus_configuration($0, $1) }
        unsafe set(setup.prefetching, "prefetching") {
            unsafe jgb_view_set_prefetch_configuration($0, $1)
        }
        unsafe set(setup.movement, "movement") {
            unsafe jgb_view_set_movement_configuration($0, $1)
        }
        unsafe set(setup.dragging, "dragging") { unsafe jgb_view_set_drag_configuration($0, $1) }
        unsafe set(setup.swiping, "swiping") { unsafe jgb_view_set_swipe_configuration($0, $1) }
        unsafe set(setup.input, "input") { unsafe jgb_view_set_input_configuration($0, $1) }
        unsafe set(setup.viewability, "viewability") {
            unsafe jgb_view_set_viewability_configuration($0, $1)
        }
        unsafe set(setup.accessibility, "accessibility") {
            unsafe jgb_view_set_accessibility_configuration($0, $1)
        }
        unsafe set(setup.background, "background") { unsafe jgb_view_set_background($0, $1) }
    }

    mutating func finish(_ setup: jgb_view_setup) {
        if unsafe setup.index_title_count != 0 {
            unsafe perform("index_titles") {
                unsafe jgb_view_set_index_titles($0, setup.index_titles, setup.index_title_count)
            }
        }
        unsafe set(setup.delegate, "delegate") { unsafe jgb_view_set_delegate($0, $1) }
        unsafe set(setup.state, "state") { unsafe jgb_view_restore_state($0, $1, nil, 0, nil) }
        unsafe perform("event_mask") { unsafe jgb_view_set_event_mask($0, setup.event_mask) }
    }

    /// Finds the layout that the host has given the name.
    private mutating func named(_ setup: jgb_view_setup) -> OpaquePointer? {
        guard let name = unsafe setup.layout_name else { return nil }
        var found: OpaquePointer?
        var names: [[UInt8]] = []
        let wanted = unsafe Self.bytes(name)
        unsafe forEach(setup.layouts, setup.layout_count, "layouts") {
            (_, layout) throws(CollectionError) in
            let name = unsafe Self.bytes(try required(layout.pointee.name, "name"))
            if name == wanted { unsafe found = unsafe layout.pointee.layout }
            names.append(name)
            return JGB_OK
        }
        if unsafe found == nil {
            var words = Array("there is no layout '".utf8) + wanted + Array("'; known are ".utf8)
            for (index, name) in names.enumerated() {
                words += Array((index == 0 ? "'" : ", '").utf8) + name + Array("'".utf8)
            }
            if names.isEmpty { words += Array("none".utf8) }
            fail("layout_name", JGB_INVALID_ARGUMENT, words)
        }
        return unsafe found
    }

    private static func bytes(_ text: UnsafePointer<CChar>) -> [UInt8] {
        var bytes: [UInt8] = []
        // No longer name is taken.
        while unsafe bytes.count < 256 && text[bytes.count] != 0 {
            unsafe bytes.append(UInt8(bitPattern: text[bytes.count]))
        }
        return bytes
    }

    private mutating func set<Value>(
        _ value: UnsafePointer<Value>?, _ field: StaticString,
        _ body: (OpaquePointer, UnsafePointer<Value>) -> jgb_status
    ) {
        if let value = unsafe value { unsafe perform(field) { unsafe body($0, value) } }
    }

    private mutating func forEach<Entry>(
        _ start: UnsafePointer<Entry>?, _ count: Int, _ field: StaticString,
        _ body: (OpaquePointer, UnsafePointer<Entry>) throws(CollectionError) -> jgb_status
    ) {
        do throws(CollectionError) {
            let entries = unsafe try buffer(start, count, "entries")
            for index in entries.indices {
                guard let entry = unsafe entries.baseAddress?.advanced(by: index) else { return }
                let status = unsafe try body(view, entry)
                if status != JGB_OK {
                    note(field, status)
                    return
                }
            }
        } catch { fail(field, error) }
    }

    private mutating func perform(
        _ field: StaticString, _ body: (OpaquePointer) -> jgb_status
    ) {
        if status != JGB_OK { return }
        let status = unsafe body(view)
        if status != JGB_OK { note(field, status) }
    }

    /// Takes the error of the view as that of a field.
    private mutating func note(_ field: StaticString, _ status: jgb_status) {
        fail(field, status, unsafe Self.bytes(jgb_view_last_error(view)))
    }

    private mutating func fail(_ field: StaticString, _ error: CollectionError) {
        fail(field, jgb_status(error), error.messageBytes)
    }

    private mutating func fail(_ field: StaticString, _ status: jgb_status, _ reason: [UInt8]) {
        if self.status != JGB_OK { return }
        self.status = status
        let text = unsafe Self.bytes(cString(field)) + Array(": ".utf8) + reason
        unsafe text.withUnsafeBufferPointer {
            unsafe jogakbo_set_thread_message($0.baseAddress, $0.count)
        }
    }
}
