// The binder of an element whose parameters change: for actions and directives.
import { Binder } from '../binder.js'

/**
 * Shows a view in an element. `parameters` are the view, `onBinder`, which gets the binder, and the
 * options of the binder; `update()` changes them: another view has another binder.
 */
export function attach(element, parameters) {
  let binder
  const update = ({ view, onBinder, ...options }) => {
    if (binder?.view === view) {
      Object.assign(binder.options, options)
      return binder.request()
    }
    binder?.destroy()
    binder = new Binder(element, view, options)
    onBinder?.(binder)
  }
  update(parameters)
  return { update, destroy: () => binder.destroy() }
}
