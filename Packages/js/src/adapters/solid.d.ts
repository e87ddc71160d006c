import type { JSX } from 'solid-js'
import type { Binder, BinderOptions, ShownElement } from '../binder.js'
import type { IndexPath, View } from '../jogakbo.js'

export interface JogakboViewProperties extends Pick<BinderOptions,
  'measuresItems' | 'role' | 'itemRole' | 'messages' | 'environment' | 'parts' | 'onEvents' |
  'onDraw'> {
  view: View
  /** What a child shows. */
  children(indexPath: Required<IndexPath>, element: ShownElement): JSX.Element
  /** The class of the children. */
  itemClass?: string
  onBinder?(binder: Binder): void
  /** All others are attributes of the element. */
  [attribute: string]: unknown
}

/** An element that shows a view. */
export declare function JogakboView(properties: JogakboViewProperties): JSX.Element
