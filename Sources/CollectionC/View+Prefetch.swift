public import CJogakbo
import CollectionCore

@c @implementation
public func jgb_view_set_prefetch_configuration(
    _ view: OpaquePointer!, _ configuration: UnsafePointer<jgb_prefetch_configuration>!
) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        let value =
            unsafe configuration == nil ? .initial : try value(configuration, "configuration")
        unsafe box.pointee.view.setPrefetchConfiguration(PrefetchConfiguration(value))
    }
}

extension PrefetchConfiguration {
    fileprivate init(_ value: jgb_prefetch_configuration) {
        self.init()
        isPrefetchingEnabled = value.is_prefetching_enabled != 0
    }
}
