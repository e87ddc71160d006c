package import CMessages
package import CollectionCore

extension ViewMemory: MessageCodable {
    package static var begin: MessageBegin<Jogakbo__V1__Memory> {
        unsafe jogakbo__v1__memory__init
    }
    package static var blank: ViewMemory { ViewMemory() }

    package mutating func code(_ m: inout Jogakbo__V1__Memory, with coder: inout FieldCoder) {
        coder.code(&m.data_bytes, &data)
        coder.code(&m.layout_bytes, &layout)
        coder.code(&m.transition_bytes, &transitions)
        coder.code(&m.display_frame_bytes, &displayFrames)
        coder.code(&m.event_bytes, &events)
        coder.code(&m.state_bytes, &state)
    }
}
