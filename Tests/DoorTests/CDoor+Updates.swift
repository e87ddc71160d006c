import CJogakbo
import CollectionCore
import CollectionReference

extension CDoor {
    /// Nil for a step that is none of an update.
    func update(_ step: Step) throws(Refusal) -> Outcome? {
        switch step {
        case .performBatch(let update, let settings):
            try check(perform(update, settings))
        case .beginBatch(let settings):
            try check(
                unsafe withOptions(settings) { unsafe jgb_view_begin_batch_updates(view, $0) })
        case .endBatch: try check(unsafe jgb_view_end_batch_updates(view))
        default: return nil
        }
        return .done
    }

    private func perform(_ asked: UpdateDescription, _ settings: BatchSettings) -> jgb_status {
        let metrics = asked.metrics.map { jgb_section_metrics($0) }
        let parts = asked.parts.map { jgb_update_item($0) }
        let content = asked.content ?? DataDescription.Chunk(itemCounts: [])
        let columns = ColumnMemory(content)
        var chunk = unsafe jgb_data_source_chunk(
            struct_size: MemoryLayout<jgb_data_source_chunk>.size,
            section_count: content.itemCounts.count, item_counts: columns.itemCounts.baseAddress,
            section_metrics: columns.sectionMetrics.baseAddress, item_count: asked.itemCount,
            widths: columns.widths.baseAddress, heights: columns.heights.baseAddress,
            reuse_identifiers: columns.reuseIdentifiers.baseAddress,
            flags: content.options.rawValue, reserved: 0, spans: columns.spans.baseAddress)
        // One more: counts of no sections are counts, too.
        let counts = (asked.itemCountsAfter ?? []) + [0]
        let status = unsafe counts.withUnsafeBufferPointer { counts in
            unsafe parts.withUnsafeBufferPointer { parts in
                unsafe metrics.withUnsafeBufferPointer { metrics in
                    unsafe withUnsafePointer(to: &chunk) { chunk in
                        var update = unsafe jgb_batch_update(
                            struct_size: MemoryLayout<jgb_batch_update>.size,
                            items: parts.baseAddress, item_count: parts.count,
                            content: asked.content == nil ? nil : chunk,
                            metrics: metrics.baseAddress, metrics_count: metrics.count,
                            item_counts_after: asked.itemCountsAfter == nil
                                ? nil : counts.baseAddress,
                            section_count_after: asked.itemCountsAfter?.count ?? 0)
                        return unsafe withOptions(settings) { options in
                            unsafe jgb_view_perform_batch_updates(view, &update, options)
                        }
                    }
                }
            }
        }
        withExtendedLifetime(columns) {}
        return status
    }

    func withOptions(
        _ settings: BatchSettings, _ body: (UnsafePointer<jgb_batch_options>) -> jgb_status
    ) -> jgb_status {
        var options = unsafe jgb_batch_options()
        unsafe options.struct_size = MemoryLayout<jgb_batch_options>.size
        unsafe options.tag = settings.tag
        unsafe options.flags = settings.isStrictUIKit ? JGB_BATCH_STRICT_UIKIT : 0
        if settings.fallsBackToReload { unsafe options.flags |= JGB_BATCH_FALLBACK_RELOAD }
        guard let animation = settings.animation else {
            return unsafe withUnsafePointer(to: options) { unsafe body($0) }
        }
        return unsafe withUnsafePointer(to: jgb_animation(animation)) { animation in
            unsafe options.animation = animation
            return unsafe withUnsafePointer(to: options) { unsafe body($0) }
        }
    }
}

extension jgb_content_anchor {
    init(_ anchor: ContentAnchor) {
        self.init()
        switch anchor {
        case .none: policy = JGB_ANCHOR_NONE
        case .automatic: policy = JGB_ANCHOR_AUTOMATIC
        case .end: policy = JGB_ANCHOR_END
        case .firstVisibleItem: policy = JGB_ANCHOR_FIRST_VISIBLE_ITEM
        case .lastVisibleItem: policy = JGB_ANCHOR_LAST_VISIBLE_ITEM
        case .item(let path):
            policy = JGB_ANCHOR_ITEM
            index_path = jgb_index_path(path)
        case .identifier(let number):
            policy = JGB_ANCHOR_IDENTIFIER
            identifier = number
        }
    }
}

extension jgb_update_item {
    fileprivate init(_ item: UpdateItem) {
        self.init(
            action: jgb_update_action(rawValue: item.actionNumber),
            index_path_before_update: jgb_index_path(item.indexPathBeforeUpdate),
            index_path_after_update: jgb_index_path(item.indexPathAfterUpdate),
            count: item.count, flags: item.flags.rawValue)
    }
}

extension jgb_animation {
    init(_ animation: Animation) {
        let parameters = animation.curve.parameters
        self.init(
            struct_size: MemoryLayout<jgb_animation>.size, duration_ns: animation.duration_ns,
            start_time_ns: animation.startTime_ns,
            curve: jgb_timing_curve(
                kind: jgb_timing_curve_kind(rawValue: animation.curve.kind.rawValue),
                reserved: 0,
                parameters: (parameters[0], parameters[1], parameters[2], parameters[3])),
            appearing: jgb_element_appearance(animation.appearing),
            disappearing: jgb_element_appearance(animation.disappearing),
            appearing_place: jgb_appearance_place(animation.appearing.place),
            disappearing_place: jgb_appearance_place(animation.disappearing.place))
    }
}

extension jgb_appearance_place {
    fileprivate init(_ place: AppearancePlace) {
        self.init(
            kind: jgb_appearance_place_kind(rawValue: place.kind.rawValue), reserved: 0,
            item: jgb_index_path(section: place.item.section, item: place.item.item),
            point: jgb_point(x: place.point.x, y: place.point.y))
    }
}

extension jgb_element_appearance {
    fileprivate init(_ appearance: ElementAppearance) {
        self.init()
        alpha = appearance.alpha
        translation = jgb_point(x: appearance.translation.x, y: appearance.translation.y)
        edge = jgb_edge(rawValue: appearance.edge.rawValue)
        unsafe withUnsafeMutableBytes(of: &transform.m) { bytes in
            for index in 0..<16 {
                unsafe bytes.storeBytes(
                    of: appearance.transform.elements[index], toByteOffset: 8 * index,
                    as: Double.self)
            }
        }
    }
}

extension jgb_transform {
    var value: Transform3D {
        var transform = Transform3D.identity
        unsafe withUnsafeBytes(of: m) { bytes in
            for index in 0..<16 {
                transform.elements[index] = unsafe bytes.load(
                    fromByteOffset: 8 * index, as: Double.self)
            }
        }
        return transform
    }
}
