// For Vue 2 and 3: a directive. `render` fills a child by the DOM, or by a component of its own.
import { Binder } from '../binder.js'

const binders = new WeakMap()

function begin(element, { value: { view, onBinder, ...options } }) {
  const binder = new Binder(element, view, options)
  binders.set(element, binder)
  onBinder?.(binder)
}

function update(element, binding) {
  const binder = binders.get(element)
  const { view, ...options } = binding.value
  if (binder.view === view) {
    Object.assign(binder.options, options)
    return binder.request()
  }
  binder.destroy()
  begin(element, binding)
}

const end = (element) => binders.get(element)?.destroy()

/** `v-jogakbo="{ view, render, ... }"`: the view, and the options of a binder. */
export const vJogakbo = {
  mounted: begin, updated: update, unmounted: end,
  // The names that Vue 2 has for these.
  inserted: begin, componentUpdated: update, unbind: end,
}
