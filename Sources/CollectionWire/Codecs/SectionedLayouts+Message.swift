package import CMessages
package import CollectionCore

extension ListLayout: MessageCodable {
    package static var begin: MessageBegin<Jogakbo__V1__ListLayout> {
        unsafe jogakbo__v1__list_layout__init
    }
    package static var blank: ListLayout { ListLayout() }

    package mutating func code(_ m: inout Jogakbo__V1__ListLayout, with coder: inout FieldCoder) {
        unsafe coder.code(&m.configuration, &configuration)
        coder.code(&m.separator_kind, &separatorKind.rawValue)
        coder.code(&m.separator_reuse_identifier, &separatorReuseIdentifier.rawValue)
        unsafe coder.code(&m.separator_thickness, &separatorThickness)
        coder.code(&m.separator_leading_inset, &separatorLeadingInset)
        coder.code(&m.separator_trailing_inset, &separatorTrailingInset)
    }
}

extension GridLayout: MessageCodable {
    package static var begin: MessageBegin<Jogakbo__V1__GridLayout> {
        unsafe jogakbo__v1__grid_layout__init
    }
    package static var blank: GridLayout { GridLayout() }

    package mutating func code(_ m: inout Jogakbo__V1__GridLayout, with coder: inout FieldCoder) {
        unsafe coder.code(&m.configuration, &configuration)
        unsafe coder.code(&m.lanes, &lanes)
        unsafe coder.code(&m.aspect_ratio, &aspectRatio)
    }
}

extension WaterfallLayout: MessageCodable {
    package static var begin: MessageBegin<Jogakbo__V1__WaterfallLayout> {
        unsafe jogakbo__v1__waterfall_layout__init
    }
    package static var blank: WaterfallLayout { WaterfallLayout() }

    package mutating func code(
        _ m: inout Jogakbo__V1__WaterfallLayout, with coder: inout FieldCoder
    ) {
        unsafe coder.code(&m.configuration, &configuration)
        unsafe coder.code(&m.lanes, &lanes)
        coder.code(&m.lane_placement, &lanePlacement, "lane_placement")
        coder.code(&m.keeps_aspect_ratio, &keepsAspectRatio)
    }
}

extension JustifiedLayout: MessageCodable {
    package static var begin: MessageBegin<Jogakbo__V1__JustifiedLayout> {
        unsafe jogakbo__v1__justified_layout__init
    }
    package static var blank: JustifiedLayout { JustifiedLayout() }

    package mutating func code(
        _ m: inout Jogakbo__V1__JustifiedLayout, with coder: inout FieldCoder
    ) {
        unsafe coder.code(&m.configuration, &configuration)
        unsafe coder.code(&m.target_line_thickness, &targetLineThickness)
        unsafe coder.code(&m.thickness_tolerance, &thicknessTolerance)
        coder.code(&m.last_line_alignment, &lastLineAlignment, "last_line_alignment")
    }
}
