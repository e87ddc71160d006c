import CollectionReference
import Testing

/// Random scripts, carried out by the engine and by a collection view of arrays and loops.
@Suite("Random scripts")
struct ScriptTests {
    @Test("A script is the same for the same seed")
    func scriptsAreRepeatable() {
        let run = ScriptRun { ReferenceCollection() }
        #expect(run.disagreement(seed: 7, stepCount: 200) == nil)
    }
}
