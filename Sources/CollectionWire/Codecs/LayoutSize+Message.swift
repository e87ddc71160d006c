package import CMessages
package import CollectionCore

extension LayoutSize: MessageCodable {
    package static var begin: MessageBegin<Jogakbo__V1__LayoutSize> {
        unsafe jogakbo__v1__layout_size__init
    }
    package static var blank: LayoutSize { LayoutSize(width: .blank, height: .blank) }

    package mutating func code(_ m: inout Jogakbo__V1__LayoutSize, with coder: inout FieldCoder) {
        unsafe coder.code(&m.width, &width)
        unsafe coder.code(&m.height, &height)
    }
}

extension LayoutDimension: MessageCodable {
    package static var begin: MessageBegin<Jogakbo__V1__LayoutDimension> {
        unsafe jogakbo__v1__layout_dimension__init
    }
    /// No fraction of the width: nothing.
    package static var blank: LayoutDimension { .fractionalWidth(0) }

    package mutating func code(
        _ m: inout Jogakbo__V1__LayoutDimension, with coder: inout FieldCoder
    ) {
        var (kind, value) = (kind, value)
        coder.code(&m.kind, &kind, "kind")
        coder.code(&m.value, &value)
        self = LayoutDimension(kind: kind, value: value)
    }
}

extension LayoutSpacing: MessageCodable {
    package static var begin: MessageBegin<Jogakbo__V1__LayoutSpacing> {
        unsafe jogakbo__v1__layout_spacing__init
    }
    package static var blank: LayoutSpacing { .none }

    package mutating func code(
        _ m: inout Jogakbo__V1__LayoutSpacing, with coder: inout FieldCoder
    ) {
        var (length, isFlexible) = (length, isFlexible)
        coder.code(&m.length, &length)
        coder.code(&m.is_flexible, &isFlexible)
        self = isFlexible ? .flexible(length) : .fixed(length)
    }
}

extension LayoutEdgeSpacing: MessageCodable {
    package static var begin: MessageBegin<Jogakbo__V1__LayoutEdgeSpacing> {
        unsafe jogakbo__v1__layout_edge_spacing__init
    }
    package static var blank: LayoutEdgeSpacing { LayoutEdgeSpacing() }

    package mutating func code(
        _ m: inout Jogakbo__V1__LayoutEdgeSpacing, with coder: inout FieldCoder
    ) {
        unsafe coder.code(&m.leading, &leading, leavingOut: .none)
        unsafe coder.code(&m.top, &top, leavingOut: .none)
        unsafe coder.code(&m.trailing, &trailing, leavingOut: .none)
        unsafe coder.code(&m.bottom, &bottom, leavingOut: .none)
    }
}
