// Lengths in pixels, times in milliseconds and counts by which a binder decides. In a file of their
// own they become numbers where they are used, as a bundler makes it.

/** How far a pointer goes until it no longer taps. */
export const tapDistance = 4

/** Children that are measured may make room for others, which are measured as well. */
export const passCountMax = 3

/** Children change places in the document once nothing has moved for so long. */
export const restDuration = 200

/** Browsers place elements exactly up to some millions of pixels only. */
export const originDistanceMax = 1_000_000

/** The least length of what is dragged of a scroll bar. */
export const thumbLengthMin = 24

/** Between a scroll bar and the edges of the element. */
export const barMargin = 2
