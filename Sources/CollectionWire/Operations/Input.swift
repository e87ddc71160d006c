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
