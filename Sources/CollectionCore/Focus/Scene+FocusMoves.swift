// Moves of focus: rules N4 and N5 of docs/semantics.md.
extension Scene {
    func target(_ number: Int) -> FocusTarget { FocusTarget(indexPath: indexPath(ofItem: number)) }

    func targetAhead(_ path: IndexPath, _ beam: FocusBeam) -> FocusTarget {
        let isAlong = beam.axis == stage.configuration.scrollDirection
        return FocusTarget(indexPath: path, keepsPlace: isAlong, across: beam.across)
    }

    /// The arrow that leads the way of a page.
    func pageStep(_ heading: FocusHeading) -> FocusHeading {
        let isBackward = heading == .pageUp
        if stage.configuration.scrollDirection == .vertical { return isBackward ? .up : .down }
        return isBackward != isMirrored ? .left : .right
    }
}

extension Element {
    /// The item, or the place of the first item of the section.
    var place: IndexPath {
        isCell ? indexPath : IndexPath(section: indexPath.section, item: 0)
    }
}

/// How the items of a layout stand to each other, for moves of focus.
enum FocusOrder {
    /// One behind another along the axis.
    case line
    /// In rows, in order.
    case rows
    /// Side by side, in no order.
    case lanes
    /// Round about, in order.
    case path
    /// Anywhere.
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
