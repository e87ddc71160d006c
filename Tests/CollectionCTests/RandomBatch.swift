import CJogakbo
import CollectionCore

/// A batch update with every field set, for either door. It need not be possible.
struct RandomBatch {
    var items: [UpdateItem] = []
    var metrics: [SectionMetrics] = []
    var itemCounts: [UInt32] = []
    var sectionMetrics: [UInt32] = []
    var widths: [Float] = []
    var heights: [Float] = []
    var reuseIdentifiers: [UInt32] = []
    var itemCount = 0
    var options: ChunkOptions = []
    var itemCountsAfter: [UInt32]?
    var settings = BatchUpdateOptions()

    init(_ random: inout Generator) {
        for _ in 0...random.next(3) { appendPart(&random) }
        if random.next(3) > 0 { widths = (0..<itemCount).map { _ in Float(random.next(300)) } }
        if random.next(3) > 0 { heights = (0..<itemCount).map { _ in Float(random.next(90)) } }
        if random.next(3) == 0 {
            reuseIdentifiers = (0..<itemCount).map { _ in random.next(2) }
        }
        options = random.next(3) == 0 ? .sizesAreEstimates : []
        metrics = [Scene.metrics(&random), Scene.metrics(&random)]
        if random.next(2) == 0 { sectionMetrics = itemCounts.map { _ in random.next(3) } }
        if random.next(12) == 0 { itemCountsAfter = [3, 4] }
        settings.tag = UInt64(random.next(1000))
        settings.isStrictUIKit = random.next(4) == 0
        if random.next(2) == 0 { settings.animation = Self.animation(&random) }
    }

    private mutating func appendPart(_ random: inout Generator) {
        let isSection = random.next(8) == 0
        func path(_ random: inout Generator) -> IndexPath {
            let section = random.next(10)
            return isSection
                ? IndexPath(section: section) : IndexPath(section: section, item: random.next(9))
        }
        let count = 1 + random.next(isSection ? 2 : 3)
        let flags: UpdateItem.Flags = random.next(3) == 0 ? .keepsContent : []
        switch random.next(6) {
        case 0, 1:
            items.append(.insert(path(&random), count: count))
            bring(count, isSection, &random)
        case 2: items.append(.delete(path(&random), count: count))
        case 3:
            items.append(.reload(path(&random), count: count, flags: flags))
            if flags.isEmpty { bring(count, isSection, &random) }
        case 4: items.append(.move(path(&random), to: path(&random), count: count))
        default:
            items.append(.reconfigure(path(&random), count: count, flags: flags))
            if flags.isEmpty && !isSection { bring(count, isSection, &random) }
        }
    }

    private mutating func bring(_ count: UInt32, _ isSection: Bool, _ random: inout Generator) {
        if !isSection {
            itemCount += Int(count)
            return
        }
        for _ in 0..<count {
            itemCounts.append(random.next(25))
            itemCount += Int(itemCounts[itemCounts.count - 1])
        }
    }

    private static func animation(_ random: inout Generator) -> Animation {
        let curves = [
            TimingCurve.linear, .easeIn, .easeOut, .easeInOut,
            TimingCurve(kind: .cubicBezier, parameters: [0.1, -2, 0.7, 3]),
            TimingCurve(kind: .spring, parameters: [0.4, 2, 0, 0]),
        ]
        return Animation(
            duration_ns: UInt64(random.next(8)), startTime_ns: UInt64(random.next(3)),
            curve: curves[Int(random.next(6))], appearing: appearance(&random),
            disappearing: appearance(&random))
    }

    private static func appearance(_ random: inout Generator) -> ElementAppearance {
        var transform = Transform3D.identity
        if random.next(2) == 0 {
            for index in 0..<16 { transform.elements[index] = Double(random.next(100)) }
        }
        return ElementAppearance(
            alpha: Double(random.next(5)) / 4,
            translation: Point(x: Double(random.next(50)), y: Double(random.next(60))),
            edge: ElementAppearance.Edge(rawValue: random.next(5)) ?? .none, transform: transform)
    }
}

extension RandomBatch {
    func perform(
        on view: inout CollectionView
    ) throws(CollectionError) {
        let content = try UpdateContent(
            metrics: metrics, itemCounts: itemCounts.span, sectionMetrics: sectionMetrics.span,
            widths: widths.span, heights: heights.span, reuseIdentifiers: reuseIdentifiers.span,
            options: options, itemCount: itemCount, limits: view.limits)
        let update = BatchUpdate(
            items: items, content: content, itemCountsAfter: itemCountsAfter)
        try view.performBatchUpdates(update, options: settings)
    }

    func perform(on view: OpaquePointer) -> jgb_status {
        var chunk = unsafe jgb_data_source_chunk()
        unsafe chunk.struct_size = MemoryLayout<jgb_data_source_chunk>.size
        unsafe chunk.section_count = itemCounts.count
        unsafe chunk.item_count = itemCount
        unsafe chunk.flags = options.rawValue
        return unsafe withColumn(itemCounts) { counts in
            unsafe chunk.item_counts = counts
            return unsafe withColumn(sectionMetrics) { numbers in
                unsafe chunk.section_metrics = numbers
                return unsafe withColumn(widths) { widths in
                    unsafe chunk.widths = widths
                    return unsafe withColumn(heights) { heights in
                        unsafe chunk.heights = heights
                        return unsafe withColumn(reuseIdentifiers) { identifiers in
                            unsafe chunk.reuse_identifiers = identifiers
                            return unsafe perform(on: view, &chunk)
                        }
                    }
                }
            }
        }
    }

    private func perform(
        on view: OpaquePointer, _ chunk: inout jgb_data_source_chunk
    ) -> jgb_status {
        let metrics = metrics.map { Scene.metrics($0) }
        let parts = items.map { jgb_update_item($0) }
        return unsafe withUnsafePointer(to: &chunk) { chunk in
            unsafe metrics.withUnsafeBufferPointer { metrics in
                unsafe parts.withUnsafeBufferPointer { parts in
                    unsafe withColumn(itemCountsAfter ?? []) { counts in
                        var update = unsafe jgb_batch_update(
                            struct_size: MemoryLayout<jgb_batch_update>.size,
                            items: parts.baseAddress, item_count: parts.count, content: chunk,
                            metrics: metrics.baseAddress, metrics_count: metrics.count,
                            item_counts_after: counts,
                            section_count_after: itemCountsAfter?.count ?? 0)
                        return unsafe withOptions(settings) { options in
                            unsafe jgb_view_perform_batch_updates(view, &update, options)
                        }
                    }
                }
            }
        }
    }
}

/// NULL for a column that is empty.
private func withColumn<Entry, Result>(
    _ column: [Entry], _ body: (UnsafePointer<Entry>?) -> Result
) -> Result {
    unsafe column.withUnsafeBufferPointer {
        unsafe body($0.isEmpty ? nil : $0.baseAddress)
    }
}

/// Options as a host in C would write them.
func withOptions<Result>(
    _ settings: BatchUpdateOptions, _ body: (UnsafePointer<jgb_batch_options>) -> Result
) -> Result {
    var options = unsafe jgb_batch_options()
    unsafe options.struct_size = MemoryLayout<jgb_batch_options>.size
    unsafe options.tag = settings.tag
    unsafe options.flags = settings.isStrictUIKit ? JGB_BATCH_STRICT_UIKIT : 0
    guard let animation = settings.animation else {
        return unsafe withUnsafePointer(to: options) { unsafe body($0) }
    }
    return unsafe withUnsafePointer(to: jgb_animation(animation)) { animation in
        unsafe options.animation = animation
        return unsafe withUnsafePointer(to: options) { unsafe body($0) }
    }
}

extension jgb_update_item {
    init(_ item: UpdateItem) {
        self.init(
            action: jgb_update_action(rawValue: item.actionNumber),
            index_path_before_update: jgb_index_path(
                section: item.indexPathBeforeUpdate.section,
                item: item.indexPathBeforeUpdate.item),
            index_path_after_update: jgb_index_path(
                section: item.indexPathAfterUpdate.section,
                item: item.indexPathAfterUpdate.item),
            count: item.count, flags: item.flags.rawValue)
    }
}

extension jgb_animation {
    fileprivate init(_ animation: Animation) {
        let parameters = animation.curve.parameters
        self.init(
            struct_size: MemoryLayout<jgb_animation>.size, duration_ns: animation.duration_ns,
            start_time_ns: animation.startTime_ns,
            curve: jgb_timing_curve(
                kind: jgb_timing_curve_kind(rawValue: animation.curve.kind.rawValue),
                reserved: 0,
                parameters: (parameters[0], parameters[1], parameters[2], parameters[3])),
            appearing: jgb_element_appearance(animation.appearing),
            disappearing: jgb_element_appearance(animation.disappearing),
            appearing_place: jgb_appearance_place(animation.appearing.place),
            disappearing_place: jgb_appearance_place(animation.disappearing.place))
    }
}

extension jgb_appearance_place {
    fileprivate init(_ place: AppearancePlace) {
        self.init(
            kind: jgb_appearance_place_kind(rawValue: place.kind.rawValue), reserved: 0,
            item: jgb_index_path(section: place.item.section, item: place.item.item),
            point: jgb_point(x: place.point.x, y: place.point.y))
    }
}

extension jgb_element_appearance {
    fileprivate init(_ appearance: ElementAppearance) {
        self.init()
        alpha = appearance.alpha
        translation = jgb_point(x: appearance.translation.x, y: appearance.translation.y)
        edge = jgb_edge(rawValue: appearance.edge.rawValue)
        unsafe withUnsafeMutableBytes(of: &transform.m) { bytes in
            for index in 0..<16 {
                unsafe bytes.storeBytes(
                    of: appearance.transform.elements[index], toByteOffset: 8 * index,
                    as: Double.self)
            }
        }
    }
}
