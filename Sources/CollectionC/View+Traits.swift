public import CJogakbo
import CollectionCore

@c @implementation
public func jgb_view_set_default_traits(
    _ view: OpaquePointer!, _ traits: UInt32
) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        unsafe try box.pointee.view.setDefaultTraits(ItemTraits(rawValue: traits))
    }
}

@c @implementation
public func jgb_view_set_section_traits(
    _ view: OpaquePointer!, _ first_section: UInt32, _ section_count: Int, _ traits: UInt32
) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        unsafe try pullData(box)
        unsafe try box.pointee.view.setTraits(
            ItemTraits(rawValue: traits), ofSections: first_section, count: section_count)
    }
}

@c @implementation
public func jgb_view_set_item_traits(
    _ view: OpaquePointer!, _ runs: UnsafePointer<jgb_item_run>!, _ traits: UnsafePointer<UInt32>!,
    _ count: Int
) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        let runs = unsafe try buffer(runs, count, "runs")
        let traits = unsafe try buffer(traits, count, "traits")
        unsafe try pullData(box)
        unsafe try box.pointee.view.setTraits(
            rebound(traits, to: ItemTraits.self).span,
            ofItems: rebound(runs, to: ItemRun.self).span)
    }
}

@c @implementation
public func jgb_view_refuse_drops(
    _ view: OpaquePointer!, _ runs: UnsafePointer<jgb_item_run>!, _ sides: UnsafePointer<UInt32>!,
    _ count: Int
) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        let runs = unsafe try buffer(runs, count, "runs")
        let sides = unsafe try buffer(sides, count, "sides")
        unsafe try pullData(box)
        unsafe try box.pointee.view.refuseDrops(
            at: rebound(sides, to: DropSides.self).span,
            ofItems: rebound(runs, to: ItemRun.self).span)
    }
}

@c @implementation
public func jgb_view_traits_of_item(
    _ view: OpaquePointer!, _ index_path: jgb_index_path,
    _ out_traits: UnsafeMutablePointer<UInt32>!
) -> jgb_status {
    unsafe perform(view, into: out_traits, "out_traits") { box throws(CollectionError) in
        unsafe try pullData(box)
        return unsafe try box.pointee.view.traits(ofItemAt: IndexPath(index_path)).rawValue
    }
}
