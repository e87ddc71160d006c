package import CMessages
package import CollectionCore

package struct SetLayoutAttributes: GrowingOperation {
    package static var number: RequestNumber {
        JOGAKBO__V1__REQUEST__OPERATION_SET_LAYOUT_ATTRIBUTES
    }
    package static var blank: SetLayoutAttributes { SetLayoutAttributes(.blank) }

    package var columns: LayoutAttributesColumns

    package init(_ columns: LayoutAttributesColumns) {
        self.columns = columns
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__SetLayoutAttributes, with coder: inout FieldCoder
    ) {
        columns.code(&m, with: &coder)
    }

    package func perform(
        on view: inout CollectionView, within limits: Limits
    ) throws(CollectionError) -> Done {
        try view.setLayoutAttributes(columns, within: limits)
        return Done()
    }
}

package struct RemoveLayoutAttributes: ViewOperation {
    package static var number: RequestNumber {
        JOGAKBO__V1__REQUEST__OPERATION_REMOVE_LAYOUT_ATTRIBUTES
    }
    package static var blank: RemoveLayoutAttributes { RemoveLayoutAttributes(of: []) }

    package var elements: [Element]

    package init(of elements: [Element]) {
        self.elements = elements
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__RemoveLayoutAttributes, with coder: inout FieldCoder
    ) {
        unsafe coder.code(&m.elements, &elements)
    }

    package func perform(on view: inout CollectionView) throws(CollectionError) -> Done {
        try view.removeLayoutAttributes(of: elements.span)
        return Done()
    }
}

package struct BeginLayoutAttributes: ViewOperation {
    package static var number: RequestNumber {
        JOGAKBO__V1__REQUEST__OPERATION_BEGIN_LAYOUT_ATTRIBUTES
    }
    package static var blank: BeginLayoutAttributes { BeginLayoutAttributes() }
    package typealias Message = Jogakbo__V1__BeginLayoutAttributes

    package init() {}

    package func perform(on view: inout CollectionView) throws(CollectionError) -> Done {
        view.beginLayoutAttributes()
        return Done()
    }
}

package struct CommitLayoutAttributes: ViewOperation {
    package static var number: RequestNumber {
        JOGAKBO__V1__REQUEST__OPERATION_COMMIT_LAYOUT_ATTRIBUTES
    }
    package static var blank: CommitLayoutAttributes { CommitLayoutAttributes() }
    package typealias Message = Jogakbo__V1__CommitLayoutAttributes

    package init() {}

    package func perform(on view: inout CollectionView) throws(CollectionError) -> Done {
        try view.commitLayoutAttributes()
        return Done()
    }
}
