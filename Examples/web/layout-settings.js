// The controls of the page of layouts: what may be chosen of each, as the fields of its struct.
import { HORIZONTAL, VERTICAL } from 'jogakbo'

const inset = { top: 12, left: 12, bottom: 12, right: 12 }

/** The configuration that all layouts of sections share. */
const stacked = (spacing) => ({ configuration: { scrollDirection: VERTICAL, sectionMetrics: {
  minimumLineSpacing: spacing, minimumInteritemSpacing: spacing, sectionInset: inset } } })

const spacing = {
  label: 'Spacing', range: [0, 32], value: 8, set(settings, value) {
    const { sectionMetrics } = settings.configuration ?? settings
    sectionMetrics.minimumLineSpacing = sectionMetrics.minimumInteritemSpacing = value
  },
}
const across = {
  label: 'Scrolls across', value: false, set(settings, value) {
    const target = settings.configuration ?? settings
    target.scrollDirection = value ? HORIZONTAL : VERTICAL
  },
}
const lanes = (value) => ({
  label: 'Lanes', range: [1, 12], value, set: (settings, count) => { settings.lanes = { count } },
})
/** A field of the struct itself. */
const field = (name, label, range, value, step = 1) =>
  ({ label, range, value, step, set: (settings, chosen) => { settings[name] = chosen } })
const check = (name, label, value = false) => field(name, label, undefined, value)
const choice = (name, label, options) =>
  ({ ...field(name, label, undefined, 0), options })

const itemSize = { width: 220, height: 280 }

const layouts = {
  List: { initial: () => stacked(8), controls: [spacing, across] },
  Flow: {
    initial: () => stacked(8).configuration, controls: [spacing, across,
      choice('lineAlignment', 'Lines', ['justified', 'leading', 'centred', 'trailing'])],
  },
  Grid: {
    initial: () => stacked(8), controls: [lanes(5), spacing,
      field('aspectRatio', 'Height ÷ width', [0.5, 2], 1, 0.05), across],
  },
  Waterfall: {
    initial: () => stacked(8), controls: [lanes(5), spacing,
      check('lanePlacement', 'Greedy lanes'),
      check('keepsAspectRatio', 'Keeps aspect ratios', true), across],
  },
  Justified: {
    initial: () => stacked(8), controls: [
      field('targetLineThickness', 'Line height', [60, 260], 130), spacing, across],
  },
  Compositional: {
    initial: () => stacked(8), controls: [
      { label: 'Gap', range: [0, 32], value: 10, set(settings, value) {
        const half = value / 2
        settings.contentInsets = { top: half, left: half, bottom: half, right: half }
      } },
      field('part', 'The large item', [0.3, 0.8], 0.6, 0.05)],
  },
  Carousel: {
    initial: () => ({ itemSize }), controls: [
      field('rotation', 'Rotation', [0, 1.4], 0.9, 0.05),
      field('spacing', 'Spacing', [-140, 40], -60),
      field('scale', 'Scale', [0.4, 1], 0.85, 0.05)],
  },
  Stack: {
    initial: () => ({ itemSize, offset: { x: 0, y: -18 } }), controls: [
      field('visibleCount', 'Behind the front', [1, 12], 4),
      field('scale', 'Scale', [0.8, 1], 0.93, 0.01)],
  },
  Circle: {
    initial: () => ({ itemSize: { width: 72, height: 72 } }), controls: [
      field('angularSpacing', 'Angle between', [0.2, 0.8], 0.4, 0.02),
      check('rotatesItems', 'Items turn', true)],
  },
  Explicit: { initial: () => ({}), controls: [field('turns', 'Turns', [1, 12], 4)] },
  Custom: {
    initial: () => ({ ...stacked(8), lean: 40 }), controls: [
      field('lean', 'Sway', [0, 60], 40), lanes(6), spacing],
  },
}

/** A labelled control for one setting. */
function controlOf({ label, range, value, step = 1, options }, change) {
  const outer = document.createElement('label')
  const control = document.createElement(options ? 'select' : 'input')
  if (options) {
    options.forEach((text, index) => control.add(new Option(text, index)))
    control.onchange = () => change(Number(control.value))
    outer.append(label, control)
  } else if (range) {
    const output = document.createElement('output')
    const show = () => { output.value = control.value }
    Object.assign(control, { type: 'range', min: range[0], max: range[1], step, value })
    control.oninput = () => { show(); change(Number(control.value)) }
    show()
    outer.append(label, output, control)
  } else {
    Object.assign(control, { type: 'checkbox', checked: value })
    control.onchange = () => change(control.checked)
    outer.className = 'check'
    outer.append(control, label)
  }
  return outer
}

/** Has `apply` called with a layout's name, its settings, and an animation if it is another one. */
export function onChange(apply) {
  const start = (name, animation) => {
    const { initial, controls } = layouts[name]
    const chosen = initial()
    const put = (animated) => apply(name, chosen, animated)
    for (const control of controls) control.set(chosen, control.value)
    settings.replaceChildren(...controls.map((control) => controlOf(control, (value) => {
      control.set(chosen, value)
      put(null)
    })))
    for (const button of choices.children) button.ariaPressed = String(button.dataset.name === name)
    put(animation)
  }
  for (const button of choices.children) {
    button.onclick = () => start(button.dataset.name, { duration: 500 })
  }
  start('Waterfall', null)
}
