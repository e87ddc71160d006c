// What a view holds, for those that share memory out among several.
extension CollectionView {
    /// Of all sections.
    package var itemCount: Int { scene.itemCount }

    /// What all that the host made the view hold counts against the limit on bytes: columns, what
    /// cutting them to pieces adds, the parts of an open batch, the identifiers of a snapshot, what
    /// a transition keeps, layout attributes of single elements, traits, names,
    /// titles of the index, the selection and what is dragged.
    package var heldBytes: Int { scene.heldBytes }

    /// The numbers of section metrics, and of differences and their matrices, that the view keeps,
    /// for tests: they are bounded, however many updates and display frames there are.
    package var metricsCount: Int { scene.stage.dataSource.metrics.count }
    package var differenceCount: Int { scene.screen.visible.motion.differences.count }
    package var differenceMatrixCount: Int { scene.screen.visible.motion.differences.matrixCount }
}
