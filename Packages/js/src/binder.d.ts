import type {
  Element, ElementCategory, Environment, Event, Events, IndexPath, Point, View,
} from './jogakbo.js'

/** Which element a child shows. */
export interface ShownElement {
  category: ElementCategory
  elementKind: number
}

/** A child of the layer: what shows one element, and another one later. */
export interface ReusableView {
  readonly reusable: number
  readonly generation: number
  readonly node: HTMLElement
  /** What is filled: the child itself, or the child in it that is measured or swiped. */
  readonly content: HTMLElement
  readonly indexPath: Required<IndexPath>
  readonly element: Required<Element>
  readonly isCell: boolean
  readonly isShown: boolean
  /** ELEMENT_... */
  readonly flags: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** What a binder does beside the rest; parts.d.ts has those of the package. */
export type Part = (binder: Binder) => {
  /** The groups of events that the part needs: EVENT_MASK_... */
  events?: number
  onEvent?(event: Required<Event>, news: Required<Events>): void
  /** Called after each display frame. */
  onDraw?(): void
  /** Ends what is going on in the view: called before `destroy`, unless the view is destroyed. */
  cancel?(): void
  destroy?(): void
}

export interface BinderOptions {
  /** Fills a child for an item, a header or a footer: called for each new binding. */
  render?(node: HTMLElement, indexPath: Required<IndexPath>, element: ShownElement): void
  /** The same, once for all new bindings of a display frame; `shown` are all reusable views. */
  renderAll?(bound: ReusableView[], shown: ReusableView[]): void
  /** Called in place of `render` for a child that the server has filled. */
  adopts?(node: HTMLElement, indexPath: Required<IndexPath>, element: ShownElement): void
  /** Gets the events that the event mask of the view asks for. */
  onEvents?(events: Required<Event>[], news: Required<Events>): void
  /** Called after each display frame, with how long it took to show. */
  onDraw?(milliseconds: number): void
  /** The children say how tall they are, or how wide: the sizes of the data are estimates. */
  measuresItems?: boolean | 'height' | 'width' | 'both'
  className?: string
  /** Of the element, `listbox` by default, and of its items, `option` by default. */
  role?: string
  itemRole?: string
  /** What screen readers say of events, by their kinds: in place of English; '' for nothing. */
  messages?: { [kind: number]: (event: Required<Event>) => string }
  /** Insets and the like. The direction and reduced motion are those of the page. */
  environment?: Environment
  parts?: Part[]
}

/** Shows a view in an element of a page: one child for each reusable view. */
export declare class Binder {
  constructor(element: HTMLElement, view: View, options?: BinderOptions)
  readonly element: HTMLElement
  readonly view: View
  readonly nodeCount: number
  readonly contentOffset: Required<Point>
  readonly shownViews: ReusableView[]
  readonly signal: AbortSignal
  /** Has the view drawn at the next refresh of the screen: call it after a change of the view. */
  request(): void
  /** Draws at once. */
  draw(time: number): void
  /** The time for calls that take one. It never goes back. */
  time(): number
  /** Scrolls to a content offset, whoever scrolls. */
  scrollTo(offset: Point, isAnimated?: boolean): void
  /** The child that shows an item, if one does. */
  nodeFor(indexPath: IndexPath): HTMLElement | undefined
  reusableView(number: number): ReusableView | undefined
  /** Where a pointer is in the element. */
  position(event: { clientX: number, clientY: number }): Required<Point>
  /** Where a point of the element is in the window, as pointers have it. */
  clientPosition(point: Required<Point>): { clientX: number, clientY: number }
  /** Sets styles of the element, until the binder is destroyed: for parts. */
  setStyle(styles: Partial<CSSStyleDeclaration>): void
  /** Takes children, attributes and styles out of the element again. The view stays. */
  destroy(): void
  [Symbol.dispose](): void
}
