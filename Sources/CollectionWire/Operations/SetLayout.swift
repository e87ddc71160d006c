package import CMessages
package import CollectionCore

package struct SetLayout: ViewOperation {
    package static var number: RequestNumber { JOGAKBO__V1__REQUEST__OPERATION_SET_LAYOUT }
    package static var blank: SetLayout { SetLayout(.blank, animation: nil, tag: 0) }

    package var layout: Layout
    package var animation: Animation?
    package var tag: UInt64

    package init(_ layout: Layout, animation: Animation?, tag: UInt64) {
        self.layout = layout
        self.animation = animation
        self.tag = tag
    }

    package mutating func code(_ m: inout Jogakbo__V1__SetLayout, with coder: inout FieldCoder) {
        unsafe coder.code(&m.layout, &layout, orFail: Layout.missing)
        unsafe coder.code(&m.animation, &animation)
        coder.code(&m.tag, &tag)
    }

    package func perform(on view: inout CollectionView) throws(CollectionError) -> Done {
        try view.setLayout(layout, animation: animation, tag: tag)
        return Done()
    }
}

package struct SetFlowLayout: ViewOperation {
    package static var number: RequestNumber { JOGAKBO__V1__REQUEST__OPERATION_SET_FLOW_LAYOUT }
    package static var blank: SetFlowLayout { SetFlowLayout(.blank) }

    package var layout: FlowLayout

    package init(_ layout: FlowLayout) {
        self.layout = layout
    }

    package mutating func code(_ m: inout Jogakbo__V1__FlowLayout, with coder: inout FieldCoder) {
        layout.code(&m, with: &coder)
    }

    package func perform(on view: inout CollectionView) throws(CollectionError) -> Done {
        try view.setFlowLayout(layout)
        return Done()
    }
}

package struct InvalidateLayout: ViewOperation {
    package static var number: RequestNumber { JOGAKBO__V1__REQUEST__OPERATION_INVALIDATE_LAYOUT }
    package static var blank: InvalidateLayout { InvalidateLayout(.blank) }

    package var context: InvalidationContext

    package init(_ context: InvalidationContext) {
        self.context = context
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__InvalidateLayout, with coder: inout FieldCoder
    ) {
        context.code(&m, with: &coder)
    }

    package func perform(on view: inout CollectionView) throws(CollectionError) -> Done {
        try view.invalidateLayout(with: context)
        return Done()
    }
}
