// Invented names of plants.

const stems = ['Alb', 'Bru', 'Cor', 'Del', 'Eru', 'Fil', 'Gal', 'Hel', 'Iri', 'Jun', 'Kal', 'Lim',
  'Mal', 'Nep', 'Ori', 'Pri', 'Que', 'Ros', 'Sal', 'Tor', 'Umb', 'Ver', 'Wis', 'Zin']
const middles = ['an', 'ec', 'id', 'ol', 'ur', 'ant', 'ell', 'iss', 'om', 'un']
const endings = ['ia', 'um', 'us', 'a', 'ella']
const epithets = ['alba', 'borealis', 'campestris', 'dulcis', 'elegans', 'fragilis', 'gracilis',
  'hirta', 'insularis', 'lutea', 'minor', 'nivalis', 'orientalis', 'pratensis', 'rubra',
  'sylvatica', 'tenuis', 'umbrosa', 'vernalis', 'vulgaris']

/** The name of a family of plants, of a genus of it, or of a species of that: counted from 1. */
export function plant(family, genus = 0, species = 0) {
  const stem = stems[(family - 1) % stems.length]
  if (genus === 0) return `${stem}aceae`
  const middle = middles[(genus - 1) % middles.length]
  const name = stem + middle + endings[Math.floor((genus - 1) / middles.length) % endings.length]
  if (species === 0) return name
  const epithet = epithets[(species - 1) % epithets.length]
  return `${name[0]}. ${epithet}${species > epithets.length ? ` ${species}` : ''}`
}
