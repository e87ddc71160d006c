public import CJogakbo
import CollectionCore

@c @implementation
public func jgb_view_set_orthogonal_content_offset(
    _ view: OpaquePointer!, _ section: UInt32, _ content_offset: Double
) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        unsafe try pullData(box)
        unsafe try box.pointee.view.setOrthogonalContentOffset(content_offset, ofSection: section)
    }
}

@c @implementation
public func jgb_view_orthogonal_state(
    _ view: OpaquePointer!, _ section: UInt32,
    _ out_state: UnsafeMutablePointer<jgb_orthogonal_state>!
) -> jgb_status {
    unsafe perform(view, into: out_state, "out_state") { box throws(CollectionError) in
        unsafe try pullData(box)
        let state = unsafe try box.pointee.view.orthogonalScrolling(ofSection: section)
        return jgb_orthogonal_state(
            scrolling: jgb_orthogonal_scrolling(rawValue: state.behavior.rawValue), reserved: 0,
            viewport: jgb_rect(state.viewport), content_size: jgb_size(state.contentSize),
            content_offset: state.contentOffset)
    }
}

@c @implementation
public func jgb_view_target_orthogonal_content_offset(
    _ view: OpaquePointer!, _ section: UInt32, _ proposed: Double, _ velocity: Double,
    _ out_offset: UnsafeMutablePointer<Double>!
) -> jgb_status {
    unsafe perform(view, into: out_offset, "out_offset") { box throws(CollectionError) in
        unsafe try pullData(box)
        return unsafe try box.pointee.view.targetOrthogonalContentOffset(
            ofSection: section, proposed: proposed, velocity: velocity)
    }
}

@c @implementation
public func jgb_view_orthogonal_content_offset_for_item(
    _ view: OpaquePointer!, _ index_path: jgb_index_path, _ position: UInt32,
    _ out_offset: UnsafeMutablePointer<Double>!
) -> jgb_status {
    unsafe perform(view, into: out_offset, "out_offset") { box throws(CollectionError) in
        unsafe try pullData(box)
        return unsafe try box.pointee.view.orthogonalContentOffset(
            forScrollingToItemAt: IndexPath(index_path),
            at: ScrollPosition(rawValue: position))
    }
}
