import CollectionClient
import CollectionCore

/// What a host changes while it scrolls. It follows from the number of the display frame, and from
/// what cells the one before showed: `Examples/c/edits.c` makes the same edits.
enum FlingEdits {
    /// Every so many display frames there is an edit.
    static let interval = 10
    /// With fewer cells on screen nothing is changed.
    private static let cellsLeast = 8
    private static let insertedCount = 3
    private static let shuffledCount = 6

    /// An edit: three items come, or two go, or six change places.
    ///
    /// - Parameter number: Of the display frame that will show it first, from 0.
    /// - Parameter cells: Of the display frame before, without those on their way out.
    /// - Parameter reuseIdentifier: Of items that come; nil: the standard one.
    static func edit(
        before number: Int, cells: [IndexPath], reuseIdentifier: UInt32?
    ) -> (update: UpdateColumns, options: BatchUpdateOptions)? {
        guard number % interval == interval / 2, cells.count >= cellsLeast else { return nil }
        func cell(_ step: Int) -> IndexPath { cells[(number + step) % cells.count] }
        var update = UpdateColumns(items: [])
        switch number / interval % 3 {
        case 0:
            update.items = [.insert(cell(0), count: UInt32(insertedCount))]
            for index in 0..<insertedCount {
                update.content.widths.append(Float(24 + (number + 7 * index) % 60))
                update.content.heights.append(Float(24 + (number + 5 * index) % 36))
            }
            if let reuseIdentifier {
                update.content.reuseIdentifiers = Array(
                    repeating: reuseIdentifier, count: insertedCount)
            }
        case 1:
            update.items = [.delete(cell(0)), .delete(cell(3))]
        default:
            for index in 0..<shuffledCount {
                let target = cell((index + 1) % shuffledCount)
                update.items.append(.move(cell(index), to: target))
            }
        }
        let options = BatchUpdateOptions(animation: animation(number), tag: UInt64(number))
        return (update, options)
    }

    /// Longer than the interval, so that one edit often runs with the one before.
    private static func animation(_ number: Int) -> Animation {
        let curves = [
            TimingCurve.linear, .easeIn, .easeOut, .easeInOut,
            TimingCurve(kind: .cubicBezier, parameters: SIMD4(0.25, 0.1, 0.25, 1)),
            TimingCurve(kind: .spring, parameters: SIMD4(0.5, 0, 0, 0)),
        ]
        var animation = Animation(
            duration_ns: 150_000_000, curve: curves[number / interval % curves.count])
        let edge = UInt32(number / interval % 5)
        animation.appearing.edge = ElementAppearance.Edge(rawValue: edge) ?? .none
        animation.disappearing.transform.elements[0] = 0.5
        animation.disappearing.transform.elements[5] = 0.5
        return animation
    }
}
