import type { BinderOptions, ShownElement } from './binder.js'
import type { IndexPath, View } from './jogakbo.js'

/** The HTML of an element that shows a view, as a binder would show it first. */
export declare function renderToString(
  view: View,
  options: Pick<BinderOptions, 'className' | 'role' | 'itemRole' | 'measuresItems'> & {
    /** Of the element in the page; x and y are the content offset. */
    bounds: { width: number, height: number, x?: number, y?: number }
    /** The HTML of an item, a header or a footer. It goes in as it is. */
    render(indexPath: Required<IndexPath>, element: ShownElement): string
    attributes?: { [name: string]: string | number | boolean | undefined }
    /** For binders with swipe actions. */
    hasContents?: boolean
  }
): string
