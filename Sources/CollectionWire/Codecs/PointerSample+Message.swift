package import CMessages
package import CollectionCore

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
        var (buttons, modifiers) = (UInt32(buttons.rawValue), UInt32(modifiers.rawValue))
        coder.code(&m.buttons, &buttons)
        coder.code(&m.modifiers, &modifiers)
        if !coder.isReading { return }
        self = PointerSample(
            phase, position, at: time_ns, pointer: pointer, device: device,
            buttons: PointerButtons(rawValue: UInt16(truncatingIfNeeded: buttons)),
            modifiers: KeyModifiers(rawValue: UInt16(truncatingIfNeeded: modifiers)))
    }
}
