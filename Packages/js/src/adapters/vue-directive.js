// For Vue 2 and 3: a directive. `render` fills a child by the DOM, or by a component of its own.
import { attach } from './attachment.js'

const attachments = new WeakMap()

const begin = (element, { value }) => { attachments.set(element, attach(element, value)) }
const update = (element, { value }) => attachments.get(element).update(value)
const end = (element) => attachments.get(element)?.destroy()

/** `v-jogakbo="{ view, render, ... }"`: the view, and the options of a binder. */
export const vJogakbo = {
  mounted: begin, updated: update, unmounted: end,
  // The names that Vue 2 has for these.
  inserted: begin, componentUpdated: update, unbind: end,
}
