import type { ReactElement, ReactNode } from 'react'
import type { Binder, BinderOptions, ShownElement } from '../binder.js'
import type { IndexPath, View } from '../jogakbo.js'

/** A view that `make` makes, once, and that is destroyed with the component. */
export declare function useView(make: () => View): View

export interface JogakboViewProperties extends Pick<BinderOptions,
  'measuresItems' | 'role' | 'itemRole' | 'messages' | 'environment' | 'parts' | 'onEvents' |
  'onDraw'> {
  view: View
  /** What a child shows. */
  renderItem(indexPath: Required<IndexPath>, element: ShownElement): ReactNode
  /** The class of the children. */
  itemClass?: string
  /** Gets the binder, and null at the end. */
  onBinder?(binder: Binder | null): void
  /** All others are attributes of the element. */
  [attribute: string]: unknown
}

/** An element that shows a view. */
export declare function JogakboView(properties: JogakboViewProperties): ReactElement
