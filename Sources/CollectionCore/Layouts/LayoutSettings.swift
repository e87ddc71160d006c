/// The configuration of a layout without the metrics of sections: what each display frame reads,
/// in few bytes.
struct LayoutSettings {
    let scrollDirection: Axis
    let pinsHeaders: Bool
    let pinsFooters: Bool
    let sectionInsetReference: SectionInsetReference
    let flipsHorizontallyInOppositeLayoutDirection: Bool
    var pixelScale: Double

    init(_ configuration: LayoutConfiguration) {
        scrollDirection = configuration.scrollDirection
        pinsHeaders = configuration.sectionHeadersPinToVisibleBounds
        pinsFooters = configuration.sectionFootersPinToVisibleBounds
        sectionInsetReference = configuration.sectionInsetReference
        flipsHorizontallyInOppositeLayoutDirection =
            configuration.flipsHorizontallyInOppositeLayoutDirection
        pixelScale = configuration.pixelScale
    }
}
