import CollectionCore
import CollectionReference
import Testing

/// J6: what a state says of sections, items and elements is checked against the layout as well.
@Suite("J6: states of one layout in another")
struct StateLayoutTests {
    /// The call that comes after a state was restored.
    enum Next: CaseIterable {
        case frame
        case movement
        case deletion
        case otherLayout
        case interactiveTransition
    }

    private static let layouts: [Layout] = {
        let item = LayoutItem(
            size: LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(1)))
        var across = LayoutSection(
            group: .horizontal(
                size: LayoutSize(width: .absolute(40), height: .absolute(20)),
                subitems: [.item(item)]))
        across.orthogonalScrollingBehavior = .continuous
        return [
            .flow(FlowLayout()), StateStage.list(), .grid(GridLayout()),
            .waterfall(WaterfallLayout()), .justified(JustifiedLayout()),
            .carousel(CarouselLayout()), .stack(StackLayout()), .circle(CircleLayout()),
            .compositional(CompositionalLayout(sections: [across])), .custom(LoggingLayout()),
            .explicit(ExplicitLayout()),
        ]
    }()
    private static let sectionless = layouts.filter { layout in
        switch layout {
        case .carousel, .stack, .circle, .custom, .explicit: true
        default: false
        }
    }
    private static let animation = Animation(duration_ns: 100, curve: .linear)

    private static func stage(_ layout: Layout) throws -> StateStage {
        let copy: Layout = if case .custom = layout { .custom(LoggingLayout()) } else { layout }
        return try StateStage([Array(0..<12), Array(0..<12)], isSnapshot: false, layout: copy)
    }

    /// A state with all that a state can say, as a view in the layout has it.
    private static func state(of layout: Layout) throws -> ViewState {
        var stage = try stage(layout)
        try stage.show()
        try? stage.view.setOrthogonalContentOffset(120, ofSection: 1)
        try stage.select(0, 2, count: 3)
        try stage.show(y: 15)
        var state = stage.state()
        state.hasFocus = true
        state.focused = StateElement(.cell(IndexPath(section: 1, item: 11)))
        return state
    }

    /// Takes a view through what may follow a restoring.
    private static func go(on next: Next, _ stage: inout StateStage) throws {
        switch next {
        case .frame: break
        case .movement, .deletion:
            let item = IndexPath(section: 1, item: 0)
            let part: UpdateItem =
                next == .deletion ? .delete(item) : .move(item, to: IndexPath(section: 0, item: 0))
            var options = BatchUpdateOptions()
            options.animation = animation
            try stage.view.performBatchUpdates(BatchUpdate(items: [part]), options: options)
        case .otherLayout:
            try stage.view.setLayout(StateStage.list(), animation: animation)
        case .interactiveTransition:
            try stage.view.startInteractiveTransition(to: .flow(FlowLayout()))
            try stage.show()
            try stage.view.setTransitionProgress(0.5, at: 10)
            try stage.show()
            try stage.view.finishInteractiveTransition(at: 20)
        }
        for time_ns in [30, 60, 200, 300] as [UInt64] {
            stage.time_ns = time_ns
            try stage.show()
        }
        #expect(stage.view.brokenInvariant() == nil)
    }

    @Test("The state of each layout is restored in each other one, whatever follows")
    func eachInEachOther() throws {
        for origin in Self.layouts {
            var state = try Self.state(of: origin)
            for offsets in [[], [0, 1, 2]] as [[UInt32]] {
                for section in offsets {
                    state.sectionOffsets.append(
                        ViewState.SectionOffset(section: section, contentOffset: 33))
                }
                for layout in Self.layouts {
                    for next in Next.allCases {
                        for isShown in [false, true] {
                            var stage = try Self.stage(layout)
                            if isShown { try stage.show() }
                            _ = try stage.restore(state)
                            try Self.go(on: next, &stage)
                        }
                    }
                }
            }
        }
    }

    @Test("A state is restored while another layout comes, animated")
    func inTransitions() throws {
        var state = try Self.state(of: Self.layouts[8])
        #expect(!state.sectionOffsets.isEmpty)
        state.sectionOffsets.append(ViewState.SectionOffset(section: 0, contentOffset: 50))
        for origin in Self.layouts {
            for layout in Self.layouts where layout != origin {
                for next in Next.allCases {
                    var stage = try Self.stage(origin)
                    try stage.show()
                    try stage.view.setLayout(layout, animation: Self.animation)
                    stage.time_ns = 10
                    try stage.show()
                    _ = try stage.restore(state)
                    try Self.go(on: next, &stage)
                }
            }
        }
    }

    @Test("Offsets of sections are gone where the layout has no sections that could scroll")
    func offsetsAreGone() throws {
        var state = ViewState()
        state.sectionOffsets = [ViewState.SectionOffset(section: 1, contentOffset: 33)]
        for layout in Self.sectionless {
            for isShown in [false, true] {
                var stage = try Self.stage(layout)
                if isShown { try stage.show() }
                #expect(try stage.restore(state).sectionOffsets == state.sectionOffsets)
                try stage.show()
                #expect(stage.state().sectionOffsets.isEmpty)
            }
        }
    }
}
