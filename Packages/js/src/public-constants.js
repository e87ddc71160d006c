// The numbers that pages import. In dist they are a file of their own, and what the package itself
// needs of them stands where it is needed.
export * from './constants.js'
