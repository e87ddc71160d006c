// Moves of focus: rules N4 and N5 of docs/semantics.md.
extension Scene {
    func target(_ number: Int) -> FocusTarget {
        FocusTarget(indexPath: stage.dataSource.indexPath(ofItem: number))
    }

    func targetAhead(_ path: IndexPath, _ beam: FocusBeam) -> FocusTarget {
        let isAlong = beam.axis == stage.settings.scrollDirection
        return FocusTarget(indexPath: path, keepsPlace: isAlong, across: beam.across)
    }

    /// The heading of the arrow that points in the direction of a page key.
    func pageStep(_ heading: FocusHeading) -> FocusHeading {
        let isBackward = heading == .pageUp
        if stage.settings.scrollDirection == .vertical { return isBackward ? .up : .down }
        return isBackward != isMirrored ? .left : .right
    }
}

extension Element {
    /// The index path of a cell; of other elements, that of the first item of the section.
    var place: IndexPath {
        isCell ? indexPath : IndexPath(section: indexPath.section, item: 0)
    }
}

/// How the items of a layout are arranged, for moves of focus.
enum FocusOrder {
    /// One after another along the main axis.
    case line
    /// In rows, in the order of items.
    case rows
    /// In lanes, without an order of items across lanes.
    case lanes
    /// On a circle, in the order of items.
    case path
    /// At any places.
    case free
}

extension Layout {
    var focusOrder: FocusOrder {
        switch self {
        case .list, .carousel, .stack: .line
        case .flow, .grid, .justified, .compositional: .rows
        case .waterfall: .lanes
        case .circle: .path
        case .custom, .explicit: .free
        }
    }
}
