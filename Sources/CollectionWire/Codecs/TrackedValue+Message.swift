package import CMessages
package import CollectionCore

extension TrackedValue: MessageCodable, OperationAnswer {
    package static var begin: MessageBegin<Jogakbo__V1__TrackedValue> {
        unsafe jogakbo__v1__tracked_value__init
    }
    package static var blank: TrackedValue { TrackedValue(value: 0, velocity: 0) }

    package mutating func code(_ m: inout Jogakbo__V1__TrackedValue, with coder: inout FieldCoder) {
        coder.code(&m.value, &value)
        coder.code(&m.velocity, &velocity)
    }
}
