package import CMessages
package import CollectionCore

package struct SetEventMask: ViewOperation {
    package static var number: RequestNumber { JOGAKBO__V1__REQUEST__OPERATION_SET_EVENT_MASK }
    package static var blank: SetEventMask { SetEventMask([]) }

    package var mask: EventMask

    package init(_ mask: EventMask) {
        self.mask = mask
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__SetEventMask, with coder: inout FieldCoder
    ) {
        coder.code(&m.event_mask, &mask)
    }

    package func perform(on view: inout CollectionView) throws(CollectionError) -> Done {
        try view.setEventMask(mask)
        return Done()
    }
}
