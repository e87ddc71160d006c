import type { Binder, Part } from './binder.js'
import type {
  DragConfiguration, DropIntent, DropOperation, IndexPath, ItemRun,
} from './jogakbo.js'

/** Has the browser scroll, by its own scroll bars and `scrollTop`, in place of the view. */
export declare function nativeScrolling(options?: { lengthMax?: number }): Part

/** Shows the band by which a mouse selects items. */
export declare function bands(options?: { className?: string }): Part

/** Sends pinches of two fingers and of trackpads. */
export declare function pinches(): Part

export interface Command {
  title: string
  run(): void
  isDisabled?: boolean
}

/** Shows context menus: of the items, or of the background, where there are none. */
export declare function menus(options: {
  commands(items: Required<ItemRun>[]): Command[]
  className?: string
}): Part

export interface SwipeAction {
  title: string
  run(indexPath: Required<IndexPath>): void
  className?: string
}

/** Shows swipe actions: the first one of a side is what a swipe through all of the row does. */
export declare function swipes(options: {
  leading?: SwipeAction[]
  trailing?: SwipeAction[]
  /** Of an action, in pixels. */
  width?: number
}): Part

export interface Drop {
  indexPath: Required<IndexPath>
  operation: DropOperation
  intent: DropIntent
  /** Of the list `source`, as they were in its data. */
  items: Required<ItemRun>[]
  /** The item of its section that the first one is now, where the view has moved them. */
  movedTo: number | null
  /** This binder, another one, or null for what comes from elsewhere. */
  source: Binder | null
  dataTransfer?: DataTransfer
}

/** Lets items be dragged: within a list, from list to list, and files from elsewhere. */
export declare function drags(options?: {
  onDrop?(drop: Drop): void
  /** Items of this list were dropped in another one. */
  onDragged?(items: Required<ItemRun>[], operation: DropOperation): void
  /** Whether to take what comes from elsewhere: files by default. */
  accepts?(dataTransfer: DataTransfer): boolean
  configuration?: DragConfiguration
}): Part
