import CMessages
import CollectionCore

// What is left out of a message has its default.

extension ListLayout {
    init(_ message: UnsafePointer<ListLayoutMessage>) throws(Status) {
        let message = unsafe message.pointee
        self.init()
        configuration = try unsafe LayoutConfiguration(message.configuration)
        unsafe separatorKind.rawValue = message.separator_kind
        unsafe separatorReuseIdentifier.rawValue = message.separator_reuse_identifier
        if let thickness = unsafe message.separator_thickness {
            separatorThickness = unsafe thickness.pointee.value
        }
        separatorLeadingInset = unsafe message.separator_leading_inset
        separatorTrailingInset = unsafe message.separator_trailing_inset
    }

    func message(in arena: MessageArena) -> UnsafeMutablePointer<ListLayoutMessage> {
        let message = unsafe arena.make(jogakbo__v1__list_layout__init)
        unsafe message.pointee.configuration = configuration.message(in: arena)
        unsafe message.pointee.separator_kind = separatorKind.rawValue
        unsafe message.pointee.separator_reuse_identifier = separatorReuseIdentifier.rawValue
        unsafe message.pointee.separator_thickness = separatorThickness.message(in: arena)
        unsafe message.pointee.separator_leading_inset = separatorLeadingInset
        unsafe message.pointee.separator_trailing_inset = separatorTrailingInset
        return unsafe message
    }
}

extension GridLayout {
    init(_ message: UnsafePointer<GridLayoutMessage>) throws(Status) {
        let message = unsafe message.pointee
        self.init()
        configuration = try unsafe LayoutConfiguration(message.configuration)
        if let lanes = unsafe message.lanes { self.lanes = unsafe Lanes(lanes) }
        if let ratio = unsafe message.aspect_ratio { aspectRatio = unsafe ratio.pointee.value }
    }

    func message(in arena: MessageArena) -> UnsafeMutablePointer<GridLayoutMessage> {
        let message = unsafe arena.make(jogakbo__v1__grid_layout__init)
        unsafe message.pointee.configuration = configuration.message(in: arena)
        unsafe message.pointee.lanes = lanes.message(in: arena)
        unsafe message.pointee.aspect_ratio = aspectRatio.message(in: arena)
        return unsafe message
    }
}

extension WaterfallLayout {
    init(_ message: UnsafePointer<WaterfallLayoutMessage>) throws(Status) {
        let message = unsafe message.pointee
        self.init()
        configuration = try unsafe LayoutConfiguration(message.configuration)
        if let lanes = unsafe message.lanes { self.lanes = unsafe Lanes(lanes) }
        unsafe lanePlacement = try .known(message.lane_placement.rawValue, "lane_placement")
        keepsAspectRatio = unsafe message.keeps_aspect_ratio != 0
    }

    func message(in arena: MessageArena) -> UnsafeMutablePointer<WaterfallLayoutMessage> {
        let message = unsafe arena.make(jogakbo__v1__waterfall_layout__init)
        unsafe message.pointee.configuration = configuration.message(in: arena)
        unsafe message.pointee.lanes = lanes.message(in: arena)
        unsafe message.pointee.lane_placement = Jogakbo__V1__LanePlacement(lanePlacement.rawValue)
        unsafe message.pointee.keeps_aspect_ratio = keepsAspectRatio ? 1 : 0
        return unsafe message
    }
}

extension JustifiedLayout {
    init(_ message: UnsafePointer<JustifiedLayoutMessage>) throws(Status) {
        let message = unsafe message.pointee
        self.init()
        configuration = try unsafe LayoutConfiguration(message.configuration)
        if let thickness = unsafe message.target_line_thickness {
            targetLineThickness = unsafe thickness.pointee.value
        }
        if let tolerance = unsafe message.thickness_tolerance {
            thicknessTolerance = unsafe tolerance.pointee.value
        }
        unsafe lastLineAlignment = try .known(
            message.last_line_alignment.rawValue, "last_line_alignment")
    }

    func message(in arena: MessageArena) -> UnsafeMutablePointer<JustifiedLayoutMessage> {
        let message = unsafe arena.make(jogakbo__v1__justified_layout__init)
        unsafe message.pointee.configuration = configuration.message(in: arena)
        unsafe message.pointee.target_line_thickness = targetLineThickness.message(in: arena)
        unsafe message.pointee.thickness_tolerance = thicknessTolerance.message(in: arena)
        unsafe message.pointee.last_line_alignment = Jogakbo__V1__LastLineAlignment(
            lastLineAlignment.rawValue)
        return unsafe message
    }
}
