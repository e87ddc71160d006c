import CollectionCore
import CollectionWire
import Testing

/// Messages of each sort, as the bytes of another encoder.
@Suite struct GoldenTests {
    @Test("A hello") func hello() throws {
        let hello = Hello(protocolVersion: 1, token: Array("조각보".utf8))
        try Golden.expect("request_hello", is: hello, id: 1, view: 0)
    }

    @Test("A flow layout") func flowLayout() throws {
        var layout = FlowLayout()
        layout.scrollDirection = .horizontal
        layout.lineAlignment = .center
        layout.lastLineAlignment = .padWithLastItem
        layout.sectionInsetReference = .safeArea
        layout.sectionHeadersPinToVisibleBounds = true
        layout.flipsHorizontallyInOppositeLayoutDirection = true
        layout.pixelScale = 2
        layout.lineBreakTolerance = 0.25
        layout.sectionMetrics.itemSize = Size(width: 120, height: 80.5)
        layout.sectionMetrics.sectionInset = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        layout.sectionMetrics.minimumLineSpacing = 0
        layout.sectionMetrics.minimumInteritemSpacing = 6
        layout.sectionMetrics.headerReferenceSize = Size(width: 0, height: 22)
        layout.sectionMetrics.itemsFillLine = true
        layout.sectionMetrics.itemReuseIdentifier = ReuseIdentifier(rawValue: 5)
        try Golden.expect(
            "request_set_flow_layout", is: SetFlowLayout(layout), id: 300, view: 2)
    }

    @Test("A justified layout that comes animated") func justifiedLayout() throws {
        var layout = JustifiedLayout()
        layout.scrollDirection = .horizontal
        layout.sectionMetrics.itemSize = Size(width: 120, height: 80.5)
        layout.sectionMetrics.sectionInset = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        layout.sectionMetrics.minimumLineSpacing = 0
        layout.sectionMetrics.minimumInteritemSpacing = 6
        layout.targetLineThickness = 120
        layout.thicknessTolerance = 0
        layout.lastLineAlignment = .justify
        try Golden.expect(
            "request_set_layout", is: SetLayout(.justified(layout), animation: nil, tag: 300),
            id: 6, view: 2)
    }

    @Test("A chunk of data") func chunk() throws {
        var chunk = unsafe DataSourceChunk(
            itemCounts: Sample.entries([1, 300]), options: .continuesSection)
        unsafe chunk.sectionMetrics = Sample.entries([0, 2])
        unsafe chunk.heights = Sample.entries([44, 0.5])
        unsafe chunk.reuseIdentifiers = Sample.entries([0, .max])
        try Golden.expect("request_append_data_source", is: AppendDataSource(chunk), id: 4, view: 1)
    }

    @Test("A question about accessibility, and an answer") func accessibility() throws {
        let header = Element.supplementary(.sectionHeader, IndexPath(section: 3, item: 0))
        try Golden.expect(
            "request_accessibility_elements",
            is: GetAccessibilityElements(from: header, offset: -2, count: 50), id: 9, view: 1)
        try Golden.expect(
            "response_accessibility_elements",
            is: .success(Sample.accessibilityElements, to: GetAccessibilityElements.self), id: 9)
    }

    @Test("A request for a display frame") func displayFrameRequest() throws {
        let sizes = [
            PreferredSize(
                reusableView: ReusableView(rawValue: 7), generation: 1,
                size: Size(width: 100, height: 50.5)),
            PreferredSize(
                reusableView: ReusableView(rawValue: 0), generation: 2,
                size: Size(width: 1, height: 2)),
        ]
        let request = DisplayFrameRequest(
            bounds: Rect(x: 0, y: 37, width: 400, height: 800), time_ns: 16_666_667,
            isComplete: true, preferredSizes: sizes, adjustedSequence: 41, hasIdentifiers: true)
        try Golden.expect("request_display_frame", is: request, id: .max, view: 1)
    }

    @Test("A scroll position") func contentOffset() throws {
        let question = GetContentOffset(
            IndexPath(section: 3, item: 4), position: [.top, .avoidPinned])
        try Golden.expect("request_content_offset", is: question, id: 5, view: 1)
    }

    @Test("A welcome") func welcome() throws {
        let welcome = Welcome(ConnectionLimits())
        try Golden.expect("response_welcome", is: .success(welcome, to: Hello.self), id: 1)
    }

    @Test("A status") func status() throws {
        let status = Status(.noDataSourceBegun, "no push was begun for view 1")
        try Golden.expect("response_status", is: .failure(status), id: 9)
    }

    @Test("A response that says only: done") func empty() throws {
        try Golden.expect("response_empty", is: .success(Done(), to: SetBounds.self), id: 0)
        let response = Response(id: 0, outcome: .success(Done(), to: SetBounds.self))
        #expect(response.bytes == [0, 0, 0, 0, 0])
    }

    @Test("A display frame") func displayFrame() throws {
        var header = LayoutAttributes(
            element: .supplementary(.sectionHeader, IndexPath(section: 0, item: 0)),
            reuseIdentifier: .standard, frame: Rect(x: 0, y: 0, width: 400, height: 22),
            zIndex: 10, flags: [])
        header.reusableView = ReusableView(rawValue: 0)
        header.generation = 1
        var cell = LayoutAttributes(
            element: .cell(IndexPath(section: 0, item: 20)), reuseIdentifier: .standard,
            frame: Rect(x: 0, y: 22, width: 400, height: 70), zIndex: -1, flags: .isEstimated)
        cell.reusableView = ReusableView(rawValue: 3)
        cell.generation = 300
        var frame = DisplayFrame()
        frame.sequence = 12
        frame.contentSize = Size(width: 400, height: 7_000_000)
        frame.contentOffset = Point(x: 0, y: 37)
        frame.isComplete = false
        frame.didLayoutChange = true
        frame.elements = [header, cell]
        frame.identifiers = [7, 1 << 63]
        frame.removedViews = [ReusableView(rawValue: 8), ReusableView(rawValue: 2)]
        frame.diagnostics = [
            Diagnostic(
                code: .oversizedItem, element: .cell(IndexPath(section: 2, item: 3)),
                size: Size(width: 500, height: 70), otherSize: Size(width: 400, height: 0))
        ]
        try Golden.expect(
            "response_display_frame", is: .success(frame, to: DisplayFrameRequest.self), id: 77)
    }
}
