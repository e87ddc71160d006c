// Invented people for the table: who is found, in which order, and the buttons of the columns.

const given = ['Ada', 'Bo', 'Chloe', 'Dara', 'Emil', 'Farah', 'Goran', 'Hana', 'Ilse', 'Jun',
  'Kaya', 'Liam', 'Mina', 'Noor', 'Otto', 'Pia', 'Ravi', 'Sora', 'Tove', 'Uma', 'Vera', 'Wes',
  'Yuri', 'Zoe']
const family = ['Abe', 'Berg', 'Costa', 'Diaz', 'Eze', 'Fiala', 'Gupta', 'Haas', 'Ito', 'Jansen',
  'Kim', 'Lund', 'Mori', 'Novak', 'Okoye', 'Park', 'Quist', 'Rossi', 'Silva', 'Tran', 'Ueda',
  'Vogel', 'Wang', 'Yilmaz']
const cities = ['Seoul', 'Lagos', 'Lima', 'Oslo', 'Pune', 'Quito', 'Riga', 'Turin']
export const teams = ['Archive', 'Bindery', 'Conservation', 'Design', 'Exhibitions', 'Facilities',
  'Gallery', 'Library', 'Photography', 'Restoration', 'Textiles', 'Workshops']

/** People with a team, a city, the year since when they are there, and hours a week. */
const people = Array.from({ length: 20_000 }, (_, id) => {
  const dice = Math.imul(id + 1, 0x9e3779b1) >>> 7
  return {
    id, name: `${given[dice % 24]} ${family[(dice >> 5) % 24]}`, team: (dice >> 10) % teams.length,
    city: cities[(dice >> 14) % 8], since: 1990 + (dice >> 17) % 36, hours: 4 + (dice >> 12) % 37,
  }
})

/** The identifiers of those whose name or city has a text, by team, in the order of a column. */
export function search(text, column, direction) {
  const sought = text.toLowerCase()
  const found = people.filter(({ name, city }) => `${name} ${city}`.toLowerCase().includes(sought))
  found.sort((one, other) => direction *
    (one[column] < other[column] ? -1 : one[column] > other[column] ? 1 : one.id - other.id))
  const byTeam = teams.map((_, team) => [team, []])
  for (const { team, id } of found) byTeam[team][1].push(id)
  return byTeam.filter(([, ids]) => ids.length > 0)
}

/** The cells of the row of a person. */
export const cellsOf = (id) => ['name', 'city', 'since', 'hours'].map((column) => {
  const cell = document.createElement('span')
  cell.textContent = column === 'hours' ? `${people[id].hours} h` : people[id][column]
  return cell
})

/** Has `sort` called as a column is chosen: in its order, and in the other one the second time. */
export function sortable(sort) {
  const buttons = [...columns.querySelectorAll('button')]
  const show = (chosen, direction) => {
    for (const button of buttons) {
      button.ariaPressed = String(button === chosen)
      button.dataset.order = button === chosen ? direction : ''
    }
  }
  for (const button of buttons) {
    button.onclick = () => {
      const direction = button.dataset.order === '1' ? -1 : 1
      show(button, direction)
      sort(button.dataset.column, direction)
    }
  }
  show(buttons[0], 1)
}
