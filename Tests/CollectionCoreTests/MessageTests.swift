import CollectionCore
import Testing

/// What messages say of a number, and of the entry of the host's arguments that is wrong. Numbers
/// by hand.
@Suite("Error messages")
struct MessageTests {
    private func message(_ call: () throws(CollectionError) -> Void) -> String? {
        do throws(CollectionError) {
            try call()
            return nil
        } catch { return error.message }
    }

    @Test(
        "A number has at most seven digits, or all where it is whole",
        arguments: [
            (-1, "-1"), (-0.1, "-0.1"), (-0.25, "-0.25"), (-1.0 / 3, "-0.3333333"),
            (-2.0 / 3, "-0.6666667"), (-0.99999999, "-1"), (-1234.5678, "-1234.568"),
            (-16_777_216, "-16777216"), (-123_456_789_012, "-123456789012"),
            (-0.00001, "-0.00001"), (-0.0000025, "-2.5e-6"), (-1.5e-7, "-1.5e-7"),
            (-1e15, "-1e15"), (-2.5e300, "-2.5e300"), (-.greatestFiniteMagnitude, "-1.797693e308"),
            (.nan, "NaN"), (.infinity, "infinity"), (-.infinity, "-infinity"),
        ] as [(Double, String)])
    func numbers(_ value: Double, _ words: String) {
        var view = CollectionView(limits: Limits())
        let bounds = Rect(x: 0, y: 0, width: value, height: 1)
        let message = message { () throws(CollectionError) in try view.setBounds(bounds) }
        #expect(message == "bounds.width is \(words), but must be 0 to 68719476736")
    }

    @Test("A number that seven digits would make a bound of its range has all digits")
    func beyondBounds() {
        var view = CollectionView(limits: Limits())
        for (tolerance, words) in [(1.0.nextUp, "1.0000000000000002"), (1.00000001, "1.00000001")] {
            var layout = FlowLayout()
            layout.lineBreakTolerance = tolerance
            let message = message { () throws(CollectionError) in
                try view.setLayout(.flow(layout))
            }
            #expect(message == "line_break_tolerance is \(words), but must be 0 to 1")
        }
    }

    @Test("D3: an update of several parts says which are at fault, counted through the batch")
    func parts() throws {
        var view = CollectionView(limits: Limits())
        var builder = DataSourceBuilder(limits: Limits())
        let (counts, none): ([UInt32], [UInt32]) = ([3, 0], [])
        try builder.append(
            itemCounts: counts.span, sectionMetrics: none.span, widths: Span(), heights: Span(),
            reuseIdentifiers: none.span, options: [])
        try view.setDataSource(builder)
        let missing = "attempt to delete item 7, but there are only 3 items in section 0 "
        let delete = UpdateItem.delete(IndexPath(section: 0, item: 7))
        let other = UpdateItem.delete(IndexPath(section: 0, item: 1))
        #expect(message(of: [delete], &view) == missing + "before the update")
        #expect(message(of: [other, delete], &view) == "items[1]: \(missing)before the update")
        let both =
            "items[0] and items[2]: attempt to delete and to reload the same index path (0, 1)"
        let reload = UpdateItem.reload(IndexPath(section: 0, item: 1), flags: .keepsContent)
        let last = UpdateItem.delete(IndexPath(section: 0, item: 2))
        #expect(message(of: [other, last, reload], &view) == both + " before the update")
    }

    private func message(of items: [UpdateItem], _ view: inout CollectionView) -> String? {
        message { () throws(CollectionError) in
            try view.performBatchUpdates(BatchUpdate(items: items))
        }
    }
}
