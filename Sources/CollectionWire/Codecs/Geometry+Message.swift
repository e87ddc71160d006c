package import CMessages
package import CollectionCore

// What is left out is zero, as proto3 has it for every field.

extension Point: MessageCodable {
    package static var begin: MessageBegin<Jogakbo__V1__Point> { unsafe jogakbo__v1__point__init }
    package static var blank: Point { .zero }

    package mutating func code(_ m: inout Jogakbo__V1__Point, with coder: inout FieldCoder) {
        coder.code(&m.x, &x)
        coder.code(&m.y, &y)
    }
}

extension Size: MessageCodable {
    package static var begin: MessageBegin<Jogakbo__V1__Size> { unsafe jogakbo__v1__size__init }
    package static var blank: Size { .zero }

    package mutating func code(_ m: inout Jogakbo__V1__Size, with coder: inout FieldCoder) {
        coder.code(&m.width, &width)
        coder.code(&m.height, &height)
    }
}

extension Rect: MessageCodable {
    package static var begin: MessageBegin<Jogakbo__V1__Rect> { unsafe jogakbo__v1__rect__init }
    package static var blank: Rect { .zero }

    package mutating func code(_ m: inout Jogakbo__V1__Rect, with coder: inout FieldCoder) {
        coder.code(&m.x, &x)
        coder.code(&m.y, &y)
        coder.code(&m.width, &width)
        coder.code(&m.height, &height)
    }
}

extension EdgeInsets: MessageCodable {
    package static var begin: MessageBegin<Jogakbo__V1__EdgeInsets> {
        unsafe jogakbo__v1__edge_insets__init
    }
    package static var blank: EdgeInsets { .zero }

    package mutating func code(_ m: inout Jogakbo__V1__EdgeInsets, with coder: inout FieldCoder) {
        coder.code(&m.top, &top)
        coder.code(&m.left, &left)
        coder.code(&m.bottom, &bottom)
        coder.code(&m.right, &right)
    }
}

extension Transform3D {
    /// Sixteen numbers; none at all are the identity.
    mutating func code(
        _ count: inout Int, _ column: inout UnsafeMutablePointer<Double>?,
        with coder: inout FieldCoder
    ) {
        if coder.isReading {
            if count == 0 { return }
            guard count == 16, let entries = unsafe column else {
                coder.fail(
                    .malformed("transform has \(count) entries; 16 were expected, or none"))
                return
            }
            elements = InlineArray { unsafe entries[$0] }
        } else if self != .identity {
            var entries = (0..<16).map { elements[$0] }
            unsafe coder.code(&count, &column, &entries)
        }
    }
}
