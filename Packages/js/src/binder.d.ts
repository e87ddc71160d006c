import type { ElementCategory, Event, IndexPath, View } from './jogakbo.js'

export interface BinderOptions {
  /** Fills a child for an item, a header or a footer: called for each new binding. */
  render?(node: HTMLElement, indexPath: IndexPath,
    element: { category: ElementCategory, elementKind: number }): void
  /** Gets the events that the event mask of the view asks for. */
  onEvents?(events: Required<Event>[]): void
  /** Called after each display frame, with how long it took to show. */
  onDraw?(milliseconds: number): void
  /** The children say how tall they are; the sizes of the view's data are estimates. */
  measuresItems?: boolean
  className?: string
  role?: string
  itemRole?: string
}

/** Shows a view in an element of a page: one child for each reusable view. */
export declare class Binder {
  constructor(element: HTMLElement, view: View, options?: BinderOptions)
  readonly element: HTMLElement
  readonly view: View
  readonly nodeCount: number
  /** Has the view drawn at the next refresh of the screen: call it after a change of the view. */
  request(): void
  /** Takes everything out of the element again. The view stays. */
  destroy(): void
}
