import CMessages
import CollectionCore

extension CompositionalLayout {
    init(_ message: UnsafePointer<CompositionalLayoutMessage>) throws(Status) {
        let message = unsafe message.pointee
        self.init(sections: [])
        configuration = try unsafe LayoutConfiguration(message.configuration)
        interSectionSpacing = unsafe message.inter_section_spacing
        let list = unsafe messages(message.sections, message.n_sections)
        for index in unsafe list.indices {
            sections.append(try unsafe LayoutSection(list[index]))
        }
        let rules = unsafe messages(message.rules, message.n_rules)
        for index in unsafe rules.indices {
            self.rules.append(unsafe LayoutSectionRule(rules[index]))
        }
        boundarySupplementaryItems = try unsafe LayoutBoundarySupplementaryItem.list(
            message.boundary_supplementary_items, message.n_boundary_supplementary_items)
    }

    func message(in arena: MessageArena) -> UnsafeMutablePointer<CompositionalLayoutMessage> {
        let message = unsafe arena.make(jogakbo__v1__compositional_layout__init)
        unsafe message.pointee.configuration = configuration.message(in: arena)
        unsafe message.pointee.inter_section_spacing = interSectionSpacing
        unsafe message.pointee.n_sections = sections.count
        unsafe message.pointee.sections = arena.list(sections) { unsafe $0.message(in: arena) }
        unsafe message.pointee.n_rules = rules.count
        unsafe message.pointee.rules = arena.list(rules) { unsafe $0.message(in: arena) }
        unsafe message.pointee.n_boundary_supplementary_items = boundarySupplementaryItems.count
        unsafe message.pointee.boundary_supplementary_items =
            arena.list(boundarySupplementaryItems) { unsafe $0.message(in: arena) }
        return unsafe message
    }
}

extension LayoutSectionRule {
    fileprivate init(_ message: UnsafePointer<LayoutSectionRuleMessage>) {
        let message = unsafe message.pointee
        self.init(
            firstSection: unsafe message.first_section,
            sectionCount: unsafe message.section_count, section: unsafe message.section)
        minimumContainerLength = unsafe message.minimum_container_length
        maximumContainerLength = unsafe message.maximum_container_length
    }

    fileprivate func message(
        in arena: MessageArena
    ) -> UnsafeMutablePointer<LayoutSectionRuleMessage> {
        let message = unsafe arena.make(jogakbo__v1__layout_section_rule__init)
        unsafe message.pointee.first_section = firstSection
        unsafe message.pointee.section_count = sectionCount
        unsafe message.pointee.minimum_container_length = minimumContainerLength
        unsafe message.pointee.maximum_container_length = maximumContainerLength
        unsafe message.pointee.section = section
        return unsafe message
    }
}
