// Input as WebDriver's actions: https://www.w3.org/TR/webdriver2/#actions

/** The characters that stand for keys. */
const keys = {
  Tab: '\uE004', Enter: '\uE007', Shift: '\uE008', Control: '\uE009', Alt: '\uE00A',
  Escape: '\uE00C', PageDown: '\uE00F', End: '\uE010', Home: '\uE011', Left: '\uE012',
  Up: '\uE013', Right: '\uE014', Down: '\uE015', Delete: '\uE017', F1: '\uE031',
}

const keyboard = (actions) => ({ type: 'key', id: 'keyboard', actions })
const key = (type, name) => ({ type, value: keys[name] ?? name })

/** Presses keys one after another; those of an array together. */
export function presses(names) {
  return keyboard(names.flatMap((name) => {
    const together = [name].flat()
    return [...together.map((each) => key('keyDown', each)),
      ...together.toReversed().map((each) => key('keyUp', each))]
  }))
}

/** Keeps a key down. */
export const keyDown = (name) => keyboard([key('keyDown', name)])

const move = ([x, y], duration) =>
  ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration })
const pause = (duration) => ({ type: 'pause', duration })

/** A mouse, or a finger: `number` tells fingers apart. */
const pointer = (pointerType, actions, number = 0) =>
  ({ type: 'pointer', id: pointerType + number, parameters: { pointerType }, actions })

/** Moves a pointer through points while it is down, and leaves it down. */
export function moves(pointerType, [first, ...others], options = {}, number = 0) {
  const { duration = 16, hold = 0, pause: last = 0, button = 0 } = options
  return pointer(pointerType, [
    move(first, 0), { type: 'pointerDown', button }, pause(hold),
    ...others.map((point) => move(point, duration)), pause(last),
  ], number)
}

const lift = (button = 0) => ({ type: 'pointerUp', button })

/** Lifts a pointer. */
export const lifts = (pointerType, { button } = {}) => pointer(pointerType, [lift(button)])

/** Moves a pointer through points while it is down, and lifts it. */
export function drags(pointerType, points, options = {}, number = 0) {
  const source = moves(pointerType, points, options, number)
  return { ...source, actions: [...source.actions, lift(options.button)] }
}

/** Moves a mouse that is not down through points. */
export const hovers = (points) => pointer('mouse', points.map((point) => move(point, 16)))

export const scrolls = (x, y, deltaX, deltaY) => ({ type: 'wheel', id: 'wheel', actions: [
  { type: 'scroll', x: Math.round(x), y: Math.round(y), deltaX, deltaY, duration: 0 }] })

const stepCount = 10

/** Points of a way: a touch that jumps is none that scrolls. */
export const way = (from, to) => Array.from({ length: stepCount + 1 }, (_, step) =>
  from.map((start, axis) => start + step / stepCount * (to[axis] - start)))
