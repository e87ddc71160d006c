import CMessages
import CollectionCore

extension Layout {
    /// - Throws: Where none of the layouts is there that the protocol knows.
    init(_ message: UnsafePointer<LayoutMessage>?) throws(Status) {
        guard let message = unsafe message?.pointee else { throw Self.missing }
        switch unsafe message.layout_case {
        case JOGAKBO__V1__LAYOUT__LAYOUT_FLOW:
            self = .flow(try unsafe FlowLayout(message.flow))
        case JOGAKBO__V1__LAYOUT__LAYOUT_LIST:
            self = .list(try unsafe ListLayout(message.list))
        case JOGAKBO__V1__LAYOUT__LAYOUT_GRID:
            self = .grid(try unsafe GridLayout(message.grid))
        case JOGAKBO__V1__LAYOUT__LAYOUT_WATERFALL:
            self = .waterfall(try unsafe WaterfallLayout(message.waterfall))
        case JOGAKBO__V1__LAYOUT__LAYOUT_JUSTIFIED:
            self = .justified(try unsafe JustifiedLayout(message.justified))
        case JOGAKBO__V1__LAYOUT__LAYOUT_CAROUSEL:
            self = .carousel(try unsafe CarouselLayout(message.carousel))
        case JOGAKBO__V1__LAYOUT__LAYOUT_STACK:
            self = .stack(try unsafe StackLayout(message.stack))
        case JOGAKBO__V1__LAYOUT__LAYOUT_CIRCLE:
            self = .circle(try unsafe CircleLayout(message.circle))
        case JOGAKBO__V1__LAYOUT__LAYOUT_COMPOSITIONAL:
            self = .compositional(try unsafe CompositionalLayout(message.compositional))
        case JOGAKBO__V1__LAYOUT__LAYOUT_EXPLICIT:
            self = .explicit(try unsafe ExplicitLayout(message.explicit_))
        default:
            throw Self.missing
        }
    }

    private static var missing: Status {
        .malformed("the layout is missing, or none that is known")
    }

    func message(in arena: MessageArena) -> UnsafeMutablePointer<LayoutMessage> {
        let message = unsafe arena.make(jogakbo__v1__layout__init)
        switch self {
        case .flow(let layout):
            unsafe message.pointee.flow = layout.message(in: arena)
            unsafe message.pointee.layout_case = JOGAKBO__V1__LAYOUT__LAYOUT_FLOW
        case .list(let layout):
            unsafe message.pointee.list = layout.message(in: arena)
            unsafe message.pointee.layout_case = JOGAKBO__V1__LAYOUT__LAYOUT_LIST
        case .grid(let layout):
            unsafe message.pointee.grid = layout.message(in: arena)
            unsafe message.pointee.layout_case = JOGAKBO__V1__LAYOUT__LAYOUT_GRID
        case .waterfall(let layout):
            unsafe message.pointee.waterfall = layout.message(in: arena)
            unsafe message.pointee.layout_case = JOGAKBO__V1__LAYOUT__LAYOUT_WATERFALL
        case .justified(let layout):
            unsafe message.pointee.justified = layout.message(in: arena)
            unsafe message.pointee.layout_case = JOGAKBO__V1__LAYOUT__LAYOUT_JUSTIFIED
        case .carousel(let layout):
            unsafe message.pointee.carousel = layout.message(in: arena)
            unsafe message.pointee.layout_case = JOGAKBO__V1__LAYOUT__LAYOUT_CAROUSEL
        case .stack(let layout):
            unsafe message.pointee.stack = layout.message(in: arena)
            unsafe message.pointee.layout_case = JOGAKBO__V1__LAYOUT__LAYOUT_STACK
        case .circle(let layout):
            unsafe message.pointee.circle = layout.message(in: arena)
            unsafe message.pointee.layout_case = JOGAKBO__V1__LAYOUT__LAYOUT_CIRCLE
        case .compositional(let layout):
            unsafe message.pointee.compositional = layout.message(in: arena)
            unsafe message.pointee.layout_case = JOGAKBO__V1__LAYOUT__LAYOUT_COMPOSITIONAL
        // It is code of the host's, and stays there: the other end finds no layout.
        case .custom: break
        case .explicit(let layout):
            unsafe message.pointee.explicit_ = layout.message(in: arena)
            unsafe message.pointee.layout_case = JOGAKBO__V1__LAYOUT__LAYOUT_EXPLICIT
        }
        return unsafe message
    }
}

extension Change {
    static func setLayout(_ message: UnsafePointer<SetLayoutMessage>) throws(Status) -> Change {
        let message = unsafe message.pointee
        let layout = try unsafe Layout(message.layout)
        var animation: Animation?
        if let message = unsafe message.animation { animation = try unsafe Animation(message) }
        return unsafe .setLayout(layout, animation, tag: message.tag)
    }
}
