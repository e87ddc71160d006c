/// Something that may begin only while nothing else excludes it.
enum Claim {
    /// A person moves an item.
    case movement
    /// A person drags items.
    case drag
    /// The context menu of an item opens.
    case menu
    /// A person swipes a row.
    case swipe
    /// A gap or a placeholder makes room between items.
    case insertion
    /// A pinch zooms.
    case zoom
}

extension Scene {
    /// Whether something may begin: nothing that is in progress excludes it.
    func allows(_ claim: Claim) -> Bool {
        // An item that is moved comes before all others.
        if isMovingItem { return false }
        switch claim {
        case .menu: return drag == nil
        case .drag: return drag == nil && screen.isShown
        case .movement:
            return drag == nil && openBatch == nil && interactive == nil && screen.isShown
                && stage.layout.explicit == nil && !isZoomed
        case .swipe:
            return drag == nil && interactive == nil && selection?.isEditing != true
                && stage.settings.scrollDirection == .vertical
        case .insertion: return interactive == nil && stage.layout.explicit == nil
        case .zoom: return interactive == nil && !stage.layout.followsOffset
        }
    }
}
