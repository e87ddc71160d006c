package import CMessages
package import CollectionCore

extension ScrollConfiguration: MessageCodable {
    package static var begin: MessageBegin<Jogakbo__V1__ScrollConfiguration> {
        unsafe jogakbo__v1__scroll_configuration__init
    }
    package static var blank: ScrollConfiguration { ScrollConfiguration() }

    package mutating func code(
        _ m: inout Jogakbo__V1__ScrollConfiguration, with coder: inout FieldCoder
    ) {
        coder.code(&m.is_enabled, &isEnabled)
        coder.code(&m.disables_scrolling, not: &isScrollEnabled)
        coder.code(&m.deceleration_rate, &decelerationRate, "deceleration_rate")
        coder.code(&m.disables_bounces, not: &bounces)
        coder.code(&m.always_bounces_vertically, &alwaysBouncesVertically)
        coder.code(&m.always_bounces_horizontally, &alwaysBouncesHorizontally)
        coder.code(&m.is_paging_enabled, &isPagingEnabled)
        coder.code(&m.is_directional_lock_enabled, &isDirectionalLockEnabled)
        coder.code(&m.highlights_touches_at_once, not: &delaysContentTouches)
        coder.code(&m.keeps_content_touches, not: &canCancelContentTouches)
        coder.code(&m.line_height, &lineHeight)
        coder.code(&m.smooths_wheels, &smoothsWheels)
        codeSnapPoints(&m, with: &coder)
        coder.code(&m.ignores_scroll_to_top, not: &scrollsToTop)
        coder.code(&m.keyboard_dismiss_mode, &keyboardDismissMode, "keyboard_dismiss_mode")
        coder.code(&m.keyboard_top, &keyboardTop)
        coder.code(&m.is_refresh_enabled, &isRefreshEnabled)
        coder.code(&m.refresh_distance, &refreshDistance)
        codeZoom(&m, with: &coder)
        coder.code(&m.page_length, &pageLength)
        coder.code(&m.stops_at_next_snap_point, &stopsAtNextSnapPoint)
    }

    /// A scale of 1 is sent as 0.
    private mutating func codeZoom(
        _ m: inout Jogakbo__V1__ScrollConfiguration, with coder: inout FieldCoder
    ) {
        var (least, greatest) = (minimumZoomScale, maximumZoomScale)
        if least == 1 { least = 0 }
        if greatest == 1 { greatest = 0 }
        coder.code(&m.minimum_zoom_scale, &least)
        coder.code(&m.maximum_zoom_scale, &greatest)
        coder.code(&m.disables_bounces_zoom, not: &bouncesZoom)
        if !coder.isReading { return }
        minimumZoomScale = least == 0 ? 1 : least
        maximumZoomScale = greatest == 0 ? 1 : greatest
    }

    private mutating func codeSnapPoints(
        _ m: inout Jogakbo__V1__ScrollConfiguration, with coder: inout FieldCoder
    ) {
        var (number, start, length) = (snapPoints.number, 0.0, 0.0)
        if case .stride(let first, let distance) = snapPoints {
            (start, length) = (first, distance)
        }
        coder.code(&m.snap_points, &number, "snap_points")
        coder.code(&m.snap_start, &start)
        coder.code(&m.snap_length, &length)
        if coder.isReading { snapPoints = SnapPoints(number, start: start, length: length) }
    }
}

extension Scrolling: MessageCodable {
    package static var begin: MessageBegin<Jogakbo__V1__Scrolling> {
        unsafe jogakbo__v1__scrolling__init
    }
    package static var blank: Scrolling { Scrolling(.idle, .zero, velocity: .zero) }

    package mutating func code(
        _ m: inout Jogakbo__V1__Scrolling, with coder: inout FieldCoder
    ) {
        coder.code(&m.state, &state, "state")
        unsafe coder.code(&m.content_offset, &contentOffset)
        unsafe coder.code(&m.velocity, &velocity)
        unsafe coder.code(&m.horizontal_indicator, &horizontalIndicator)
        unsafe coder.code(&m.vertical_indicator, &verticalIndicator)
        coder.code(&m.is_refreshing, &isRefreshing)
        coder.code(&m.zoom_scale, &zoomScale)
    }
}

extension ScrollIndicator: MessageCodable {
    package static var begin: MessageBegin<Jogakbo__V1__ScrollIndicator> {
        unsafe jogakbo__v1__scroll_indicator__init
    }
    package static var blank: ScrollIndicator { .whole }

    package mutating func code(
        _ m: inout Jogakbo__V1__ScrollIndicator, with coder: inout FieldCoder
    ) {
        coder.code(&m.start, &start)
        coder.code(&m.length, &length)
    }
}

extension ContentOffsetRange: MessageCodable {
    package static var begin: MessageBegin<Jogakbo__V1__ContentOffsetRange> {
        unsafe jogakbo__v1__content_offset_range__init
    }
    package static var blank: ContentOffsetRange {
        ContentOffsetRange(least: .zero, greatest: .zero)
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__ContentOffsetRange, with coder: inout FieldCoder
    ) {
        unsafe coder.code(&m.least, &least)
        unsafe coder.code(&m.greatest, &greatest)
    }
}
