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

extension jgb_prefetch_configuration {
    fileprivate init(_ configuration: PrefetchConfiguration) {
        self.init(
            struct_size: MemoryLayout<jgb_prefetch_configuration>.size,
            is_prefetching_enabled: configuration.isPrefetchingEnabled ? 1 : 0, reserved: 0,
            near_end_screens: configuration.nearEndScreens)
    }
}
