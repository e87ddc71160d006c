package import CMessages
package import CollectionCore

package struct GetContentSize: ViewOperation {
    package static var number: RequestNumber { JOGAKBO__V1__REQUEST__OPERATION_CONTENT_SIZE }
    package static var answerNumber: AnswerNumber { JOGAKBO__V1__RESPONSE__RESULT_CONTENT_SIZE }
    package static var blank: GetContentSize { GetContentSize() }
    package typealias Message = Jogakbo__V1__GetContentSize

    package init() {}

    package func perform(on view: inout CollectionView) throws(CollectionError) -> Size {
        try view.contentSize()
    }
}

package struct GetLayoutAttributes: ViewOperation {
    package static var number: RequestNumber {
        JOGAKBO__V1__REQUEST__OPERATION_LAYOUT_ATTRIBUTES_FOR_ELEMENT
    }
    package static var answerNumber: AnswerNumber {
        JOGAKBO__V1__RESPONSE__RESULT_LAYOUT_ATTRIBUTES
    }
    package static var blank: GetLayoutAttributes { GetLayoutAttributes(of: .blank) }

    package var element: Element

    package init(of element: Element) {
        self.element = element
    }

    package mutating func code(_ m: inout Jogakbo__V1__Element, with coder: inout FieldCoder) {
        element.code(&m, with: &coder)
    }

    package func perform(
        on view: inout CollectionView
    ) throws(CollectionError) -> AnsweredAttributes {
        let attributes = try view.layoutAttributes(for: element)
        return AnsweredAttributes(elements: [attributes], transforms: view.answeredTransforms)
    }
}

package struct GetLayoutAttributesInRect: ViewOperation {
    package static var number: RequestNumber {
        JOGAKBO__V1__REQUEST__OPERATION_LAYOUT_ATTRIBUTES_FOR_ELEMENTS_IN_RECT
    }
    package static var answerNumber: AnswerNumber {
        JOGAKBO__V1__RESPONSE__RESULT_LAYOUT_ATTRIBUTES
    }
    package static var blank: GetLayoutAttributesInRect { GetLayoutAttributesInRect(.zero) }

    package var rect: Rect

    package init(_ rect: Rect) {
        self.rect = rect
    }

    package mutating func code(_ m: inout Jogakbo__V1__Rect, with coder: inout FieldCoder) {
        rect.code(&m, with: &coder)
    }

    package func perform(
        on view: inout CollectionView
    ) throws(CollectionError) -> AnsweredAttributes {
        let elements = try view.layoutAttributesForElements(in: rect)
        return AnsweredAttributes(elements: elements, transforms: view.answeredTransforms)
    }
}

package struct GetIndexPath: ViewOperation {
    package static var number: RequestNumber {
        JOGAKBO__V1__REQUEST__OPERATION_INDEX_PATH_FOR_ITEM_AT_POINT
    }
    package static var answerNumber: AnswerNumber { JOGAKBO__V1__RESPONSE__RESULT_INDEX_PATH }
    package static var blank: GetIndexPath { GetIndexPath(at: .zero) }

    package var point: Point

    package init(at point: Point) {
        self.point = point
    }

    package mutating func code(_ m: inout Jogakbo__V1__Point, with coder: inout FieldCoder) {
        point.code(&m, with: &coder)
    }

    package func perform(on view: inout CollectionView) throws(CollectionError) -> IndexPath? {
        try view.indexPathForItem(at: point)
    }
}

package struct GetVisibleIndexPaths: ViewOperation {
    package static var number: RequestNumber {
        JOGAKBO__V1__REQUEST__OPERATION_INDEX_PATHS_FOR_VISIBLE_ELEMENTS
    }
    package static var answerNumber: AnswerNumber { JOGAKBO__V1__RESPONSE__RESULT_INDEX_PATHS }
    package static var blank: GetVisibleIndexPaths {
        GetVisibleIndexPaths(category: .cell, kind: .none)
    }

    package var category: ElementCategory
    package var kind: ElementKind

    package init(category: ElementCategory, kind: ElementKind) {
        self.category = category
        self.kind = kind
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__GetVisibleElements, with coder: inout FieldCoder
    ) {
        coder.code(&m.category, &category, "category")
        coder.code(&m.element_kind, &kind.rawValue)
    }

    package func perform(on view: inout CollectionView) throws(CollectionError) -> [IndexPath] {
        try view.indexPathsForVisibleElements(category: category, kind: kind)
    }
}

package struct GetReusableView: ViewOperation {
    package static var number: RequestNumber {
        JOGAKBO__V1__REQUEST__OPERATION_REUSABLE_VIEW_FOR_ELEMENT
    }
    package static var answerNumber: AnswerNumber { JOGAKBO__V1__RESPONSE__RESULT_BINDING }
    package static var blank: GetReusableView { GetReusableView(of: .blank) }

    package var element: Element

    package init(of element: Element) {
        self.element = element
    }

    package mutating func code(_ m: inout Jogakbo__V1__Element, with coder: inout FieldCoder) {
        element.code(&m, with: &coder)
    }

    package func perform(on view: inout CollectionView) throws(CollectionError) -> Binding? {
        guard let binding = view.reusableView(for: element) else { return nil }
        return Binding(view: binding.view, generation: binding.generation)
    }
}

package struct GetElement: ViewOperation {
    package static var number: RequestNumber {
        JOGAKBO__V1__REQUEST__OPERATION_ELEMENT_FOR_REUSABLE_VIEW
    }
    package static var answerNumber: AnswerNumber { JOGAKBO__V1__RESPONSE__RESULT_ELEMENT }
    package static var blank: GetElement { GetElement(in: .none) }

    package var view: ReusableView

    package init(in view: ReusableView) {
        self.view = view
    }

    package mutating func code(_ m: inout Jogakbo__V1__GetElement, with coder: inout FieldCoder) {
        coder.code(&m.reusable_view, &view.rawValue)
    }

    package func perform(on view: inout CollectionView) throws(CollectionError) -> Element? {
        view.element(for: self.view)
    }
}

package struct IsCurrent: ViewOperation {
    package static var number: RequestNumber { JOGAKBO__V1__REQUEST__OPERATION_IS_CURRENT }
    package static var answerNumber: AnswerNumber { JOGAKBO__V1__RESPONSE__RESULT_IS_CURRENT }
    package static var blank: IsCurrent { IsCurrent(.blank) }

    package var binding: Binding

    package init(_ binding: Binding) {
        self.binding = binding
    }

    package mutating func code(_ m: inout Jogakbo__V1__Binding, with coder: inout FieldCoder) {
        binding.code(&m, with: &coder)
    }

    package func perform(on view: inout CollectionView) throws(CollectionError) -> Bool {
        view.isCurrent(binding.view, generation: binding.generation)
    }
}
