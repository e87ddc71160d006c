import CollectionCore

/// Wheels, and gestures on trackpads (U6), over views and sections that scroll across.
extension ReferenceCollection {
    func send(_ samples: [WheelSample]) throws(CollectionError) {
        try checkScroller()
        let last = try checkedTime(of: samples)
        for sample in samples {
            countSample()
            elapse(to: sample.time_ns)
            follow(sample)
            showRows()
            tellNews()
        }
        tellOffsets(at: inputTime_ns)
        cause = 0
        news.lastTime_ns = max(news.lastTime_ns, last)
    }

    /// Returns the time of the last sample.
    func checkedTime(of samples: [WheelSample]) throws(CollectionError) -> UInt64 {
        var last = max(inputTime_ns, news.frameTime_ns)
        for (index, sample) in samples.enumerated() {
            if sample.time_ns < last {
                throw .invalidNumber("samples#.time_ns", index: index, .goesBack)
            }
            last = sample.time_ns
            try sample.position.checkFinite("samples#.position", index: index)
            try sample.delta.checkFinite("samples#.delta", index: index)
        }
        return last
    }

    private func follow(_ sample: WheelSample) {
        let distance = distance(sample)
        let isEnd = sample.phase == .ended || sample.phase == .cancelled
        if sample.isMomentum {
            scroller.coast(by: distance, isLast: isEnd)
            for row in rows.indices {
                rows[row].scroller.coast(by: rows[row].turned(distance), isLast: isEnd)
            }
            return
        }
        if sample.phase == .unphased || sample.phase == .began { endGesture() }
        if sample.phase == .unphased {
            turn(by: distance, sample)
            return
        }
        scroll(by: distance, sample)
        if isEnd { liftGesture(isCancelled: sample.phase == .cancelled) }
    }

    private func turn(by distance: Pair, _ sample: WheelSample) {
        let isAtOnce = environment.reducesMotion
        let isSmooth = scroller.settings.smoothsWheels && !isAtOnce
        if let row = row(for: distance, sample) {
            let turned = rows[row].turned(distance)
            settleOffset(ofSection: Int(rows[row].number))
            guard let rule = pagingRule(of: row) else {
                rows[row].scroller.turnWheel(by: turned, isSmooth: isSmooth)
                return
            }
            let axis = rows[row].axis
            var rest: Double?
            rows[row].scroller.turnPages(by: turned, isAtOnce: isAtOnce) { began, place in
                var target: Pair = [0, 0]
                target[axis] = rule.rest(turnedTo: place[axis], from: began[axis])
                rest = target[axis]
                return target
            }
            if let rest { rows[row].rest = rest }
        } else if scroller.settings.isPagingEnabled {
            let pages = scroller
            scroller.turnPages(by: distance, isAtOnce: isAtOnce) {
                pages.page(from: $0, turnedTo: $1)
            }
        } else if scroller.settings.stopsAtNextSnapPoint && scroller.settings.snapPoints != .none {
            var turned = scroller
            turned.turnPages(by: distance, isAtOnce: isAtOnce) {
                snapPoint(from: $0, turnedTo: $1)
            }
            scroller = turned
            if scroller.settings.isScrollEnabled && scroller.finger == nil { noteLedToRest() }
        } else {
            scroller.turnWheel(by: distance, isSmooth: isSmooth)
        }
    }

    /// In points; with shift, what is along y alone is along x.
    private func distance(_ sample: WheelSample) -> Pair {
        var delta = sample.delta.pair
        if sample.modifiers.contains(.shift) && delta[0] == 0 { delta = [delta[1], 0] }
        let height = scroller.settings.lineHeight
        let unit: Pair =
            switch sample.unit {
            case .points, nil: [1, 1]
            case .lines: height > 0 ? [height, height] : [16, 16]
            case .pages: [bounds.width, bounds.height]
            }
        return [delta[0] * unit[0], delta[1] * unit[1]]
    }

    /// The section under the pointer, if the larger part is along it.
    private func row(for distance: Pair, _ sample: WheelSample) -> Int? {
        let across = Directions(layout).isVertical ? 0 : 1
        if abs(distance[across]) <= abs(distance[1 - across]) { return nil }
        return row(at: sample.position, sample.time_ns)
    }

    private var scrollingRow: Int? {
        rows.firstIndex { $0.scroller.gesture?.isScrolling == true }
    }

    private func scroll(by distance: Pair, _ sample: WheelSample) {
        if distance == [0, 0] { return }
        let isOfView = scroller.gesture?.isScrolling == true
        if !isOfView, let row = scrollingRow ?? row(for: distance, sample) {
            rows[row].scroller.scroll(by: rows[row].turned(distance))
        } else {
            scroller.scroll(by: distance)
        }
    }

    private func endGesture() {
        liftGesture(isCancelled: true)
        scroller.endCoasting()
        for row in rows.indices { rows[row].scroller.endCoasting() }
    }

    private func liftGesture(isCancelled: Bool) {
        if scroller.gesture?.isScrolling == true {
            tellNews()
            tellOffset(of: -1, at: inputTime_ns)
            var lifted = scroller
            lifted.liftGesture(isCancelled: isCancelled) {
                rest($0, $1, $2) ?? (hasPlacesOfRest ? $0 : nil)
            }
            scroller = lifted
            noteLedToRest()
        } else if let row = scrollingRow {
            tellNews()
            tellOffset(of: row, at: inputTime_ns)
            settleOffset(ofSection: Int(rows[row].number))
            var lifted = rows[row].scroller
            var target: Pair?
            lifted.liftGesture(isCancelled: isCancelled) {
                target = rest(of: row, $0, $1, $2)
                return target
            }
            rows[row].scroller = lifted
            if let target { rows[row].rest = target[rows[row].axis] }
        }
    }
}
