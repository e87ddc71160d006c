package import CMessages
package import CollectionCore

extension BatchUpdateOptions: MessageCodable {
    package static var begin: MessageBegin<Jogakbo__V1__BatchOptions> {
        unsafe jogakbo__v1__batch_options__init
    }
    package static var blank: BatchUpdateOptions { BatchUpdateOptions() }

    package mutating func code(_ m: inout Jogakbo__V1__BatchOptions, with coder: inout FieldCoder) {
        unsafe coder.code(&m.animation, &animation)
        coder.code(&m.tag, &tag)
        coder.code(&m.is_strict_uikit, &isStrictUIKit)
        coder.code(&m.fallback_reload, &fallsBackToReload)
    }

    /// The options as a field of another message, left out where they say nothing.
    mutating func code(
        in field: inout UnsafeMutablePointer<Jogakbo__V1__BatchOptions>?,
        with coder: inout FieldCoder
    ) {
        if coder.isReading || animation != nil || tag != 0 || isStrictUIKit || fallsBackToReload {
            unsafe coder.code(&field, &self)
        }
    }
}
