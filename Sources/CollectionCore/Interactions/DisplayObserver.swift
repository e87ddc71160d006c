/// Looks at display frames for elements and sections that appear or disappear: rules V2 to V5 of
/// docs/semantics.md.
struct DisplayObserver: Observer, ~Copyable {
    /// The displayed elements; nil if the host asks for no display events.
    var elements: DisplayedElements?

    mutating func follow(_ change: DataChange) { elements?.follow(change) }

    mutating func follow(_ replacement: DataReplacement) -> Bool { elements.follow(replacement) }

    mutating func changeEventMask(from last: EventMask, in scene: inout Scene) {
        if !scene.events.wants([.display, .sectionDisplay]) {
            elements = nil
        } else if elements == nil {
            var elements = DisplayedElements()
            elements.begin(
                scene.screen.visible, isReloaded: scene.screen.isReloaded, of: scene.snapshot)
            self.elements = elements
        } else if !last.contains(.sectionDisplay) {
            elements?.countSections(of: scene.snapshot)
        }
    }
}
