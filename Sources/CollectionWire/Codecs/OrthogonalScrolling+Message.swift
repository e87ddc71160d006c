package import CMessages
package import CollectionCore

extension OrthogonalScrolling: MessageCodable {
    package static var begin: MessageBegin<Jogakbo__V1__OrthogonalState> {
        unsafe jogakbo__v1__orthogonal_state__init
    }
    package static var blank: OrthogonalScrolling {
        OrthogonalScrolling(
            behavior: .none, viewport: .zero, contentSize: .zero, contentOffset: 0)
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__OrthogonalState, with coder: inout FieldCoder
    ) {
        coder.code(&m.scrolling, &behavior, "scrolling")
        unsafe coder.code(&m.viewport, &viewport)
        unsafe coder.code(&m.content_size, &contentSize)
        coder.code(&m.content_offset, &contentOffset)
    }
}
