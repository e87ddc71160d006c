public import CJogakbo
import CollectionCore

@c @implementation
public func jgb_view_set_viewability_configuration(
    _ view: OpaquePointer!, _ configuration: UnsafePointer<jgb_viewability_configuration>!
) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        let value =
            unsafe configuration == nil ? .initial : try value(configuration, "configuration")
        try unsafe box.pointee.view.setViewabilityConfiguration(ViewabilityConfiguration(value))
    }
}

extension ViewabilityConfiguration {
    fileprivate init(_ value: jgb_viewability_configuration) throws(CollectionError) {
        self.init()
        measure = try known(value.measure.rawValue, "measure")
        percent = value.percent
        minimumTime_ns = value.minimum_time_ns
        waitsForInteraction = value.waits_for_interaction != 0
    }
}
