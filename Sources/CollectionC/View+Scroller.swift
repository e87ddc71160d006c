public import CJogakbo
import CollectionCore

@c @implementation
public func jgb_view_set_scroll_configuration(
    _ view: OpaquePointer!, _ configuration: UnsafePointer<jgb_scroll_configuration>!
) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        let value =
            unsafe configuration == nil ? .initial : try value(configuration, "configuration")
        unsafe try box.pointee.view.setScrollConfiguration(ScrollConfiguration(value))
    }
}

@c @implementation
public func jgb_view_set_content_offset(
    _ view: OpaquePointer!, _ content_offset: jgb_point, _ is_animated: UInt32
) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        unsafe try box.pointee.view.setContentOffset(
            Point(content_offset), isAnimated: is_animated != 0)
    }
}

@c @implementation
public func jgb_view_scroll_to_element(
    _ view: OpaquePointer!, _ element: UnsafePointer<jgb_element>!, _ position: UInt32,
    _ is_animated: UInt32
) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        let element = unsafe try Element(element)
        unsafe try pullData(box)
        unsafe try box.pointee.view.scroll(
            to: element, at: ScrollPosition(rawValue: position), isAnimated: is_animated != 0)
    }
}

@c @implementation
public func jgb_view_retarget(
    _ view: OpaquePointer!, _ sequence: UInt64, _ content_offset: jgb_point
) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        unsafe try box.pointee.view.retarget(sequence, to: Point(content_offset))
    }
}

@c @implementation
public func jgb_view_scroll_to_top(_ view: OpaquePointer!) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        unsafe box.pointee.view.scrollToTop()
    }
}

@c @implementation
public func jgb_view_begin_refreshing(
    _ view: OpaquePointer!, _ length: Double, _ is_animated: UInt32
) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        unsafe try box.pointee.view.beginRefreshing(length: length, isAnimated: is_animated != 0)
    }
}

@c @implementation
public func jgb_view_end_refreshing(_ view: OpaquePointer!) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        unsafe try box.pointee.view.endRefreshing()
    }
}

@c @implementation
public func jgb_view_set_zoom_scale(
    _ view: OpaquePointer!, _ scale: Double, _ is_animated: UInt32
) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        unsafe try box.pointee.view.setZoomScale(scale, isAnimated: is_animated != 0)
    }
}

@c @implementation
public func jgb_view_zoom_to_rect(
    _ view: OpaquePointer!, _ rect: jgb_rect, _ is_animated: UInt32
) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        unsafe try box.pointee.view.zoom(to: Rect(rect), isAnimated: is_animated != 0)
    }
}

@c @implementation
public func jgb_view_scrolling(
    _ view: OpaquePointer!, _ out_scrolling: UnsafeMutablePointer<jgb_scrolling>!
) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        let result = unsafe try GrowingResult(out_scrolling, "out_scrolling")
        let scrolling = unsafe box.pointee.view.scrolling
        result.write(
            jgb_scrolling(
                struct_size: MemoryLayout<jgb_scrolling>.size,
                state: jgb_scroll_state(rawValue: scrolling.state.rawValue),
                is_refreshing: scrolling.isRefreshing ? 1 : 0,
                content_offset: jgb_point(scrolling.contentOffset),
                velocity: jgb_point(scrolling.velocity),
                horizontal_indicator: jgb_scroll_indicator(scrolling.horizontalIndicator),
                vertical_indicator: jgb_scroll_indicator(scrolling.verticalIndicator),
                zoom_scale: scrolling.zoomScale))
    }
}

extension jgb_scroll_indicator {
    fileprivate init(_ indicator: ScrollIndicator) {
        self.init(start: indicator.start, length: indicator.length)
    }
}

extension ScrollConfiguration {
    /// - Throws: `invalidArgument` for a number that is no case of its enumeration.
    fileprivate init(_ value: jgb_scroll_configuration) throws(CollectionError) {
        self.init()
        isEnabled = value.is_enabled != 0
        isScrollEnabled = value.is_scroll_enabled != 0
        decelerationRate = try known(value.deceleration_rate.rawValue, "deceleration_rate")
        bounces = value.bounces != 0
        alwaysBouncesVertically = value.always_bounces_vertically != 0
        alwaysBouncesHorizontally = value.always_bounces_horizontally != 0
        isPagingEnabled = value.is_paging_enabled != 0
        isDirectionalLockEnabled = value.is_directional_lock_enabled != 0
        delaysContentTouches = value.delays_content_touches != 0
        canCancelContentTouches = value.can_cancel_content_touches != 0
        lineHeight = value.line_height
        smoothsWheels = value.smooths_wheels != 0
        snapPoints = SnapPoints(
            try known(value.snap_points.rawValue, "snap_points"), start: value.snap_start,
            length: value.snap_length)
        scrollsToTop = value.scrolls_to_top != 0
        keyboardDismissMode = try known(
            value.keyboard_dismiss_mode.rawValue, "keyboard_dismiss_mode")
        keyboardTop = value.keyboard_top
        isRefreshEnabled = value.is_refresh_enabled != 0
        refreshDistance = value.refresh_distance
        bouncesZoom = value.bounces_zoom != 0
        minimumZoomScale = value.minimum_zoom_scale
        maximumZoomScale = value.maximum_zoom_scale
        pageLength = value.page_length
        stopsAtNextSnapPoint = value.stops_at_next_snap_point != 0
    }
}
