package import CMessages
package import CollectionCore

package struct SetItemNames: GrowingViewOperation {
    package typealias Answer = Done
    package static var number: RequestNumber { JOGAKBO__V1__REQUEST__OPERATION_SET_ITEM_NAMES }
    package static var blank: SetItemNames { SetItemNames([], of: []) }

    /// All names, one after another, and the size of each.
    package private(set) var text: [UInt8] = []
    package private(set) var sizes: [UInt32] = []
    package private(set) var runs: [ItemRun]

    package init(_ names: [String], of runs: [ItemRun]) {
        self.runs = runs
        for name in names { append(Array(name.utf8)) }
    }

    private mutating func append(_ name: [UInt8]) {
        text += name
        sizes.append(UInt32(name.count))
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__SetItemNames, with coder: inout FieldCoder
    ) {
        unsafe coder.code(&m.runs, &runs, leavingOut: [])
        unsafe coder.code(&m.n_names, &m.names, &text, &sizes)
    }

    package func perform(
        on view: inout CollectionView, within limits: Limits
    ) throws(CollectionError) -> Done {
        try view.setNames(text.span, sizes: sizes.span, ofItems: runs.span, within: limits)
        return Done()
    }
}

package struct SendText: ViewOperation {
    package static var number: RequestNumber { JOGAKBO__V1__REQUEST__OPERATION_SEND_TEXT }
    package static var answerNumber: AnswerNumber { JOGAKBO__V1__RESPONSE__RESULT_IS_HANDLED }
    package static var blank: SendText { SendText([], at: 0) }

    package var text: [UInt8]
    package var time_ns: UInt64

    package init(_ text: [UInt8], at time_ns: UInt64) {
        (self.text, self.time_ns) = (text, time_ns)
    }

    package mutating func code(_ m: inout Jogakbo__V1__SendText, with coder: inout FieldCoder) {
        coder.code(&m.time_ns, &time_ns)
        unsafe coder.code(&m.text, &text, "text")
    }

    package func perform(on view: inout CollectionView) throws(CollectionError) -> Bool {
        try view.sendText(text.span, at: time_ns)
    }
}
