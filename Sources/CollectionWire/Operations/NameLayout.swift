package import CMessages
package import CollectionCore

/// Gives a layout a name, on this connection, by which set-ups may have it.
package struct NameLayout: Operation {
    package static var number: RequestNumber { JOGAKBO__V1__REQUEST__OPERATION_NAME_LAYOUT }
    package static var blank: NameLayout { NameLayout([], .blank) }

    package var name: [UInt8]
    package var layout: Layout

    package init(_ name: [UInt8], _ layout: Layout) {
        (self.name, self.layout) = (name, layout)
    }

    package mutating func code(_ m: inout Jogakbo__V1__NameLayout, with coder: inout FieldCoder) {
        unsafe coder.code(&m.name, &name, "name")
        unsafe coder.code(&m.layout, &layout, orFail: Layout.missing)
    }

    package func perform(on connection: inout Connection, view: UInt32) throws(Status) -> Done {
        if name.isEmpty { throw Status(CollectionError.invalidArgument("name", .empty)) }
        if name.count > 255 { throw Status(CollectionError.invalidArgument("name", .tooLong)) }
        let name = String(decoding: name, as: UTF8.self)
        let maximum = connection.limits.registrationCount
        if connection.layouts[name] == nil && connection.layouts.count >= maximum {
            throw Status(
                CollectionError.limitExceeded(.registrations, value: maximum + 1, maximum: maximum))
        }
        var layouts = connection.layouts
        layouts.charge(layout, name: name)
        swap(&layouts, &connection.layouts)
        if let status = connection.limits.refusal(of: connection.charge(besides: nil)) {
            swap(&layouts, &connection.layouts)
            throw status
        }
        return Done()
    }
}
