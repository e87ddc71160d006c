package import CMessages
package import CollectionCore

extension CompositionalLayout: MessageCodable {
    package static var begin: MessageBegin<Jogakbo__V1__CompositionalLayout> {
        unsafe jogakbo__v1__compositional_layout__init
    }
    package static var blank: CompositionalLayout { CompositionalLayout(sections: []) }

    package mutating func code(
        _ m: inout Jogakbo__V1__CompositionalLayout, with coder: inout FieldCoder
    ) {
        unsafe coder.code(&m.configuration, &configuration)
        coder.code(&m.inter_section_spacing, &interSectionSpacing)
        unsafe coder.code(&m.n_sections, &m.sections, &sections)
        unsafe coder.code(&m.n_rules, &m.rules, &rules)
        unsafe coder.code(
            &m.n_boundary_supplementary_items, &m.boundary_supplementary_items,
            &boundarySupplementaryItems)
    }
}

extension LayoutSectionRule: MessageCodable {
    package static var begin: MessageBegin<Jogakbo__V1__LayoutSectionRule> {
        unsafe jogakbo__v1__layout_section_rule__init
    }
    package static var blank: LayoutSectionRule { LayoutSectionRule(section: 0) }

    package mutating func code(
        _ m: inout Jogakbo__V1__LayoutSectionRule, with coder: inout FieldCoder
    ) {
        coder.code(&m.first_section, &firstSection)
        coder.code(&m.section_count, &sectionCount)
        coder.code(&m.minimum_container_length, &minimumContainerLength)
        coder.code(&m.maximum_container_length, &maximumContainerLength)
        coder.code(&m.section, &section)
    }
}
