public import CJogakbo
import CollectionCore

@c @implementation
public func jgb_view_set_layout_attributes(
    _ view: OpaquePointer!, _ columns: UnsafePointer<jgb_layout_attributes_columns>!
) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        let columns = unsafe try value(columns, "columns")
        unsafe try pullData(box)
        let count = unsafe columns.count
        let elements = unsafe columns.elements
        let frames = unsafe try buffer(columns.frames, count, "frames")
        unsafe try box.pointee.view.setLayoutAttributes(
            known(columns.role.rawValue, "role"),
            of: named(elements, elements == nil ? 0 : count).span,
            itemsFrom: elements == nil ? IndexPath(columns.first_item) : nil, count: count,
            frames: rebound(frames, to: Rect.self).span,
            alphas: column(columns.alphas, count, "alphas").span,
            zIndexes: column(columns.z_indexes, count, "z_indexes").span,
            areHidden: column(columns.are_hidden, count, "are_hidden").span,
            reuseIdentifiers: column(columns.reuse_identifiers, count, "reuse_identifiers").span,
            hostTags: column(columns.host_tags, count, "host_tags").span,
            transforms: rebound(
                column(columns.transforms, count, "transforms"), to: Transform3D.self
            ).span)
    }
}

@c @implementation
public func jgb_view_remove_layout_attributes(
    _ view: OpaquePointer!, _ elements: UnsafePointer<jgb_element>!, _ count: Int
) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        unsafe try pullData(box)
        let elements = unsafe try buffer(elements, count, "elements")
        unsafe try box.pointee.view.removeLayoutAttributes(
            of: rebound(elements, to: Element.self).span)
    }
}

@c @implementation
public func jgb_view_begin_layout_attributes(_ view: OpaquePointer!) -> jgb_status {
    unsafe perform(view) { box in unsafe box.pointee.view.beginLayoutAttributes() }
}

@c @implementation
public func jgb_view_commit_layout_attributes(_ view: OpaquePointer!) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        unsafe try box.pointee.view.commitLayoutAttributes()
    }
}

private func named(
    _ elements: UnsafePointer<jgb_element>?, _ count: Int
) throws(CollectionError) -> UnsafeBufferPointer<Element> {
    unsafe rebound(try buffer(elements, count, "elements"), to: Element.self)
}
