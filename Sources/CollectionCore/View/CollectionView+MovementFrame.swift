// What display frames and updates make of an item that a person moves: rules R9 to R11 of
// docs/semantics.md.
extension CollectionView {
    /// Shows a display frame while a person moves an item. When that fails, all is as it was.
    @inline(never)
    mutating func showMovement(
        _ request: inout DisplayFrameRequest, dataBytesMax: Int
    ) throws(CollectionError) {
        let before = (movement.session, scene.stage, scene.transitions)
        do throws(CollectionError) {
            try showWithInput(&request, dataBytesMax: dataBytesMax)
        } catch {
            (movement.session, scene.stage, scene.transitions) = before
            scene.screen.collector.forgetPlaces()
            throw error
        }
    }
}
