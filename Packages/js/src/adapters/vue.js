// For Vue 3: a component. jogakbo/vue-directive is a directive for Vue 2 and 3.
import {
  defineComponent, getCurrentInstance, h, onBeforeUnmount, onMounted, ref, Teleport, watch,
} from 'vue'
import { Binder } from '../binder.js'
import { optionsOf } from './options.js'

/**
 * An element that shows a view, of which the default slot is an item: its index path and its
 * element are the properties of the slot. Attributes and listeners go to the element.
 */
export const JogakboView = defineComponent({
  name: 'JogakboView',
  props: {
    view: { type: Object, required: true },
    measuresItems: { type: [Boolean, String], default: undefined },
    itemClass: String, role: String, itemRole: String,
    messages: Object, environment: Object, parts: Array,
  },
  emits: ['events', 'draw', 'binder'],
  setup(properties, { slots, emit }) {
    const element = ref(null)
    const instance = getCurrentInstance()
    let shownViews = []
    let binder
    const begin = () => {
      const latest = {
        onEvents: (...given) => emit('events', ...given),
        onDraw: (...given) => emit('draw', ...given),
      }
      binder = new Binder(element.value, properties.view, {
        ...optionsOf(properties, () => latest),
        // At once: children that are measured need their content.
        renderAll: (_, shown) => {
          shownViews = shown
          instance.update()
        },
      })
      emit('binder', binder)
    }
    onMounted(begin)
    // Before the component renders, which takes away what the other view has shown.
    watch(() => properties.view, () => {
      if (!binder) return // the component is not mounted yet
      binder.destroy()
      shownViews = []
      begin()
    })
    onBeforeUnmount(() => binder.destroy())
    const slot = ({ reusable, generation, content, indexPath, element }) =>
      h(Teleport, { key: `${reusable}.${generation}`, to: content },
        slots.default?.({ indexPath, element }))
    return () => h('div', { ref: element }, shownViews.map(slot))
  },
})
