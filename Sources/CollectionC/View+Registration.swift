public import CJogakbo
import CollectionCore

@c @implementation
public func jgb_view_register_element_kind(
    _ view: OpaquePointer!, _ name: UnsafePointer<CChar>!, _ length: Int,
    _ out_kind: UnsafeMutablePointer<UInt32>!
) -> jgb_status {
    unsafe perform(view, into: out_kind, "out_kind") { box throws(CollectionError) in
        let name = unsafe try bytes(name, length)
        return unsafe try box.pointee.view.registerElementKind(name.span).rawValue
    }
}

@c @implementation
public func jgb_view_register_reuse_identifier(
    _ view: OpaquePointer!, _ category: jgb_element_category, _ element_kind: UInt32,
    _ name: UnsafePointer<CChar>!, _ length: Int,
    _ out_reuse_identifier: UnsafeMutablePointer<UInt32>!
) -> jgb_status {
    unsafe perform(view, into: out_reuse_identifier, "out_reuse_identifier") {
        box throws(CollectionError) in
        let name = unsafe try bytes(name, length)
        return unsafe try box.pointee.view.registerReuseIdentifier(
            name.span, category: ElementCategory(category),
            kind: ElementKind(rawValue: element_kind)
        ).rawValue
    }
}

/// A name's UTF-8.
///
/// - Parameter length: `JGB_NUL_TERMINATED`, which is -1 here: up to the NUL.
private func bytes(
    _ name: UnsafePointer<CChar>?, _ length: Int
) throws(CollectionError) -> UnsafeBufferPointer<UInt8> {
    let name = unsafe try required(name, "name")
    var length = length
    if length == -1 {
        length = 0
        // No longer name is taken.
        while unsafe length < 256 && name[length] != 0 { length += 1 }
    }
    return unsafe try buffer(
        UnsafeRawPointer(name).assumingMemoryBound(to: UInt8.self), length, "name")
}
