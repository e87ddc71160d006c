import CollectionCore
import Testing

/// Rule R8: targets that the host wants in place of those that the view finds.
@Suite("Targets of movements that the host wants")
struct MovementTargetTests {
    private static func stage(
        _ change: (inout MovementConfiguration) -> Void = { _ in }
    ) throws -> MovementStage {
        var stage = try MovementStage(rows: [20, 20, 20, 20], change)
        #expect(try stage.pickUp(0, 0))
        return stage
    }

    @Test("The item stands where the host wants until the view finds another place")
    func overridden() throws {
        var stage = try Self.stage()
        try stage.move(to: 50, 32)
        #expect(stage.view.interactiveMovement?.target == .at(0, 1))
        _ = stage.told()
        let isTaken = try stage.view.setMovementTarget(.at(0, 3))
        #expect(isTaken)
        #expect(stage.told() == [])
        #expect(
            MovementStage.tops(try stage.rest()) == ["0-0": 22, "0-1": 0, "0-2": 20, "0-3": 40])
        // Still nearest to the place that was found.
        try stage.move(to: 50, 34)
        #expect(stage.view.interactiveMovement?.target == .at(0, 3))
        try stage.move(to: 50, 51)
        #expect(stage.told() == ["move 0-0 elsewhere 0-2 0-3"])
        try stage.move(to: 50, 32)
        _ = try stage.view.setMovementTarget(.at(0, 2))
        try stage.letGo()
        _ = stage.told()
        #expect(stage.model == [[1, 2, 0, 3]])
        #expect(stage.view.brokenInvariant() == nil)
    }

    @Test("An answer to an event that is not the last one does nothing")
    func stale() throws {
        var stage = try Self.stage()
        try stage.move(to: 50, 32)
        let first = stage.view.nextEvents().events.last?.sequence ?? 0
        try stage.move(to: 50, 51)
        let second = stage.view.nextEvents().events.last?.sequence ?? 0
        #expect(first > 0 && second > first)
        let isFirstTaken = try stage.view.setMovementTarget(.at(0, 3), answering: first)
        #expect(!isFirstTaken)
        #expect(stage.view.interactiveMovement?.target == .at(0, 2))
        let isSecondTaken = try stage.view.setMovementTarget(.at(0, 3), answering: second)
        #expect(isSecondTaken)
        #expect(stage.view.interactiveMovement?.target == .at(0, 3))
    }

    @Test("What cannot be is refused, and changes nothing")
    func refused() throws {
        var stage = try Self.stage { $0.lockedItemsAtEnd = 1 }
        try stage.move(to: 50, 32)
        #expect(throws: CollectionError.wrongState(.targetIsRefused)) {
            _ = try stage.view.setMovementTarget(.at(0, 3))
        }
        #expect(throws: CollectionError.invalidItem(.at(0, 4), count: 4)) {
            _ = try stage.view.setMovementTarget(.at(0, 4))
        }
        #expect(throws: CollectionError.invalidSection(1, count: 1)) {
            _ = try stage.view.setMovementTarget(.at(1, 0))
        }
        #expect(stage.view.interactiveMovement?.target == .at(0, 1))
        try stage.view.cancelInteractiveMovement()
        #expect(throws: CollectionError.wrongState(.noMovement)) {
            _ = try stage.view.setMovementTarget(.at(0, 1))
        }
    }

    @Test("A delegate is asked as the target changes, and its answer is what is told")
    func delegate() throws {
        var stage = try Self.stage { $0.lockedItemsAtEnd = 1 }
        let delegate = TargetDelegate([.at(0, 2), nil, .at(0, 3)])
        stage.view.delegate = delegate
        _ = stage.told()
        try stage.move(to: 50, 32)
        #expect(stage.told() == ["move 0-0 elsewhere 0-2 0-0"])
        try stage.move(to: 50, 34)
        #expect(delegate.asked == ["0-0 0-0 0-1"])
        // No answer, and one that is refused, leave what was found.
        try stage.move(to: 50, 12)
        try stage.move(to: 50, 51)
        #expect(stage.told() == ["move 0-0 elsewhere 0-0 0-2", "move 0-0 elsewhere 0-2 0-0"])
        #expect(delegate.asked == ["0-0 0-0 0-1", "0-0 0-2 0-0", "0-0 0-0 0-2"])
    }

    @Test("A target that waits for its time goes on waiting")
    func cadence() throws {
        var stage = try Self.stage { $0.cadence = .fast }
        try stage.move(to: 50, 32)
        let isTaken = try stage.view.setMovementTarget(.at(0, 3))
        #expect(isTaken)
        try stage.show(after: 100)
        #expect(stage.view.interactiveMovement?.target == .at(0, 3))
        try stage.show(after: 100)
        #expect(stage.view.interactiveMovement?.target == .at(0, 1))
        #expect(stage.told() == ["move 0-0 0-0", "move 0-0 elsewhere 0-1 0-3"])
    }
}

/// Answers one question after the other.
private final class TargetDelegate: CollectionViewDelegate, @unchecked Sendable {
    private var answers: [IndexPath?]
    private(set) var asked: [String] = []

    init(_ answers: [IndexPath?]) {
        self.answers = answers
    }

    override func targetIndexPath(
        forMoveOf item: AskedItem, from current: IndexPath, to proposed: IndexPath
    ) -> IndexPath? {
        let paths = [item.indexPath, current, proposed]
        asked.append(paths.map { "\($0.section)-\($0.item)" }.joined(separator: " "))
        return answers.isEmpty ? nil : answers.removeFirst()
    }
}
