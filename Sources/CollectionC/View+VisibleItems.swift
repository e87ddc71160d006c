public import CJogakbo
import CollectionCore

@c @implementation
public func jgb_view_set_visible_items_handler(
    _ view: OpaquePointer!, _ number: UInt32, _ handler: jgb_visible_items_handler!,
    _ context: UnsafeMutableRawPointer!
) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        guard let handler = unsafe handler else {
            unsafe try box.pointee.view.setVisibleItemsHandler(number, nil)
            return
        }
        unsafe try box.pointee.view.setVisibleItemsHandler(number) { visible in
            var items: [jgb_visible_item] = []
            for index in 0..<visible.count { items.append(jgb_visible_item(visible[index])) }
            let count = items.count
            unsafe items.withUnsafeMutableBufferPointer {
                unsafe handler(
                    context, visible.section, jgb_point(visible.contentOffset),
                    jgb_size(visible.container), $0.baseAddress, count)
            }
            for index in 0..<count { visible[index].take(items[index]) }
        }
    }
}

extension jgb_visible_item {
    fileprivate init(_ item: VisibleItem) {
        self.init(
            element: jgb_element(item.element), frame: jgb_rect(item.frame),
            center: jgb_point(item.center), alpha: item.alpha,
            transform: jgb_transform(item.transform), z_index: item.zIndex,
            is_hidden: item.isHidden ? 1 : 0)
    }
}

extension VisibleItem {
    /// What a handler has made of it.
    fileprivate mutating func take(_ item: jgb_visible_item) {
        center = Point(item.center)
        alpha = item.alpha
        transform = Transform3D(item.transform)
        zIndex = item.z_index
        isHidden = item.is_hidden != 0
    }
}
