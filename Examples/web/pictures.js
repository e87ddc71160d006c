// Pictures that look like photos from some way off: drawn by code, each from its number.

/** A sequence of numbers from 0 to 1 that a seed decides. */
function sequence(seed) {
  let state = (seed + 1) * 0x9e3779b9
  return (least = 0, greatest = 1) => {
    state = Math.imul(state ^ (state >>> 15), 0x85ebca6b) + 0x6d2b79f5
    state ^= state >>> 13
    return least + (state >>> 0) / 2 ** 32 * (greatest - least)
  }
}

const gradient = (id, colours, attributes = 'x1="0" y1="0" x2="0" y2="1"') => {
  const stops = colours.map((colour, index) =>
    `<stop offset="${index / (colours.length - 1)}" stop-color="${colour}"/>`)
  return `<linearGradient id="${id}" ${attributes}>${stops.join('')}</linearGradient>`
}
/** A number as text, with few digits. */
const n = (number) => String(Math.round(number * 10) / 10)
const box = (x, y, width, height, fill, opacity = 1) => `<rect x="${n(x)}" y="${n(y)}" ` +
  `width="${n(width)}" height="${n(height)}" fill="${fill}" opacity="${n(opacity)}"/>`
const across = (fill, y = 0, height = 300) => box(0, y, 400, height, fill)
const circle = (x, y, r, fill, opacity = 1) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}" opacity="${n(opacity)}"/>`
const hsl = (hue, saturation, lightness) => `hsl(${n(hue)} ${n(saturation)}% ${n(lightness)}%)`

/** A ridge of hills from side to side, at a height. */
function ridge(random, y, height, fill) {
  const [one, other, third] = [random(0, 6), random(0, 6), random(0, 6)]
  const points = Array.from({ length: 41 }, (_, step) => {
    const wave = Math.sin(step / 5 + one) + 0.6 * Math.sin(step / 2.3 + other) +
      0.25 * Math.sin(step + third)
    return `${step * 10},${n(y - height * (wave + 1.4) / 3)}`
  })
  return `<path d="M0,300L${points.join('L')}L400,300z" fill="${fill}"/>`
}

const scenes = {
  mountains(random) {
    const hue = random(195, 285)
    const far = (part) => hsl(hue, 28 + part * 10, 74 - part * 16)
    return gradient('s', [hsl(hue, 45, 62), hsl(hue + 90, 62, 82), hsl(35, 80, 88)]) +
      across('url(#s)') + circle(random(60, 340), random(50, 120), random(14, 26), '#fff6dd', 0.9) +
      [0, 1, 2, 3].map((part) =>
        ridge(random, 190 + part * 34, 120 - part * 20, far(part))).join('')
  },
  sea(random) {
    const hue = random(0, 45)
    const x = random(90, 310)
    const glints = Array.from({ length: 26 }, (_, step) => box(x - random(4, 16 + step * 2),
      182 + step * 4.4, random(10, 26 + step * 3), 1.8, '#ffe9c4', random(0.25, 0.75)))
    const sky = [hsl(hue + 220, 40, 40), hsl(hue + 5, 72, 66), hsl(hue + 30, 95, 78)]
    return gradient('s', sky) + across('url(#s)') + circle(x, 168, random(22, 40), '#fff1cf') +
      gradient('w', [hsl(hue + 12, 48, 52), hsl(hue + 215, 42, 24)]) +
      across('url(#w)', 178, 122) + glints.join('')
  },
  forest(random) {
    const hue = random(85, 165)
    const trees = Array.from({ length: 46 }, (_, index) => {
      const near = index / 46
      const [x, foot, height] = [random(-10, 410), 190 + near * 120, 70 + near * 110]
      return `<path d="M${n(x)},${n(foot - height)}l${n(height / 4)},${n(height)}` +
        `h${n(-height / 2)}z" fill="${hsl(hue, 26, 56 - near * 42)}"/>`
    })
    return gradient('s', [hsl(hue + 40, 30, 90), hsl(hue, 24, 62)]) + across('url(#s)') +
      trees.join('') + gradient('f', ['#fff0', '#ffffff66']) + across('url(#f)', 120, 180)
  },
  city(random) {
    const hue = random(215, 275)
    const houses = Array.from({ length: 22 }, (_, index) => {
      const [x, width, height] = [index * 20 - 14, random(20, 40), random(60, 210)]
      const lights = Array.from({ length: 9 }, () => box(x + random(3, width - 6),
        300 - random(6, height - 8), 3, 4, random() < 0.7 ? '#ffd98a' : '#9ed2ff'))
      return box(x, 300 - height, width, height, hsl(hue, 34, 9 + random(0, 11))) + lights.join('')
    })
    return gradient('s', [hsl(hue, 55, 14), hsl(hue + 30, 45, 32), hsl(20, 70, 60)]) +
      across('url(#s)') + houses.join('')
  },
  desert(random) {
    const hue = random(16, 38)
    const dunes = [0, 1, 2, 3].map((part) =>
      gradient(`d${part}`, [hsl(hue, 70, 74 - part * 8), hsl(hue - 6, 60, 48 - part * 7)]) +
      ridge(random, 200 + part * 32, 56, `url(#d${part})`))
    return gradient('s', [hsl(205, 55, 64), hsl(205, 45, 86)]) + across('url(#s)') +
      circle(random(60, 340), random(84, 120), 20, '#fffbe8') + dunes.join('')
  },
  flowers(random) {
    const hue = random(280, 400)
    const blossoms = Array.from({ length: 34 }, (_, index) => {
      const near = index / 34
      const [x, y, size] = [random(0, 400), 110 + near * 190 + random(-20, 20), 5 + near * 20]
      const fill = hsl(hue + random(-26, 26), 74, 60 + random(-8, 12))
      const petals = [0, 1, 2, 3, 4].map((petal) => {
        const angle = petal * 1.2566 + index
        return circle(x + Math.cos(angle) * size * 0.7, y + Math.sin(angle) * size * 0.7,
          size * 0.62, fill, 0.5 + near / 2)
      })
      return petals.join('') + circle(x, y, size * 0.42, '#f7d560')
    })
    return gradient('s', [hsl(200, 48, 84), hsl(110, 32, 66), hsl(120, 36, 26)]) +
      across('url(#s)') + blossoms.join('')
  },
  lights(random) {
    const hue = random(0, 360)
    const spots = Array.from({ length: 40 }, () => circle(random(0, 400), random(0, 300),
      random(6, 44), hsl(hue + random(-50, 50), 82, 62), random(0.1, 0.5)))
    return gradient('s', [hsl(hue + 30, 42, 18), hsl(hue, 46, 8)]) + across('url(#s)') +
      spots.join('')
  },
  snow(random) {
    const flakes = Array.from({ length: 60 }, () =>
      circle(random(0, 400), random(0, 300), random(0.8, 2.6), '#fff', random(0.5, 1)))
    const green = Math.floor(random(2, 7))
    return gradient('s', [hsl(212, 44, 58), hsl(215, 40, 82), '#f4f6fa']) + across('url(#s)') +
      ridge(random, 210, 130, '#e9eef6') + ridge(random, 236, 90, '#cfdaea') +
      ridge(random, 262, 40, hsl(190 + green, 24, 38)) + ridge(random, 300, 40, '#fbfcfe') +
      flakes.join('')
  },
}

/** What the pictures are of. */
export const subjects = Object.keys(scenes)

const ratios = [0.75, 1, 1.33, 1.5, 1.78, 0.8, 1.25, 2]
const kindCount = 12
const made = new Map()

/** The subject of a picture. */
export const subjectOf = (number) => subjects[Math.imul(number + 7, 0x9e3779b1) >>> 8 & 7]

/** How wide a picture is, divided by its height. */
export const ratioOf = (number) => ratios[Math.imul(number + 1, 0x85ebca6b) >>> 9 & 7]

/** The URL of a picture. There are a dozen of each subject. */
export function picture(number) {
  const subject = subjectOf(number)
  const seed = (Math.imul(number + 3, 0xc2b2ae35) >>> 11) % kindCount
  const key = `${subject} ${seed}`
  if (!made.has(key)) {
    const body = scenes[subject](sequence(seed * 8 + subjects.indexOf(subject)))
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" ' +
      `preserveAspectRatio="xMidYMid slice">${body}</svg>`
    made.set(key, `data:image/svg+xml,${encodeURIComponent(svg)}`)
  }
  return made.get(key)
}

/** Puts a picture into an element, which has a name of its own. */
export function show(node, number) {
  const image = node.querySelector('img') ?? node.appendChild(new Image())
  Object.assign(image, { src: picture(number), alt: '', draggable: false, decoding: 'sync' })
}
