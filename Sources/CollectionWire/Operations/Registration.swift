package import CMessages
package import CollectionCore

package struct RegisterElementKind: ViewOperation {
    package static var number: RequestNumber {
        JOGAKBO__V1__REQUEST__OPERATION_REGISTER_ELEMENT_KIND
    }
    package static var answerNumber: AnswerNumber { JOGAKBO__V1__RESPONSE__RESULT_ELEMENT_KIND }
    package static var blank: RegisterElementKind { RegisterElementKind(name: []) }

    package var name: [UInt8]

    package init(name: [UInt8]) {
        self.name = name
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__RegisterElementKind, with coder: inout FieldCoder
    ) {
        unsafe coder.code(&m.name, &name, "name")
    }

    package func perform(on view: inout CollectionView) throws(CollectionError) -> ElementKind {
        try view.registerElementKind(name.span)
    }
}

package struct RegisterReuseIdentifier: ViewOperation {
    package static var number: RequestNumber {
        JOGAKBO__V1__REQUEST__OPERATION_REGISTER_REUSE_IDENTIFIER
    }
    package static var answerNumber: AnswerNumber {
        JOGAKBO__V1__RESPONSE__RESULT_REUSE_IDENTIFIER
    }
    package static var blank: RegisterReuseIdentifier {
        RegisterReuseIdentifier(name: [], category: .cell, kind: .none)
    }

    package var name: [UInt8]
    package var category: ElementCategory
    package var kind: ElementKind

    package init(name: [UInt8], category: ElementCategory, kind: ElementKind) {
        self.name = name
        self.category = category
        self.kind = kind
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__RegisterReuseIdentifier, with coder: inout FieldCoder
    ) {
        unsafe coder.code(&m.name, &name, "name")
        coder.code(&m.category, &category, "category")
        coder.code(&m.element_kind, &kind.rawValue)
    }

    package func perform(on view: inout CollectionView) throws(CollectionError) -> ReuseIdentifier {
        try view.registerReuseIdentifier(name.span, category: category, kind: kind)
    }
}
