import type { Jogakbo, View } from './jogakbo.js'

export interface ViewOptions {
  count?: number
  /** Of each item; items without one have that of the layout. */
  heights?: ArrayLike<number> | null
  spacing?: number
  selects?: 'none' | 'one' | 'many'
  /** False for nativeScrolling(). */
  scrolls?: boolean
}

/** A list of rows, each as wide as the element. */
export declare function createList(jogakbo: Jogakbo, options?: ViewOptions & {
  height?: number
  /** For a binder with `measuresItems`. */
  estimatedHeight?: number
}): View

/** A grid. */
export declare function createGrid(jogakbo: Jogakbo, options?: ViewOptions & {
  columns?: number
  /** As many columns as there is room for. */
  minimumWidth?: number
  height?: number
  /** The width of an item over its height. */
  aspectRatio?: number
}): View

/** A list of measured messages that follows its end. */
export declare function createChat(jogakbo: Jogakbo, options?: ViewOptions & {
  estimatedHeight?: number
}): View
