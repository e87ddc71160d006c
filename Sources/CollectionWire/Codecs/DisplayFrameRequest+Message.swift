package import CMessages
package import CollectionCore

extension DisplayFrameRequest: MessageCodable {
    package static var begin: MessageBegin<Jogakbo__V1__DisplayFrameRequest> {
        unsafe jogakbo__v1__display_frame_request__init
    }
    package static var blank: DisplayFrameRequest {
        DisplayFrameRequest(bounds: .zero, time_ns: 0, isComplete: false, preferredSizes: [])
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__DisplayFrameRequest, with coder: inout FieldCoder
    ) {
        unsafe coder.code(&m.bounds, &bounds)
        coder.code(&m.time_ns, &time_ns)
        coder.code(&m.is_complete, &isComplete)
        coder.code(&m.adjusted_sequence, &adjustedSequence)
        coder.code(&m.has_identifiers, &hasIdentifiers)
        unsafe coder.code(&m.preferred_sizes, &preferredSizes, leavingOut: [])
    }
}

extension PreferredSize: ColumnCodable {
    package static var beginColumns: MessageBegin<Jogakbo__V1__PreferredSizes> {
        unsafe jogakbo__v1__preferred_sizes__init
    }

    package static func code(
        _ sizes: inout [PreferredSize], as m: inout Jogakbo__V1__PreferredSizes,
        with coder: inout FieldCoder
    ) {
        if coder.isReading {
            let count = m.n_reusable_views
            let none = PreferredSize(
                reusableView: ReusableView(rawValue: 0), generation: 0, size: .zero)
            sizes = Array(repeating: none, count: count)
        }
        unsafe coder.code(
            &m.n_reusable_views, &m.reusable_views, of: &sizes, "reusable_views"
        ) { unsafe $0.code(&$1[0], &$2.reusableView.rawValue) }
        unsafe coder.code(&m.n_generations, &m.generations, of: &sizes, "generations") {
            unsafe $0.code(&$1[0], &$2.generation)
        }
        if coder.isReading && m.n_sizes != 2 * sizes.count {
            coder.fail(
                .malformed("sizes has \(m.n_sizes) entries, not 2 for each of \(sizes.count)"))
        }
        unsafe coder.code(&m.n_sizes, &m.sizes, of: &sizes, width: 2, "sizes") {
            unsafe $0.code(&$1[0], &$2.size.width)
            unsafe $0.code(&$1[1], &$2.size.height)
        }
    }
}
