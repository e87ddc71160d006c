package import CMessages
package import CollectionCore

extension Completion: ColumnCodable {
    package static var beginColumns: MessageBegin<Jogakbo__V1__Completions> {
        unsafe jogakbo__v1__completions__init
    }

    package static func code(
        _ completions: inout [Completion], as m: inout Jogakbo__V1__Completions,
        with coder: inout FieldCoder
    ) {
        if coder.isReading {
            completions = Array(
                repeating: Completion(tag: 0, isFinished: false), count: m.n_tags)
        }
        unsafe coder.code(&m.n_tags, &m.tags, of: &completions, "tags") {
            unsafe $0.code(&$1[0], &$2.tag)
        }
        unsafe coder.code(
            &m.n_are_finished, &m.are_finished, of: &completions, "are_finished"
        ) { unsafe $0.code(&$1[0], &$2.isFinished) }
    }
}
