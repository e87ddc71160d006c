import type { DefineComponent } from 'vue'
import type { BinderOptions } from '../binder.js'
import type { View } from '../jogakbo.js'

export interface JogakboViewProperties extends Pick<BinderOptions,
  'measuresItems' | 'role' | 'itemRole' | 'messages' | 'environment' | 'parts'> {
  view: View
  /** The class of the children. */
  itemClass?: string
}

/** An element that shows a view, of which the default slot is an item: `{ indexPath, element }`.
 * It emits `binder`, `events` and `draw`. */
export declare const JogakboView: DefineComponent<JogakboViewProperties>
