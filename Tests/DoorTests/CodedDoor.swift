import CollectionReference

/// The engine called in Swift, with errors as the other doors give them: as numbers.
final class CodedDoor: CollectionDoor {
    private let engine = EngineDoor()

    func perform(_ step: Step) -> Outcome { engine.perform(step).coded }

    func takeNews() -> DoorNews { engine.takeNews() }
}
