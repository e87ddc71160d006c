import CJogakbo
import CollectionCore
import CollectionReference
import CollectionWire

/// A view called through the C header.
@safe final class CDoor: CollectionDoor {
    let view: OpaquePointer
    let bench = CBench()

    /// The status of a call that failed.
    struct Refusal: Error {
        var status: jgb_status
    }

    init() throws {
        var made: OpaquePointer?
        let status = unsafe jgb_view_create(nil, &made)
        guard let made = unsafe made else { throw Refusal(status: status) }
        unsafe view = made
    }

    deinit {
        unsafe jgb_view_destroy(view)
    }

    func perform(_ step: Step) -> Outcome {
        do {
            return try outcome(of: step)
        } catch {
            return .refused(code: error.status.rawValue)
        }
    }

    func takeNews() -> DoorNews {
        var (taken, wakeAt) = unsafe (jgb_events(), UInt64.max)
        unsafe jgb_events_init(&taken, MemoryLayout<jgb_events>.size)
        guard unsafe jgb_view_next_events(view, &taken) == JGB_OK,
            unsafe jgb_view_wake_at(view, &wakeAt) == JGB_OK
        else { return DoorNews(wakeAt: .time_ns(.max)) }
        return DoorNews(
            events: unsafe Events(taken), wakeAt: WakeTime.time(numbered: wakeAt))
    }

    func check(_ status: jgb_status) throws(Refusal) {
        if status != JGB_OK { throw Refusal(status: status) }
    }

    private func outcome(of step: Step) throws(Refusal) -> Outcome {
        switch step {
        case .operation(let call):
            if let outcome = try selectionOutcome(of: call.operation) { return outcome }
            if try !set(call.operation) { return try answer(to: call.operation) }
        case .registerElementKind(let name):
            var kind: UInt32 = 0
            try check(unsafe jgb_view_register_element_kind(view, name, name.utf8.count, &kind))
            return .number(Int(kind))
        case .registerReuseIdentifier(let name, let category, let kind):
            var identifier: UInt32 = 0
            try check(
                unsafe jgb_view_register_reuse_identifier(
                    view, jgb_element_category(rawValue: category.rawValue), kind.rawValue, name,
                    name.utf8.count, &identifier))
            return .number(Int(identifier))
        case .setFlowLayout(let layout):
            let memory = LayoutMemory()
            var layout = unsafe jgb_flow_layout(layout, in: memory)
            try check(
                withExtendedLifetime(memory) { unsafe jgb_view_set_flow_layout(view, &layout) })
        case .setLayout(let layout, let animation, let tag):
            try setLayout(layout, animation, tag: tag)
        case .invalidateLayout(let context): try invalidateLayout(with: context)
        case .setData(let data): try push(data)
        case .displayFrame:
            guard let request = step.request else { break }
            return .frame(try displayFrame(request))
        case .input(let samples, let frame):
            // Two calls of C: a call costs next to nothing.
            if !samples.pointers.isEmpty { _ = try scroll(SendPointers(samples.pointers)) }
            if !samples.wheels.isEmpty { _ = try scroll(SendWheels(samples.wheels)) }
            if !samples.pinches.isEmpty { _ = try scroll(SendPinches(samples.pinches)) }
            return try outcome(of: frame)
        case .snapshot(let step): return try perform(step)
        case .lead(let step): return try perform(step)
        case .refused(let step, _): return try outcome(of: step)
        default:
            if let outcome = try update(step) { return outcome }
            if let outcome = try explicit(step) { return outcome }
            return try answer(to: step)
        }
        return .done
    }

    /// False for an operation that changes nothing.
    private func set(_ operation: any ViewOperation) throws(Refusal) -> Bool {
        switch operation {
        case let asked as SetBounds:
            try check(unsafe jgb_view_set_bounds(view, jgb_rect(asked.bounds)))
        case let asked as SetEnvironment:
            var environment = jgb_environment(asked.environment)
            try check(unsafe jgb_view_set_environment(view, &environment))
        case let asked as SetContentAnchor:
            var anchor = jgb_content_anchor(asked.anchor)
            anchor.short_content = asked.shortContent.rawValue
            try check(unsafe jgb_view_set_content_anchor(view, &anchor))
        case let asked as SetEventMask:
            try check(unsafe jgb_view_set_event_mask(view, asked.mask.rawValue))
        case let asked as SetAccessibilityConfiguration:
            var configuration = jgb_accessibility_configuration(
                struct_size: MemoryLayout<jgb_accessibility_configuration>.size,
                role: jgb_accessibility_role(rawValue: asked.configuration.role.rawValue),
                counts_all_sections: asked.configuration.countsAllSections ? 1 : 0)
            try check(
                unsafe jgb_view_set_accessibility_configuration(view, &configuration))
        case let asked as SetOrthogonalContentOffset:
            try check(
                unsafe jgb_view_set_orthogonal_content_offset(
                    view, asked.section, asked.contentOffset))
        default:
            if try setFocus(operation) { return true }
            if try moveItem(operation) { return true }
            if try dragItems(operation) { return true }
            if try setTraits(operation) { return true }
            return try scroll(operation)
        }
        return true
    }

    private func push(_ data: DataDescription) throws(Refusal) {
        let metrics = data.metrics.map { jgb_section_metrics($0) }
        let columns = data.chunks.map { ColumnMemory($0) }
        let chunks = unsafe zip(data.chunks, columns).map { chunk, columns in
            unsafe jgb_data_source_chunk(
                struct_size: MemoryLayout<jgb_data_source_chunk>.size,
                section_count: chunk.itemCounts.count,
                item_counts: columns.itemCounts.baseAddress,
                section_metrics: columns.sectionMetrics.baseAddress,
                item_count: chunk.itemCounts.reduce(0) { $0 + Int($1) },
                widths: columns.widths.baseAddress, heights: columns.heights.baseAddress,
                reuse_identifiers: columns.reuseIdentifiers.baseAddress,
                flags: chunk.options.rawValue, reserved: 0, spans: columns.spans.baseAddress)
        }
        let status = unsafe jgb_view_set_data(view, metrics, metrics.count, chunks, chunks.count)
        withExtendedLifetime(columns) {}
        try check(status)
    }

    private func displayFrame(_ asked: DisplayFrameRequest) throws(Refusal) -> ShownFrame {
        let sizes = asked.preferredSizes.map {
            jgb_preferred_size(
                reusable_view: $0.reusableView.rawValue, generation: $0.generation,
                size: jgb_size($0.size))
        }
        var frame = unsafe jgb_display_frame()
        unsafe frame.struct_size = MemoryLayout<jgb_display_frame>.size
        let status = unsafe sizes.withUnsafeBufferPointer { sizes in
            var request = unsafe jgb_display_frame_request(
                struct_size: MemoryLayout<jgb_display_frame_request>.size,
                bounds: jgb_rect(asked.bounds), time_ns: asked.time_ns,
                flags: (asked.isComplete ? JGB_REQUEST_COMPLETE : 0)
                    | (asked.hasIdentifiers ? JGB_REQUEST_IDENTIFIERS : 0), reserved: 0,
                preferred_sizes: sizes.baseAddress, preferred_size_count: sizes.count,
                adjusted_sequence: asked.adjustedSequence)
            return unsafe jgb_view_display_frame(view, &request, &frame)
        }
        try check(status)
        return unsafe ShownFrame(frame)
    }
}

extension ShownFrame {
    fileprivate init(_ frame: jgb_display_frame) {
        self.init(DisplayFrame())
        unsafe sequence = frame.sequence
        unsafe contentSize = frame.content_size.value
        unsafe contentOffset = Point(x: frame.content_offset.x, y: frame.content_offset.y)
        unsafe isComplete = frame.flags & JGB_FRAME_COMPLETE != 0
        unsafe didLayoutChange = frame.flags & JGB_FRAME_LAYOUT_CHANGED != 0
        unsafe contentOffsetAdjustment = Point(
            x: frame.content_offset_adjustment.x, y: frame.content_offset_adjustment.y)
        unsafe transitionEnd_ns =
            frame.flags & JGB_FRAME_IN_TRANSITION != 0 ? frame.transition_end_ns : nil
        completions = unsafe UnsafeBufferPointer(
            start: frame.completions, count: frame.completion_count
        ).map { Completion(tag: $0.tag, isFinished: $0.is_finished != 0) }
        let shown = unsafe UnsafeBufferPointer(
            start: frame.elements, count: frame.element_count)
        let matrices = unsafe UnsafeBufferPointer(
            start: frame.transforms, count: frame.transform_count)
        unsafe setElements(shown.map(\.value), matrices.map(\.value))
        identifiers = unsafe Array(
            UnsafeBufferPointer(start: frame.identifiers, count: frame.identifier_count))
        unsafe removedViews = UnsafeBufferPointer(
            start: frame.removed_views, count: frame.removed_view_count
        ).map { ReusableView(rawValue: $0) }
        let told = unsafe UnsafeBufferPointer(
            start: frame.diagnostics, count: frame.diagnostic_count)
        diagnostics = unsafe told.compactMap { diagnostic in
            Diagnostic.Code(rawValue: diagnostic.code.rawValue).map {
                Diagnostic(
                    code: $0, element: diagnostic.element.value, size: diagnostic.size.value,
                    otherSize: diagnostic.other_size.value)
            }
        }
    }
}
