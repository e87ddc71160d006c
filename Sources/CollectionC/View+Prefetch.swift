public import CJogakbo
import CollectionCore

@c @implementation
public func jgb_view_set_prefetch_configuration(
    _ view: OpaquePointer!, _ configuration: UnsafePointer<jgb_prefetch_configuration>!
) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        let value =
            unsafe configuration == nil ? .initial : try value(configuration, "configuration")
        try unsafe box.pointee.view.setPrefetchConfiguration(PrefetchConfiguration(value))
    }
}

@c @implementation
public func jgb_view_end_loading(_ view: OpaquePointer!) -> jgb_status {
    unsafe perform(view) { box in unsafe box.pointee.view.endLoading() }
}

extension PrefetchConfiguration {
    fileprivate init(_ value: jgb_prefetch_configuration) {
        self.init()
        isPrefetchingEnabled = value.is_prefetching_enabled != 0
        nearEndScreens = value.near_end_screens
        nearStartScreens = value.near_start_screens
        cellsPreparedPerFrame = value.cells_prepared_per_frame
        overscanItemCount = value.overscan_item_count
    }
}
