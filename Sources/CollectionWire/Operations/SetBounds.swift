package import CMessages
package import CollectionCore

package struct SetBounds: ViewOperation {
    package static var number: RequestNumber { JOGAKBO__V1__REQUEST__OPERATION_SET_BOUNDS }
    package static var blank: SetBounds { SetBounds(.zero) }

    package var bounds: Rect

    package init(_ bounds: Rect) {
        self.bounds = bounds
    }

    package mutating func code(_ m: inout Jogakbo__V1__Rect, with coder: inout FieldCoder) {
        bounds.code(&m, with: &coder)
    }

    package func perform(on view: inout CollectionView) throws(CollectionError) -> Done {
        try view.setBounds(bounds)
        return Done()
    }
}

package struct SetEnvironment: ViewOperation {
    package static var number: RequestNumber { JOGAKBO__V1__REQUEST__OPERATION_SET_ENVIRONMENT }
    package static var blank: SetEnvironment { SetEnvironment(.blank) }

    package var environment: Environment

    package init(_ environment: Environment) {
        self.environment = environment
    }

    package mutating func code(_ m: inout Jogakbo__V1__Environment, with coder: inout FieldCoder) {
        environment.code(&m, with: &coder)
    }

    package func perform(on view: inout CollectionView) throws(CollectionError) -> Done {
        try view.setEnvironment(environment)
        return Done()
    }
}

package struct SetContentAnchor: ViewOperation {
    package static var number: RequestNumber { JOGAKBO__V1__REQUEST__OPERATION_SET_CONTENT_ANCHOR }
    package static var blank: SetContentAnchor { SetContentAnchor(.none) }

    package var anchor: ContentAnchor
    package var shortContent: ShortContent

    package init(_ anchor: ContentAnchor, shortContent: ShortContent = .start) {
        (self.anchor, self.shortContent) = (anchor, shortContent)
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__ContentAnchor, with coder: inout FieldCoder
    ) {
        anchor.code(&m, with: &coder)
        coder.code(&m.short_content, &shortContent, "short_content")
    }

    package func perform(on view: inout CollectionView) throws(CollectionError) -> Done {
        try view.setContentAnchor(anchor, shortContent: shortContent)
        return Done()
    }
}
