import CollectionCore
import CollectionWire

// Steps about what is selected.
extension Script {
    mutating func selectionStep() -> Step {
        if reference.selection == nil || random.chance(5) {
            return .call(SetSelectionConfiguration(selectionConfiguration()))
        }
        switch random.number(0...19) {
        case 0: return .call(SetEditing(random.chance(60)))
        case 1, 2: return .call(BeginSelectionUpdates())
        case 3, 4, 5: return .call(EndSelectionUpdates())
        case 6, 7: return .call(GetSelection())
        case 8:
            return .call(
                GetSelectedRuns(
                    from: random.chance(50) ? nil : indexPath(),
                    limit: random.pick([0, 1, 3, 4096])))
        case 10: return keyStep()
        case 9: return .call(IsItemSelected(at: indexPath()))
        default: return .call(selectionChange())
        }
    }

    private mutating func selectionChange() -> ChangeSelection {
        var options: SelectionOptions = random.chance(30) ? .isExclusive : []
        if random.chance(40) { options.insert(.asUser) }
        let action = random.pick([
            SelectionAction.select, .select, .select, .deselect, .selectAll, .clear, .invert,
            .extend, .extend, .extendAdding, .extendAdding, .setAnchor,
        ])
        let one = ItemRun(indexPath: indexPath(), count: 1)
        switch action {
        case .select, .deselect:
            return ChangeSelection(
                action, random.chance(50) ? runs() : [one], options: options)
        case .extend, .extendAdding, .setAnchor:
            return ChangeSelection(action, random.chance(98) ? [one] : runs(), options: options)
        case .selectAll, .clear, .invert: return ChangeSelection(action, options: options)
        }
    }

    private mutating func selectionConfiguration() -> SelectionConfiguration {
        var configuration = SelectionConfiguration()
        configuration.allowsSelection = random.chance(90)
        configuration.allowsMultipleSelection = random.chance(80)
        configuration.allowsSelectionDuringEditing = random.chance(50)
        configuration.allowsMultipleSelectionDuringEditing = random.chance(50)
        configuration.allowsEmptySelection = random.chance(75)
        configuration.behavior = random.pick([
            .none, .tap, .replace, .replace, .replace, .toggle, .longPressSelects,
        ])
        // Not drawn, so that the other steps of a seed stay what they are.
        configuration.togglesOnPointerDown = time_ns / 1_000_000 % 5 < 2
        return configuration
    }
}
