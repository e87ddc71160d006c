public import CJogakbo
import CollectionCore

@c @implementation
public func jgb_view_set_background(
    _ view: OpaquePointer!, _ background: UnsafePointer<jgb_background>!
) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        let value = unsafe background == nil ? .initial : try value(background, "background")
        var configuration = BackgroundConfiguration()
        if value.has_background != 0 {
            configuration.reuseIdentifier = ReuseIdentifier(rawValue: value.reuse_identifier)
        }
        if value.has_empty_background != 0 {
            configuration.emptyReuseIdentifier = ReuseIdentifier(
                rawValue: value.empty_reuse_identifier)
        }
        try unsafe box.pointee.view.setBackground(configuration)
    }
}
