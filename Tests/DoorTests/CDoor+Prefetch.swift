import CJogakbo
import CollectionCore
import CollectionReference
import CollectionWire

extension CDoor {
    func set(_ asked: SetPrefetchConfiguration) throws(Refusal) {
        var configuration = jgb_prefetch_configuration(asked.configuration)
        try check(unsafe jgb_view_set_prefetch_configuration(view, &configuration))
    }
}

extension CDoor {
    func set(_ asked: SetViewabilityConfiguration) throws(Refusal) {
        let wanted = asked.configuration
        var configuration = jgb_viewability_configuration(
            struct_size: MemoryLayout<jgb_viewability_configuration>.size,
            measure: jgb_viewability_measure(rawValue: wanted.measure.rawValue),
            waits_for_interaction: wanted.waitsForInteraction ? 1 : 0, percent: wanted.percent,
            minimum_time_ns: wanted.minimumTime_ns)
        try check(unsafe jgb_view_set_viewability_configuration(view, &configuration))
    }

    func set(_ asked: SetBackground) throws(Refusal) {
        let (usual, empty) = (
            asked.configuration.reuseIdentifier, asked.configuration.emptyReuseIdentifier
        )
        var background = jgb_background(
            struct_size: MemoryLayout<jgb_background>.size, has_background: usual == nil ? 0 : 1,
            reuse_identifier: usual?.rawValue ?? 0, has_empty_background: empty == nil ? 0 : 1,
            empty_reuse_identifier: empty?.rawValue ?? 0)
        try check(unsafe jgb_view_set_background(view, &background))
    }
}

extension jgb_prefetch_configuration {
    fileprivate init(_ configuration: PrefetchConfiguration) {
        self.init(
            struct_size: MemoryLayout<jgb_prefetch_configuration>.size,
            is_prefetching_enabled: configuration.isPrefetchingEnabled ? 1 : 0,
            cells_prepared_per_frame: configuration.cellsPreparedPerFrame,
            near_end_screens: configuration.nearEndScreens,
            overscan_item_count: configuration.overscanItemCount, reserved: 0,
            near_start_screens: configuration.nearStartScreens)
    }
}
