package import CMessages
package import CollectionCore

extension Layout: MessageCodable {
    package static var begin: MessageBegin<Jogakbo__V1__Layout> { unsafe jogakbo__v1__layout__init }
    package static var blank: Layout { .flow(.blank) }

    package mutating func code(_ m: inout Jogakbo__V1__Layout, with coder: inout FieldCoder) {
        if coder.isReading {
            read(m, with: &coder)
        } else {
            write(to: &m, with: &coder)
        }
    }

    private mutating func read(_ m: Jogakbo__V1__Layout, with coder: inout FieldCoder) {
        switch m.layout_case {
        case JOGAKBO__V1__LAYOUT__LAYOUT_FLOW: self = unsafe .flow(coder.read(m.flow))
        case JOGAKBO__V1__LAYOUT__LAYOUT_LIST: self = unsafe .list(coder.read(m.list))
        case JOGAKBO__V1__LAYOUT__LAYOUT_GRID: self = unsafe .grid(coder.read(m.grid))
        case JOGAKBO__V1__LAYOUT__LAYOUT_WATERFALL:
            self = unsafe .waterfall(coder.read(m.waterfall))
        case JOGAKBO__V1__LAYOUT__LAYOUT_JUSTIFIED:
            self = unsafe .justified(coder.read(m.justified))
        case JOGAKBO__V1__LAYOUT__LAYOUT_CAROUSEL:
            self = unsafe .carousel(coder.read(m.carousel))
        case JOGAKBO__V1__LAYOUT__LAYOUT_STACK: self = unsafe .stack(coder.read(m.stack))
        case JOGAKBO__V1__LAYOUT__LAYOUT_CIRCLE: self = unsafe .circle(coder.read(m.circle))
        case JOGAKBO__V1__LAYOUT__LAYOUT_COMPOSITIONAL:
            self = unsafe .compositional(coder.read(m.compositional))
        case JOGAKBO__V1__LAYOUT__LAYOUT_EXPLICIT:
            self = unsafe .explicit(coder.read(m.explicit_))
        case JOGAKBO__V1__LAYOUT__LAYOUT_NAMED:
            coder.fail(.malformed("a layout goes by a name in set-ups alone"))
        default: coder.fail(Self.missing)
        }
    }

    private func write(to m: inout Jogakbo__V1__Layout, with coder: inout FieldCoder) {
        m.layout_case = layoutCase
        switch self {
        case .flow(let layout): unsafe m.flow = coder.write(layout)
        case .list(let layout): unsafe m.list = coder.write(layout)
        case .grid(let layout): unsafe m.grid = coder.write(layout)
        case .waterfall(let layout): unsafe m.waterfall = coder.write(layout)
        case .justified(let layout): unsafe m.justified = coder.write(layout)
        case .carousel(let layout): unsafe m.carousel = coder.write(layout)
        case .stack(let layout): unsafe m.stack = coder.write(layout)
        case .circle(let layout): unsafe m.circle = coder.write(layout)
        case .compositional(let layout): unsafe m.compositional = coder.write(layout)
        case .custom: break
        case .explicit(let layout): unsafe m.explicit_ = coder.write(layout)
        }
    }

    private var layoutCase: Jogakbo__V1__Layout__LayoutCase {
        switch self {
        case .flow: JOGAKBO__V1__LAYOUT__LAYOUT_FLOW
        case .list: JOGAKBO__V1__LAYOUT__LAYOUT_LIST
        case .grid: JOGAKBO__V1__LAYOUT__LAYOUT_GRID
        case .waterfall: JOGAKBO__V1__LAYOUT__LAYOUT_WATERFALL
        case .justified: JOGAKBO__V1__LAYOUT__LAYOUT_JUSTIFIED
        case .carousel: JOGAKBO__V1__LAYOUT__LAYOUT_CAROUSEL
        case .stack: JOGAKBO__V1__LAYOUT__LAYOUT_STACK
        case .circle: JOGAKBO__V1__LAYOUT__LAYOUT_CIRCLE
        case .compositional: JOGAKBO__V1__LAYOUT__LAYOUT_COMPOSITIONAL
        // It is code of the host's, and stays there: the other end finds no layout.
        case .custom: JOGAKBO__V1__LAYOUT__LAYOUT__NOT_SET
        case .explicit: JOGAKBO__V1__LAYOUT__LAYOUT_EXPLICIT
        }
    }

    static var missing: Status { .malformed("the layout is missing, or none that is known") }
}
