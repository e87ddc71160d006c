public import CJogakbo
import CollectionCore

@c @implementation
public func jgb_view_content_size(
    _ view: OpaquePointer!, _ out_size: UnsafeMutablePointer<jgb_size>!
) -> jgb_status {
    unsafe perform(view, into: out_size, "out_size") { box throws(CollectionError) in
        unsafe try pullData(box)
        return unsafe jgb_size(try box.pointee.view.contentSize())
    }
}

@c @implementation
public func jgb_view_layout_attributes_for_element(
    _ view: OpaquePointer!, _ element: UnsafePointer<jgb_element>!,
    _ out_attributes: UnsafeMutablePointer<jgb_layout_attributes>!
) -> jgb_status {
    unsafe perform(view, into: out_attributes, "out_attributes") { box throws(CollectionError) in
        let element = unsafe try Element(element)
        unsafe try pullData(box)
        return unsafe jgb_layout_attributes(
            try box.pointee.view.layoutAttributes(for: element))
    }
}

@c @implementation
public func jgb_view_layout_attributes_for_elements_in_rect(
    _ view: OpaquePointer!, _ rect: jgb_rect,
    _ out_attributes: UnsafeMutablePointer<UnsafePointer<jgb_layout_attributes>?>!,
    _ out_count: UnsafeMutablePointer<Int>!
) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        let result = unsafe try required(out_attributes, "out_attributes")
        let count = unsafe try required(out_count, "out_count")
        unsafe try pullData(box)
        let elements = unsafe try box.pointee.view.layoutAttributesForElements(in: Rect(rect))
        unsafe result.pointee = box.pointee.foundElements.write(elements) {
            jgb_layout_attributes($0)
        }
        unsafe count.pointee = elements.count
    }
}

@c @implementation
public func jgb_view_answered_transforms(
    _ view: OpaquePointer!, _ out_transforms: UnsafeMutablePointer<UnsafePointer<jgb_transform>?>!,
    _ out_count: UnsafeMutablePointer<Int>!
) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        let result = unsafe try required(out_transforms, "out_transforms")
        let count = unsafe try required(out_count, "out_count")
        let matrices = unsafe box.pointee.view.answeredTransforms
        unsafe result.pointee = box.pointee.foundTransforms.write(matrices) { jgb_transform($0) }
        unsafe count.pointee = matrices.count
    }
}

@c @implementation
public func jgb_view_index_path_for_item_at_point(
    _ view: OpaquePointer!, _ point: jgb_point,
    _ out_index_path: UnsafeMutablePointer<jgb_index_path>!
) -> jgb_status {
    unsafe perform(view, into: out_index_path, "out_index_path") { box throws(CollectionError) in
        unsafe try pullData(box)
        let point = Point(point)
        guard let indexPath = unsafe try box.pointee.view.indexPathForItem(at: point) else {
            throw .noItem(at: point)
        }
        return jgb_index_path(indexPath)
    }
}

@c @implementation
public func jgb_view_index_path_for_item_nearest_point(
    _ view: OpaquePointer!, _ point: jgb_point,
    _ out_index_path: UnsafeMutablePointer<jgb_index_path>!
) -> jgb_status {
    unsafe perform(view, into: out_index_path, "out_index_path") { box throws(CollectionError) in
        unsafe try pullData(box)
        let point = Point(point)
        guard let indexPath = unsafe try box.pointee.view.indexPathForItem(nearestTo: point)
        else { throw .noNearestItem }
        return jgb_index_path(indexPath)
    }
}

@c @implementation
public func jgb_view_shown_element_at_point(
    _ view: OpaquePointer!, _ point: jgb_point, _ flags: UInt32,
    _ out_element: UnsafeMutablePointer<jgb_element>!
) -> jgb_status {
    unsafe perform(view, into: out_element, "out_element") { box throws(CollectionError) in
        unsafe try pullData(box)
        try checkFlags(flags, JGB_HIT_DECORATION_VIEWS)
        let point = Point(point)
        let element = unsafe try box.pointee.view.shownElement(
            at: point, includesDecorations: flags & JGB_HIT_DECORATION_VIEWS != 0)
        guard let element else { throw .nothingShown }
        return jgb_element(element)
    }
}

@c @implementation
public func jgb_view_index_paths_for_visible_elements(
    _ view: OpaquePointer!, _ category: jgb_element_category, _ element_kind: UInt32,
    _ out_index_paths: UnsafeMutablePointer<UnsafePointer<jgb_index_path>?>!,
    _ out_count: UnsafeMutablePointer<Int>!
) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        let result = unsafe try required(out_index_paths, "out_index_paths")
        let count = unsafe try required(out_count, "out_count")
        let indexPaths = unsafe try box.pointee.view.indexPathsForVisibleElements(
            category: ElementCategory(category), kind: ElementKind(rawValue: element_kind))
        unsafe result.pointee = box.pointee.indexPaths.write(indexPaths) {
            jgb_index_path($0)
        }
        unsafe count.pointee = indexPaths.count
    }
}

@c @implementation
public func jgb_view_reusable_view_for_element(
    _ view: OpaquePointer!, _ element: UnsafePointer<jgb_element>!,
    _ out_reusable_view: UnsafeMutablePointer<UInt32>!,
    _ out_generation: UnsafeMutablePointer<UInt32>!
) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        let reusableView = unsafe try required(out_reusable_view, "out_reusable_view")
        let generation = unsafe try required(out_generation, "out_generation")
        let element = unsafe try Element(element)
        guard let binding = unsafe box.pointee.view.reusableView(for: element) else {
            throw .noElement(element)
        }
        unsafe reusableView.pointee = binding.view.rawValue
        unsafe generation.pointee = binding.generation
    }
}

@c @implementation
public func jgb_view_element_for_reusable_view(
    _ view: OpaquePointer!, _ reusable_view: UInt32,
    _ out_element: UnsafeMutablePointer<jgb_element>!
) -> jgb_status {
    unsafe perform(view, into: out_element, "out_element") { box throws(CollectionError) in
        let reusableView = ReusableView(rawValue: reusable_view)
        guard let element = unsafe box.pointee.view.element(for: reusableView) else {
            throw .unknownReusableView(reusable_view)
        }
        return jgb_element(element)
    }
}

@c @implementation
public func jgb_view_is_current(
    _ view: OpaquePointer!, _ reusable_view: UInt32, _ generation: UInt32,
    _ out_is_current: UnsafeMutablePointer<UInt32>!
) -> jgb_status {
    unsafe perform(view, into: out_is_current, "out_is_current") { box in
        let reusableView = ReusableView(rawValue: reusable_view)
        return unsafe box.pointee.view.isCurrent(reusableView, generation: generation) ? 1 : 0
    }
}

@c @implementation
public func jgb_view_content_offset_for_item(
    _ view: OpaquePointer!, _ index_path: jgb_index_path, _ position: UInt32,
    _ out_offset: UnsafeMutablePointer<jgb_point>!
) -> jgb_status {
    unsafe perform(view, into: out_offset, "out_offset") { box throws(CollectionError) in
        unsafe try pullData(box)
        return unsafe jgb_point(
            try box.pointee.view.contentOffset(
                forScrollingToItemAt: IndexPath(index_path),
                at: ScrollPosition(rawValue: position)))
    }
}

@c @implementation
public func jgb_view_content_offset_for_rect(
    _ view: OpaquePointer!, _ rect: jgb_rect, _ position: UInt32,
    _ out_offset: UnsafeMutablePointer<jgb_point>!
) -> jgb_status {
    unsafe perform(view, into: out_offset, "out_offset") { box throws(CollectionError) in
        unsafe try pullData(box)
        return unsafe jgb_point(
            try box.pointee.view.contentOffset(
                forScrollingTo: Rect(rect), at: ScrollPosition(rawValue: position)))
    }
}

@c @implementation
public func jgb_view_content_offset_for_section(
    _ view: OpaquePointer!, _ section: UInt32, _ position: UInt32,
    _ out_offset: UnsafeMutablePointer<jgb_point>!
) -> jgb_status {
    unsafe perform(view, into: out_offset, "out_offset") { box throws(CollectionError) in
        unsafe try pullData(box)
        return unsafe jgb_point(
            try box.pointee.view.contentOffset(
                forScrollingToSection: section, at: ScrollPosition(rawValue: position)))
    }
}

@c @implementation
public func jgb_view_content_offset_range(
    _ view: OpaquePointer!, _ out_least: UnsafeMutablePointer<jgb_point>!,
    _ out_greatest: UnsafeMutablePointer<jgb_point>!
) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        let least = unsafe try required(out_least, "out_least")
        let greatest = unsafe try required(out_greatest, "out_greatest")
        unsafe try pullData(box)
        let range = unsafe try box.pointee.view.contentOffsetRange()
        unsafe least.pointee = jgb_point(range.least)
        unsafe greatest.pointee = jgb_point(range.greatest)
    }
}

@c @implementation
public func jgb_view_target_content_offset(
    _ view: OpaquePointer!, _ proposed: jgb_point, _ velocity: jgb_point,
    _ out_offset: UnsafeMutablePointer<jgb_point>!
) -> jgb_status {
    unsafe perform(view, into: out_offset, "out_offset") { box throws(CollectionError) in
        unsafe try pullData(box)
        return unsafe jgb_point(
            try box.pointee.view.targetContentOffset(
                forProposedContentOffset: Point(proposed), velocity: Point(velocity)))
    }
}
