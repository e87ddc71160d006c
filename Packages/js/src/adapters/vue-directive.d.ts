import type { Binder, BinderOptions } from '../binder.js'
import type { View } from '../jogakbo.js'

export interface DirectiveValue extends BinderOptions {
  view: View
  onBinder?(binder: Binder): void
}

type Hook = (element: HTMLElement, binding: { value: DirectiveValue }) => void

/** `v-jogakbo="{ view, render, ... }"`, for Vue 2 and 3. */
export declare const vJogakbo: {
  mounted: Hook, updated: Hook, unmounted: (element: HTMLElement) => void
  inserted: Hook, componentUpdated: Hook, unbind: (element: HTMLElement) => void
}
