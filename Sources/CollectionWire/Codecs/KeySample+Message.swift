package import CMessages
package import CollectionCore

extension KeySample: MessageCodable {
    package static var begin: MessageBegin<Jogakbo__V1__KeySample> {
        unsafe jogakbo__v1__key_sample__init
    }
    package static var blank: KeySample { KeySample(.other, at: 0) }

    package mutating func code(
        _ m: inout Jogakbo__V1__KeySample, with coder: inout FieldCoder
    ) {
        coder.code(&m.time_ns, &time_ns)
        var (key, modifiers) = (key ?? .other, UInt32(modifiers.rawValue))
        coder.code(&m.key, &key, "key")
        coder.code(&m.modifiers, &modifiers)
        if !coder.isReading { return }
        self = KeySample(
            key, at: time_ns,
            modifiers: KeyModifiers(rawValue: UInt16(truncatingIfNeeded: modifiers)))
    }
}
