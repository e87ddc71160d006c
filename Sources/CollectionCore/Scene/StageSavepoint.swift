/// The data and the layout that are restored when an update fails after it has edited them.
///
/// A class, since few updates can fail then: without a savepoint an update stores a nil reference
/// instead of a nil struct of some hundred bytes.
final class StageSavepoint {
    let stage: Stage
    private let charge: DataCharge

    init(_ scene: borrowing Scene) {
        (stage, charge) = (scene.stage, scene.charge)
    }

    func restore(_ scene: inout Scene) {
        (scene.stage, scene.charge) = (stage, charge)
    }
}
