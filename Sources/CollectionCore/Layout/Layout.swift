/// Which arrangement the elements have. The data stays when it changes.
public enum Layout: Equatable, Sendable {
    case flow(FlowLayout)
    case list(ListLayout)
    case grid(GridLayout)
    case waterfall(WaterfallLayout)
    case justified(JustifiedLayout)

    public var configuration: LayoutConfiguration {
        switch self {
        case .flow(let layout): layout.configuration
        case .list(let layout): layout.configuration
        case .grid(let layout): layout.configuration
        case .waterfall(let layout): layout.configuration
        case .justified(let layout): layout.configuration
        }
    }
}

extension Layout {
    func validate() throws(CollectionError) {
        try configuration.validate()
        switch self {
        case .flow(let layout): try layout.validateLines()
        case .list(let layout): try layout.validateSeparators()
        case .grid(let layout): try layout.validateLanes()
        case .waterfall(let layout): try layout.lanes.validate()
        case .justified(let layout): try layout.validateLines()
        }
    }
}

extension LayoutConfiguration {
    func validate() throws(CollectionError) {
        try sectionMetrics.validate(index: 0)
        try Length.validate(pixelScale, .pixelScale, index: 0)
    }
}
