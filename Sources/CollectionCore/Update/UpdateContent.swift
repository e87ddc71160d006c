/// The sections and items that a batch update brings: for its inserts, reloads and reconfigures,
/// in the order in which the parts are listed, those that keep their content left out.
public struct UpdateContent {
    /// What the sections refer to by number.
    var metrics: [SectionMetrics] = []
    /// One for each section.
    var itemCounts: [UInt32] = []
    /// 0: the layout's; otherwise 1 + an index into `metrics`. Empty: the layout's for all.
    var sectionMetrics: [UInt32] = []
    /// The items of sections, and single ones.
    var items = SumTree<ItemLeaf>()
    var usedReuseIdentifiers: [Bool] = []
    /// What the columns count against the limit.
    var dataBytes = 0

    /// Nothing.
    public init() {}
}
