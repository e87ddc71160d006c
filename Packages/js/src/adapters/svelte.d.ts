import type { Binder, BinderOptions, ShownElement } from '../binder.js'
import type { IndexPath, View } from '../jogakbo.js'

export interface ActionParameters extends BinderOptions {
  view: View
  onBinder?(binder: Binder): void
}

/** `use:jogakbo={{ view, render, ... }}` */
export declare function jogakbo(element: HTMLElement, parameters: ActionParameters): {
  update(parameters: ActionParameters): void
  destroy(): void
}

/** A `render` that mounts a component in each child; `svelte` is the module svelte. */
export declare function rendersComponent<Component>(
  svelte: {
    mount(component: Component, options: { target: HTMLElement, props: object }): object
    unmount(mounted: object): unknown
  },
  component: Component,
  properties?: (indexPath: Required<IndexPath>) => object
): (node: HTMLElement, indexPath: Required<IndexPath>, element: ShownElement) => void
