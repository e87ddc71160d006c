import type { Binder, BinderOptions, ShownElement } from '../binder.js'
import type { IndexPath, Jogakbo, View } from '../jogakbo.js'

/** `<jogakbo-view layout=list count=100000 estimated-height=40 measured></jogakbo-view>` */
export declare class JogakboViewElement extends HTMLElement {
  /** The engine of all such elements: a page may set the promise of another one. */
  static engine?: Promise<Jogakbo>
  render: (node: HTMLElement, indexPath: Required<IndexPath>, element: ShownElement) => void
  /** A view of the page's, in place of the one that the attributes tell of. */
  view: View | undefined
  options: BinderOptions
  readonly binder: Binder | undefined
}

declare global {
  interface HTMLElementTagNameMap {
    'jogakbo-view': JogakboViewElement
  }
}
