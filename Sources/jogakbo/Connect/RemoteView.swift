import CollectionClient
import CollectionCore
import CollectionServer
import CollectionWire

/// A client and one of its views on the server, with errors that a user reads.
struct RemoteView: ~Copyable {
    var client: CollectionClient
    let number: UInt32
    private let address: ListenAddress

    /// Connects and makes a view.
    init(_ options: ConnectOptions) throws(CommandError) {
        do {
            var client = try RemoteView.connected(to: options)
            number = try client.createView()
            self.client = client
        } catch {
            throw error.commandError(options.address)
        }
        address = options.address
    }

    private static func connected(
        to options: ConnectOptions
    ) throws(ClientError) -> CollectionClient {
        switch options.address {
        case .unix(let path):
            try CollectionClient(unixPath: path, token: options.token)
        case .tcp(let host, let port):
            try CollectionClient(
                host: host, port: port, token: options.token, security: options.security)
        }
    }

    /// Registers the document's classes of views, sets the layout and pushes the data.
    mutating func fill(
        with document: Document, _ options: LayoutOptions
    ) throws(CommandError) -> ViewClasses {
        do {
            var cells: [ReuseIdentifier] = []
            for name in document.classNames {
                cells.append(
                    try client.registerReuseIdentifier(
                        name, category: .cell, kind: .none, view: number))
            }
            let classes = ViewClasses(cells: cells, cellNames: document.classNames)
            try client.setEnvironment(options.environment, view: number)
            try client.setLayout(options.layout, view: number)
            var columns = DataColumns(document, classes: classes, itemSize: options.itemSize)
            columns.spans = options.spans.column(count: document.itemCount)
            try client.push(columns, view: number)
            return classes
        } catch {
            throw error.commandError(address)
        }
    }

    /// Enables the scroller, with its events.
    mutating func enableScrolling() throws(CommandError) {
        do {
            try client.setScrollConfiguration(.enabled, view: number)
            try client.setEventMask(.scrolling, view: number)
        } catch {
            throw error.commandError(address)
        }
    }

    mutating func displayFrame(
        _ request: DisplayFrameRequest
    ) throws(CommandError) -> DisplayFrame {
        do {
            return try client.displayFrame(for: request, view: number)
        } catch {
            throw error.commandError(address)
        }
    }

    /// Nil when the layout has no such element.
    mutating func layoutAttributes(for element: Element) -> LayoutAttributes? {
        try? client.layoutAttributes(for: element, view: number)
    }

    /// Calls the client, and says in words what went wrong.
    mutating func perform<Result>(
        _ body: (inout CollectionClient) throws(ClientError) -> Result
    ) throws(CommandError) -> Result {
        do throws(ClientError) {
            return try body(&client)
        } catch {
            throw error.commandError(address)
        }
    }
}

extension DataColumns {
    /// - Parameter classes: Which reuse identifiers items have; nil leaves all the standard one.
    /// - Parameter itemSize: What all items measure; nil leaves each its own size.
    init(_ document: Document, classes: ViewClasses?, itemSize: Size?) {
        self.init(itemCounts: document.sections.map { section in UInt32(section.itemCount) })
        widths = itemSize == nil ? document.widths : []
        heights = itemSize == nil ? document.heights : []
        reuseIdentifiers = classes?.column(for: document) ?? []
    }
}
