package import CMessages
package import CollectionCore

package struct StartInteractiveTransition: ViewOperation {
    package static var number: RequestNumber {
        JOGAKBO__V1__REQUEST__OPERATION_START_INTERACTIVE_TRANSITION
    }
    package static var blank: StartInteractiveTransition {
        StartInteractiveTransition(.blank, tag: 0)
    }

    package var layout: Layout
    package var tag: UInt64

    package init(_ layout: Layout, tag: UInt64) {
        self.layout = layout
        self.tag = tag
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__StartInteractiveTransition, with coder: inout FieldCoder
    ) {
        unsafe coder.code(&m.layout, &layout, orFail: Layout.missing)
        coder.code(&m.tag, &tag)
    }

    package func perform(on view: inout CollectionView) throws(CollectionError) -> Done {
        try view.startInteractiveTransition(to: layout, tag: tag)
        return Done()
    }
}

package struct SetTransitionProgress: ViewOperation {
    package static var number: RequestNumber {
        JOGAKBO__V1__REQUEST__OPERATION_SET_TRANSITION_PROGRESS
    }
    package static var blank: SetTransitionProgress { SetTransitionProgress(0, time_ns: 0) }

    package var progress: Double
    package var time_ns: UInt64

    package init(_ progress: Double, time_ns: UInt64) {
        self.progress = progress
        self.time_ns = time_ns
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__SetTransitionProgress, with coder: inout FieldCoder
    ) {
        coder.code(&m.progress, &progress)
        coder.code(&m.time_ns, &time_ns)
    }

    package func perform(on view: inout CollectionView) throws(CollectionError) -> Done {
        try view.setTransitionProgress(progress, at: time_ns)
        return Done()
    }
}

package struct EndInteractiveTransition: ViewOperation {
    package static var number: RequestNumber {
        JOGAKBO__V1__REQUEST__OPERATION_END_INTERACTIVE_TRANSITION
    }
    package static var blank: EndInteractiveTransition {
        EndInteractiveTransition(cancels: false, time_ns: 0)
    }

    package var cancels: Bool
    package var time_ns: UInt64

    package init(cancels: Bool, time_ns: UInt64) {
        self.cancels = cancels
        self.time_ns = time_ns
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__EndInteractiveTransition, with coder: inout FieldCoder
    ) {
        coder.code(&m.cancels, &cancels)
        coder.code(&m.time_ns, &time_ns)
    }

    package func perform(on view: inout CollectionView) throws(CollectionError) -> Done {
        if cancels {
            try view.cancelInteractiveTransition(at: time_ns)
        } else {
            try view.finishInteractiveTransition(at: time_ns)
        }
        return Done()
    }
}

package struct UpdateTransitionValue: ViewOperation {
    package static var number: RequestNumber {
        JOGAKBO__V1__REQUEST__OPERATION_UPDATE_TRANSITION_VALUE
    }
    package static var blank: UpdateTransitionValue { UpdateTransitionValue(0, key: 0, time_ns: 0) }

    package var value: Double
    package var key: UInt32
    package var time_ns: UInt64

    package init(_ value: Double, key: UInt32, time_ns: UInt64) {
        self.value = value
        self.key = key
        self.time_ns = time_ns
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__UpdateTransitionValue, with coder: inout FieldCoder
    ) {
        coder.code(&m.key, &key)
        coder.code(&m.value, &value)
        coder.code(&m.time_ns, &time_ns)
    }

    package func perform(on view: inout CollectionView) throws(CollectionError) -> Done {
        try view.updateTransitionValue(value, forKey: key, at: time_ns)
        return Done()
    }
}

/// A value that follows a transition; without a key, how far the transition is.
package struct GetTransitionValue: ViewOperation {
    package static var number: RequestNumber { JOGAKBO__V1__REQUEST__OPERATION_TRANSITION_VALUE }
    package static var answerNumber: AnswerNumber { JOGAKBO__V1__RESPONSE__RESULT_TRACKED_VALUE }
    package static var blank: GetTransitionValue { GetTransitionValue(key: nil) }

    package var key: UInt32?

    package init(key: UInt32?) {
        self.key = key
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__GetTransitionValue, with coder: inout FieldCoder
    ) {
        var (number, isProgress) = (key ?? 0, key == nil)
        coder.code(&m.key, &number)
        coder.code(&m.is_progress, &isProgress)
        key = isProgress ? nil : number
    }

    package func perform(on view: inout CollectionView) throws(CollectionError) -> TrackedValue? {
        guard let key else { return view.transitionProgress }
        return try view.transitionValue(forKey: key)
    }
}
