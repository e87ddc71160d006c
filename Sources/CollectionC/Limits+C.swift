import CJogakbo
import CollectionCore

extension Limits {
    init(_ limits: jgb_limits) {
        self.init()
        itemCount = Int(clamping: limits.item_count)
        sectionCount = Int(clamping: limits.section_count)
        dataBytes = Int(clamping: limits.data_bytes)
        elementCount = Int(clamping: limits.element_count)
        registrationCount = Int(clamping: limits.registration_count)
    }
}

extension jgb_limits {
    init(_ limits: Limits) {
        self.init(
            struct_size: MemoryLayout<jgb_limits>.size, item_count: UInt64(limits.itemCount),
            section_count: UInt64(limits.sectionCount), data_bytes: UInt64(limits.dataBytes),
            element_count: UInt64(limits.elementCount),
            registration_count: UInt64(limits.registrationCount))
    }
}
