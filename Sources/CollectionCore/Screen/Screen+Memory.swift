// The memory that display frames take: elements, their reusable views, and what the steps from one
// display frame to the next keep. It grows with the greatest number of elements that were visible
// at once, and does not shrink.
extension Screen {
    var shownBytes: Int {
        visible.heldBytes + states.heldBytes + pool.heldBytes + window.heldBytes
            + targets.heldBytes + beside.heldBytes + collector.value.heldBytes + frame.heldBytes
            - visible.sharedBytes + (scaledFrame?.heldBytes ?? 0)
    }
}

extension VisibleElements {
    fileprivate var heldBytes: Int {
        elements.heldBytes + motion.heldBytes + spare.heldBytes + shownTransforms.heldBytes
            + followed.heldBytes + orderBytes + stays.heldBytes + changed.heldBytes
            + gone.heldBytes + survivors.heldBytes
    }
}

extension ElementWindow {
    fileprivate var heldBytes: Int {
        elements.heldBytes + spareElements.heldBytes + starts.heldBytes + ends.heldBytes
            + isShown.heldBytes + willShow.heldBytes + spareFlags.heldBytes + order.heldBytes
    }
}

extension StandbyViews {
    var heldBytes: Int {
        views.heldBytes + keys.heldBytes + wanted.heldBytes + changed.heldBytes
    }
}

extension DisplayFrame {
    fileprivate var heldBytes: Int {
        elements.heldBytes + transforms.heldBytes + removedViews.heldBytes
            + completions.heldBytes + diagnostics.heldBytes + identifiers.heldBytes
    }
}
