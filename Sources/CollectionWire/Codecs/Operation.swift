package import CollectionCore

/// What a request asks for: the calls of `CollectionView`, and the conversation's own.
package enum Operation {
    /// First, and only then.
    case hello(Hello)
    case createView
    case destroyView
    case change(Change)
    case push(PushStep)
    case update(UpdateStep)
    case attributes(AttributesStep)
    case snapshot(SnapshotStep)
    case sectionSnapshot(SectionSnapshotStep)
    case displayFrame(DisplayFrameRequest)
    case ask(Question)

    var isHello: Bool {
        if case .hello = self { return true }
        return false
    }
}

/// What changes a view.
package enum Change {
    case registerElementKind(name: [UInt8])
    case registerReuseIdentifier(name: [UInt8], ElementCategory, ElementKind)
    case setEnvironment(Environment)
    case setFlowLayout(FlowLayout)
    case setLayout(Layout, Animation?, tag: UInt64)
    case invalidateLayout(InvalidationContext)
    case setBounds(Rect)
    case setContentAnchor(ContentAnchor)
    case setOrthogonalContentOffset(Double, section: UInt32)
    case lead(InteractiveStep)
}

/// The steps of a transition that the client leads.
package enum InteractiveStep {
    case start(Layout, tag: UInt64)
    case setProgress(Double, time_ns: UInt64)
    case end(cancels: Bool, time_ns: UInt64)
    case updateValue(Double, key: UInt32, time_ns: UInt64)
}

/// The steps in which data is pushed. Nothing changes before the commit.
package enum PushStep {
    case begin([SectionMetrics])
    /// Its columns are borrowed: from the arena, or from whoever pushes.
    case append(DataSourceChunk)
    case commit
}

/// The steps in which data is updated.
package enum UpdateStep {
    /// Its columns are borrowed: from the arena, or from whoever updates.
    case perform(BatchUpdateColumns, BatchUpdateOptions)
    case begin(BatchUpdateOptions)
    case end
}

/// What is said of single elements.
package enum AttributesStep {
    case set(LayoutAttributesColumns)
    case remove([Element])
    case begin
    case commit
}

/// What changes nothing.
package enum Question {
    case contentSize
    case itemCounts(firstSection: UInt32, sectionCount: UInt32)
    case layoutAttributesForElement(Element)
    case layoutAttributesForElements(in: Rect)
    case indexPathForItem(at: Point)
    case indexPathsForVisibleElements(ElementCategory, ElementKind)
    case reusableView(for: Element)
    case element(for: ReusableView)
    case isCurrent(ReusableView, generation: UInt32)
    case contentOffset(IndexPath, ScrollPosition)
    case targetContentOffset(proposed: Point, velocity: Point)
    case transitionProgress
    case transitionValue(key: UInt32)
    case orthogonalState(section: UInt32)
    case targetOrthogonalContentOffset(section: UInt32, proposed: Double, velocity: Double)
    case orthogonalContentOffset(IndexPath, ScrollPosition)
}
