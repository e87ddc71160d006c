// Made from include/jogakbo by tools/generate.py.

/** Where the fields of an element stand: in `doubles`, of which each element
 * has `doubleStride`, and in `words`, of which each element has `wordStride`. */
export const elementFields = Object.freeze({
  doubleStride: 11,
  wordStride: 22,
  x: 0,
  y: 1,
  width: 2,
  height: 3,
  alpha: 4,
  category: 12,
  elementKind: 13,
  section: 14,
  item: 15,
  reuseIdentifier: 16,
  reusableView: 17,
  generation: 18,
  zIndex: 19,
  flags: 20,
  transform: 21,
})
