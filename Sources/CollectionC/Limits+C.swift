import CJogakbo
import CollectionCore

extension Limits {
    init(_ limits: jgb_limits) {
        self.init()
        itemCount = Self.nearest(limits.item_count)
        sectionCount = Self.nearestSectionCount(limits.section_count)
        dataBytes = Self.nearest(limits.data_bytes)
        elementCount = Self.nearest(limits.element_count)
        registrationCount = Self.nearest(limits.registration_count)
    }
}
