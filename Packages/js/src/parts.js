// What a binder does if a page has it: `parts: [drags(), menus({ commands })]`.
export { bands } from './parts/bands.js'
export { drags } from './parts/drags.js'
export { menus } from './parts/menus.js'
export { nativeScrolling } from './parts/native-scrolling.js'
export { pinches } from './parts/pinches.js'
export { swipes } from './parts/swipes.js'
