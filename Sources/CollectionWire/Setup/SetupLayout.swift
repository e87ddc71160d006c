package import CMessages
package import CollectionCore

/// The layout of a set-up: a layout, or the name of one that the host has given a name.
package enum SetupLayout: Equatable, Sendable {
    case layout(Layout)
    case named(String)

    /// Nil for a layout that goes by its name.
    package var layout: Layout? {
        if case .layout(let layout) = self { return layout }
        return nil
    }

    /// Returns the layout, or the one of its name.
    ///
    /// - Parameter layouts: Nil: names are not looked up.
    /// - Throws: A fault for a name that no layout has.
    package func layout(among layouts: NamedLayouts?) throws(SetupFault) -> Layout? {
        guard case .named(let name) = self, let layouts else { return layout }
        if let layout = layouts[name] { return layout }
        throw SetupFault(
            "layout.named", .invalidArgument("named", .unknownValue),
            "there is no layout '\(name)'; \(layouts.words)")
    }
}

extension SetupLayout: MessageCodable {
    package static var begin: MessageBegin<Jogakbo__V1__Layout> {
        unsafe Layout.begin
    }
    package static var blank: SetupLayout { .layout(.blank) }

    package mutating func code(_ m: inout Jogakbo__V1__Layout, with coder: inout FieldCoder) {
        let isNamed = m.layout_case == JOGAKBO__V1__LAYOUT__LAYOUT_NAMED
        if coder.isReading ? isNamed : layout == nil {
            codeName(&m, with: &coder)
            return
        }
        var layout = self.layout ?? .blank
        layout.code(&m, with: &coder)
        self = .layout(layout)
    }

    private mutating func codeName(
        _ m: inout Jogakbo__V1__Layout, with coder: inout FieldCoder
    ) {
        var text: [UInt8] = []
        if case .named(let name) = self { text = Array(name.utf8) }
        if !coder.isReading { m.layout_case = JOGAKBO__V1__LAYOUT__LAYOUT_NAMED }
        unsafe coder.code(&m.named, &text, "named")
        self = .named(String(decoding: text, as: UTF8.self))
    }
}
