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
    }
}

extension PointerSample: MessageCodable {
    package static var begin: MessageBegin<Jogakbo__V1__PointerSample> {
        unsafe jogakbo__v1__pointer_sample__init
    }
    package static var blank: PointerSample { PointerSample(.down, .zero, at: 0) }

    package mutating func code(
        _ m: inout Jogakbo__V1__PointerSample, with coder: inout FieldCoder
    ) {
        var (phase, device) = (phase ?? .down, device ?? .touch)
        coder.code(&m.time_ns, &time_ns)
        unsafe coder.code(&m.position, &position)
        coder.code(&m.pointer, &pointer)
        coder.code(&m.phase, &phase, "phase")
        coder.code(&m.device, &device, "device")
        if !coder.isReading { return }
        self = PointerSample(phase, position, at: time_ns, pointer: pointer, device: device)
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
    }
}
