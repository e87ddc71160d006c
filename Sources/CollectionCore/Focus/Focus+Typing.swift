// Text that a person types to find an item: rule N8 of docs/semantics.md.
extension Focus {
    /// Whether typed text continues a search that is in progress.
    func isTyping(in scene: borrowing Scene) -> Bool {
        canType(in: scene) && typed.isRunning(at: scene.lastTime_ns)
    }

    func canType(in scene: borrowing Scene) -> Bool {
        isInView && scene.itemCount > 0 && focusedPart(in: scene) == 0
            && (scene.knowsNames || scene.events.wants(.typeAhead))
    }

    /// The first item of a range that can have focus and whose name begins with the typed text.
    @inline(never)
    func typedItem(in range: Range<Int>, _ names: ItemNames, in scene: borrowing Scene) -> Int? {
        var number = range.lowerBound
        while number < range.upperBound,
            let found = typed.first(of: number..<range.upperBound, in: names),
            let next = scene.focusableItem(from: found, isBackward: false)
        {
            if next == found { return found }
            number = next
        }
        return nil
    }

    mutating func askForTyped(in scene: inout Scene) {
        var event = scene.newEvent(.typeAhead, .user)
        if let focused = self.focused { event.note(focused) }
        scene.events.append(event, text: typed.text)
    }
}
