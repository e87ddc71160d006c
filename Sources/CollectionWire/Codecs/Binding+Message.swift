package import CMessages
package import CollectionCore

/// A reusable view and its generation: what is shown in it, and since when.
package struct Binding: Equatable, Sendable {
    package var view: ReusableView
    package var generation: UInt32

    package init(view: ReusableView, generation: UInt32) {
        self.view = view
        self.generation = generation
    }
}

extension Binding: MessageCodable, OperationAnswer {
    package static var begin: MessageBegin<Jogakbo__V1__Binding> {
        unsafe jogakbo__v1__binding__init
    }
    package static var blank: Binding {
        Binding(view: ReusableView(rawValue: 0), generation: 0)
    }

    package mutating func code(_ m: inout Jogakbo__V1__Binding, with coder: inout FieldCoder) {
        coder.code(&m.reusable_view, &view.rawValue)
        coder.code(&m.generation, &generation)
    }
}
