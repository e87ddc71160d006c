import CollectionCore
import CollectionReference
import Testing

/// Selections of other projects: Avalonia, Chromium and GTK. Section S of docs/semantics.md.
@Suite("Vectors: selection")
struct SelectionVectorTests {
    @Test("A selection goes as Avalonia's does")
    func avalonia() throws {
        let reasons = [
            "avalonia.replaceAllData": "other data clears: S11, tested by rule"
        ]
        for vector in try VectorFile<SelectionVector>.load(
            "selection_avalonia", notApplying: reasons)
        {
            var list = try SelectedList(Array(0..<13))
            for op in vector.input.setup ?? [] { try list.perform(op) }
            let before = list.selectedNames
            _ = list.takeEvents()
            try list.perform(vector.input.op)
            let after = list.selectedNames
            list.expect(vector.expect, vector.id)
            if let added = vector.expect.added, let removed = vector.expect.removed {
                #expect(after.subtracting(before).count == added.count, "\(vector.id)")
                #expect(before.subtracting(after).count == removed.count, "\(vector.id)")
                let events = list.takeEvents()
                #expect(events.count == (added.isEmpty && removed.isEmpty ? 0 : 1), "\(vector.id)")
                if let event = events.first {
                    #expect(event.value == UInt64(added.count), "\(vector.id)")
                    #expect(event.otherValue == UInt64(removed.count), "\(vector.id)")
                }
            }
        }
    }

    @Test("A selection goes as Chromium's does")
    func chromium() throws {
        let reasons = [
            "chromium.addRange1": "a range sets an anchor where there is none: S6, choice"
        ]
        for vector in try VectorFile<SelectionVector>.load(
            "selection_chromium_list", notApplying: reasons)
        {
            // Lists of the library have no end; the farthest item named is 7,000,002.
            var list = try SelectedList(count: 7_000_010)
            try list.begin(with: vector.input.before)
            try list.perform(vector.input.op)
            list.expect(vector.expect, vector.id)
        }
    }

    @Test("A selection goes as GTK's does")
    func gtk() throws {
        let reasons = [
            "gtk.multi.model.shrink": "of a snapshot: tested by rule S11 and the random scripts"
        ]
        for vector in try VectorFile<SelectionVector>.load("selection_gtk", notApplying: reasons) {
            let input = vector.input
            let items = (input.items ?? []).map { $0.number ?? -1 }
            var list = try SelectedList(
                items, isSingle: input.mode == "single", tellsCounts: true)
            try list.begin(withNames: (input.selected ?? []).map { $0.number ?? -1 })
            if input.mode == "single" { list.keepsOne() }
            _ = list.takeEvents()
            let wasRefused = try list.isRefused(input.op)
            #expect(wasRefused == (vector.expect.result == false), "\(vector.id)")
            let names = vector.expect.selected.map { $0.number ?? -1 }
            #expect(list.selectedNames == Set(names), "\(vector.id)")
            if let change = vector.expect.change, input.op.isOfSelection {
                let events = list.takeEvents()
                #expect(events.count == 1, "\(vector.id)")
                #expect(list.lastRun == change, "\(vector.id)")
            }
        }
    }
}
