package import CMessages
package import CollectionCore

package struct SendPointers: ViewOperation {
    package static var number: RequestNumber { JOGAKBO__V1__REQUEST__OPERATION_SEND_POINTERS }
    package static var blank: SendPointers { SendPointers([]) }

    package var samples: [PointerSample]

    package init(_ samples: [PointerSample]) {
        self.samples = samples
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__SendPointers, with coder: inout FieldCoder
    ) {
        unsafe coder.code(&m.n_samples, &m.samples, &samples)
    }

    package func perform(on view: inout CollectionView) throws(CollectionError) -> Done {
        try view.sendPointers(samples.span)
        return Done()
    }
}

package struct SetInputConfiguration: ViewOperation {
    package static var number: RequestNumber {
        JOGAKBO__V1__REQUEST__OPERATION_SET_INPUT_CONFIGURATION
    }
    package static var blank: SetInputConfiguration { SetInputConfiguration(.blank) }

    package var configuration: InputConfiguration

    package init(_ configuration: InputConfiguration) {
        self.configuration = configuration
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__InputConfiguration, with coder: inout FieldCoder
    ) {
        configuration.code(&m, with: &coder)
    }

    package func perform(on view: inout CollectionView) throws(CollectionError) -> Done {
        try view.setInputConfiguration(configuration)
        return Done()
    }
}

/// Samples, and the display frame after them.
package struct DisplayFrameAfterInput: Operation {
    package static var number: RequestNumber {
        JOGAKBO__V1__REQUEST__OPERATION_DISPLAY_FRAME_AFTER_INPUT
    }
    package static var answerNumber: AnswerNumber { DisplayFrameRequest.answerNumber }
    package static var blank: DisplayFrameAfterInput {
        DisplayFrameAfterInput(.blank, after: InputSamples())
    }

    package var request: DisplayFrameRequest
    package var samples: InputSamples

    package init(_ request: DisplayFrameRequest, after samples: InputSamples) {
        self.request = request
        self.samples = samples
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__DisplayFrameAfterInput, with coder: inout FieldCoder
    ) {
        unsafe coder.code(&m.display_frame, &request)
        unsafe coder.code(&m.n_pointers, &m.pointers, &samples.pointers)
        unsafe coder.code(&m.n_wheels, &m.wheels, &samples.wheels)
        unsafe coder.code(&m.n_pinches, &m.pinches, &samples.pinches)
    }

    package func perform(
        on connection: inout Connection, view: UInt32
    ) throws(Status) -> DisplayFrame {
        try show(on: &connection, view: view).view.shownFrame
    }
}

extension DisplayFrameAfterInput: DisplayFrameOperation {
    consuming func show(
        on connection: inout Connection, view: UInt32
    ) throws(Status) -> ConnectedView {
        let measures = !request.preferredSizes.isEmpty
        let samples = samples
        var shown = request
        return try DisplayFrameRequest.show(on: &connection, view: view, measures: measures) {
            (view, dataBytesMax) throws(CollectionError) in
            try view.showDisplayFrame(for: &shown, after: samples, dataBytesMax: dataBytesMax)
        }
    }
}

package struct SendWheels: ViewOperation {
    package static var number: RequestNumber { JOGAKBO__V1__REQUEST__OPERATION_SEND_WHEELS }
    package static var blank: SendWheels { SendWheels([]) }

    package var samples: [WheelSample]

    package init(_ samples: [WheelSample]) {
        self.samples = samples
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__SendWheels, with coder: inout FieldCoder
    ) {
        unsafe coder.code(&m.n_samples, &m.samples, &samples)
    }

    package func perform(on view: inout CollectionView) throws(CollectionError) -> Done {
        try view.sendWheels(samples.span)
        return Done()
    }
}

package struct SendPinches: ViewOperation {
    package static var number: RequestNumber { JOGAKBO__V1__REQUEST__OPERATION_SEND_PINCHES }
    package static var blank: SendPinches { SendPinches([]) }

    package var samples: [PinchSample]

    package init(_ samples: [PinchSample]) {
        self.samples = samples
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__SendPinches, with coder: inout FieldCoder
    ) {
        unsafe coder.code(&m.n_samples, &m.samples, &samples)
    }

    package func perform(on view: inout CollectionView) throws(CollectionError) -> Done {
        try view.sendPinches(samples.span)
        return Done()
    }
}

package struct SetPinchTransition: ViewOperation {
    package static var number: RequestNumber {
        JOGAKBO__V1__REQUEST__OPERATION_SET_PINCH_TRANSITION
    }
    package static var blank: SetPinchTransition { SetPinchTransition(nil) }

    package var transition: PinchTransition?

    package init(_ transition: PinchTransition?) {
        self.transition = transition
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__SetPinchTransition, with coder: inout FieldCoder
    ) {
        unsafe coder.code(&m.transition, &transition)
    }

    package func perform(on view: inout CollectionView) throws(CollectionError) -> Done {
        try view.setPinchTransition(transition)
        return Done()
    }
}
