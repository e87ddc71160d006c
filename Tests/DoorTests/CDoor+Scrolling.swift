import CJogakbo
import CollectionCore
import CollectionReference
import CollectionWire

extension CDoor {
    /// False for an operation that has nothing to do with the scroller.
    func scroll(_ operation: any ViewOperation) throws(Refusal) -> Bool {
        switch operation {
        case let asked as SetScrollConfiguration:
            var configuration = jgb_scroll_configuration(asked.configuration)
            try check(unsafe jgb_view_set_scroll_configuration(view, &configuration))
        case let asked as SetInputConfiguration:
            let settings = asked.configuration
            var configuration = jgb_input_configuration(
                struct_size: MemoryLayout<jgb_input_configuration>.size,
                minimum_press_duration_ns: settings.minimumPressDuration_ns,
                allowable_movement: settings.allowableMovement,
                platform: jgb_platform(rawValue: settings.platform.rawValue), reserved: 0)
            try check(unsafe jgb_view_set_input_configuration(view, &configuration))
        case let asked as SendPointers:
            let samples = asked.samples.map { jgb_pointer_sample($0) }
            try check(unsafe jgb_view_send_pointers(view, samples, samples.count))
        case let asked as SendWheels:
            let samples = asked.samples.map { jgb_wheel_sample($0) }
            try check(unsafe jgb_view_send_wheels(view, samples, samples.count))
        case let asked as ScrollToElement:
            var element = jgb_element(asked.element)
            try check(
                unsafe jgb_view_scroll_to_element(
                    view, &element, asked.position.rawValue, asked.isAnimated ? 1 : 0))
        case let asked as Retarget:
            try check(
                unsafe jgb_view_retarget(view, asked.sequence, jgb_point(asked.contentOffset)))
        case let asked as BeginRefreshing:
            try check(
                unsafe jgb_view_begin_refreshing(view, asked.length, asked.isAnimated ? 1 : 0))
        case is EndRefreshing: try check(unsafe jgb_view_end_refreshing(view))
        case let asked as SetZoomScale:
            try check(
                unsafe jgb_view_set_zoom_scale(view, asked.scale, asked.isAnimated ? 1 : 0))
        case let asked as ZoomToRect:
            try check(
                unsafe jgb_view_zoom_to_rect(
                    view, jgb_rect(asked.rect), asked.isAnimated ? 1 : 0))
        case is ScrollToTop: try check(unsafe jgb_view_scroll_to_top(view))
        case let asked as SendPinches:
            let samples = asked.samples.map { jgb_pinch_sample($0) }
            try check(unsafe jgb_view_send_pinches(view, samples, samples.count))
        case let asked as SetPinchTransition: try set(asked.transition)
        case let asked as SetContentOffset:
            try check(
                unsafe jgb_view_set_content_offset(
                    view, jgb_point(asked.contentOffset), asked.isAnimated ? 1 : 0))
        case let asked as SetPrefetchConfiguration: try set(asked)
        case let asked as SetBackground: try set(asked)
        case let asked as SetViewabilityConfiguration: try set(asked)
        case let asked as SetIndexTitles: try set(asked)
        case is EndLoading: try check(unsafe jgb_view_end_loading(view))
        default: return false
        }
        return true
    }

    func scrolling() throws(Refusal) -> Outcome {
        var scrolling = jgb_scrolling()
        unsafe jgb_scrolling_init(&scrolling, MemoryLayout<jgb_scrolling>.size)
        try check(unsafe jgb_view_scrolling(view, &scrolling))
        guard let state = ScrollState(rawValue: scrolling.state.rawValue) else {
            return .broken("no such state: \(scrolling.state.rawValue)")
        }
        var value = Scrolling(
            state, Point(x: scrolling.content_offset.x, y: scrolling.content_offset.y),
            velocity: Point(x: scrolling.velocity.x, y: scrolling.velocity.y))
        value.horizontalIndicator = ScrollIndicator(scrolling.horizontal_indicator)
        value.verticalIndicator = ScrollIndicator(scrolling.vertical_indicator)
        value.isRefreshing = scrolling.is_refreshing != 0
        value.zoomScale = scrolling.zoom_scale
        return .scroller(value)
    }
}

extension ScrollIndicator {
    fileprivate init(_ indicator: jgb_scroll_indicator) {
        self.init(start: indicator.start, length: indicator.length)
    }
}

extension jgb_scroll_configuration {
    fileprivate init(_ configuration: ScrollConfiguration) {
        var (start, length) = (0.0, 0.0)
        if case .stride(let first, let distance) = configuration.snapPoints {
            (start, length) = (first, distance)
        }
        self.init(
            struct_size: MemoryLayout<jgb_scroll_configuration>.size,
            is_enabled: configuration.isEnabled ? 1 : 0,
            is_scroll_enabled: configuration.isScrollEnabled ? 1 : 0,
            deceleration_rate: jgb_deceleration_rate(
                rawValue: configuration.decelerationRate.rawValue),
            bounces: configuration.bounces ? 1 : 0,
            always_bounces_vertically: configuration.alwaysBouncesVertically ? 1 : 0,
            always_bounces_horizontally: configuration.alwaysBouncesHorizontally ? 1 : 0,
            is_paging_enabled: configuration.isPagingEnabled ? 1 : 0,
            is_directional_lock_enabled: configuration.isDirectionalLockEnabled ? 1 : 0,
            delays_content_touches: configuration.delaysContentTouches ? 1 : 0,
            can_cancel_content_touches: configuration.canCancelContentTouches ? 1 : 0,
            line_height: configuration.lineHeight,
            smooths_wheels: configuration.smoothsWheels ? 1 : 0,
            snap_points: jgb_snap_points(rawValue: configuration.snapPoints.number.rawValue),
            scrolls_to_top: configuration.scrollsToTop ? 1 : 0,
            keyboard_dismiss_mode: jgb_keyboard_dismiss_mode(
                rawValue: configuration.keyboardDismissMode.rawValue),
            snap_start: start, snap_length: length,
            keyboard_top: configuration.keyboardTop,
            is_refresh_enabled: configuration.isRefreshEnabled ? 1 : 0,
            bounces_zoom: configuration.bouncesZoom ? 1 : 0,
            refresh_distance: configuration.refreshDistance,
            minimum_zoom_scale: configuration.minimumZoomScale,
            maximum_zoom_scale: configuration.maximumZoomScale,
            page_length: configuration.pageLength,
            stops_at_next_snap_point: configuration.stopsAtNextSnapPoint ? 1 : 0, reserved: 0)
    }
}

extension jgb_pointer_sample {
    fileprivate init(_ sample: PointerSample) {
        self.init(
            time_ns: sample.time_ns, position: jgb_point(sample.position),
            pointer: sample.pointer,
            phase: jgb_pointer_phase(rawValue: sample.phase?.rawValue ?? .max),
            device: jgb_pointer_device(rawValue: sample.device?.rawValue ?? .max),
            buttons: sample.buttons.rawValue, modifiers: sample.modifiers.rawValue)
    }
}

extension jgb_wheel_sample {
    fileprivate init(_ sample: WheelSample) {
        self.init(
            time_ns: sample.time_ns, position: jgb_point(sample.position),
            delta: jgb_point(sample.delta),
            unit: jgb_wheel_unit(rawValue: sample.unit?.rawValue ?? .max),
            phase: jgb_gesture_phase(rawValue: sample.phase?.rawValue ?? .max),
            is_momentum: sample.isMomentum ? 1 : 0, modifiers: sample.modifiers.rawValue,
            reserved: 0)
    }
}

extension jgb_pinch_sample {
    fileprivate init(_ sample: PinchSample) {
        self.init(
            time_ns: sample.time_ns, center: jgb_point(sample.center), scale: sample.scale,
            phase: jgb_gesture_phase(rawValue: sample.phase?.rawValue ?? .max), reserved: 0)
    }
}
