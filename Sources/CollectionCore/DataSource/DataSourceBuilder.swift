/// Puts a data source together from chunks of columns; nothing is shown until it is whole.
public struct DataSourceBuilder {
    var limits: Limits
    var sectionLeaves: [SectionLeaf] = []
    var itemLeaves: [ItemLeaf] = []
    var metrics: [SectionMetrics] = []
    var sectionCount = 0
    var itemCount = 0
    var dataBytes = 0

    public init(limits: Limits) {
        self.limits = limits
    }
}
