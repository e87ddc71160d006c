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
