import type { LibraryMethods, LayoutAttributes, Diagnostic, Completion, Point, Size,
  DisplayFrame as DisplayFrameObject } from './interface.js'

export * from './interface.js'

declare global {
  interface SymbolConstructor {
    readonly dispose: unique symbol
  }
}

/** An error of the library: its text is the message. */
export declare class JogakboError extends Error {
  readonly status: number
  readonly statusName: string
}

/** A view, a layout or a snapshot. `destroy()` or `using` releases its memory. */
export interface Handle {
  readonly address: number
  readonly isDestroyed: boolean
  destroy(): void
  [Symbol.dispose](): void
}

/** Where the fields of an element stand in `doubles` and `words` of a display frame. */
export declare const elementFields: Readonly<{
  doubleStride: number, wordStride: number, x: number, y: number, width: number, height: number,
  alpha: number, category: number, elementKind: number, section: number, item: number,
  reuseIdentifier: number, reusableView: number, generation: number, zIndex: number, flags: number,
  transform: number,
}>

/** What a view shows at one moment: good until the next call with the view. */
export declare class DisplayFrame {
  readonly sequence: number
  readonly contentSize: Required<Size>
  readonly contentOffset: Required<Point>
  readonly contentOffsetAdjustment: Required<Point>
  readonly transitionEnd: number
  readonly flags: number
  readonly isComplete: boolean
  readonly isInTransition: boolean
  readonly didLayoutChange: boolean
  readonly elementCount: number
  /** Not copied, as the next three are not. */
  readonly doubles: Float64Array
  readonly words: Uint32Array
  readonly removedViews: Uint32Array
  readonly transforms: Float64Array
  readonly elements: Required<LayoutAttributes>[]
  readonly diagnostics: Required<Diagnostic>[]
  readonly completions: Required<Completion>[]
  /** A copy that stays. */
  toObject(): Required<DisplayFrameObject>
}

/** The engine: creates views, layouts and snapshots. */
export interface Jogakbo extends LibraryMethods {
  /** major * 1,000,000 + minor * 1,000 + patch */
  readonly version: number
  readonly exports: WebAssembly.Exports
}

declare module './interface.js' {
  interface View {
    /** Has the view queue more groups of events, whatever else setEventMask() asks for. */
    requireEvents(eventMask: number): void
  }
}

/** Loads the engine: by default jogakbo.wasm of this package. */
export declare function load(
  source?: string | URL | BufferSource | Response | Promise<Response> | WebAssembly.Module
): Promise<Jogakbo>
