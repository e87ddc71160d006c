// What is said in the chat: an invented talk about lists, and answers that come word by word.

const questions = [
  'How tall is a row?',
  'And if I do not know?',
  'What happens to what I am reading when older messages load?',
  'Is that measured on every frame?',
  'How many nodes does this take?',
  'Can I scroll while you talk?',
  'What if the text wraps?',
  'Does it work with a keyboard?',
]
const answers = [
  'As tall as it says it is. Give a column of heights, and a million rows are laid out at once.',
  'Then give an estimate. The row is measured when it comes into sight, and what you look at ' +
    'stays where it is, whatever the others turn out to be.',
  'Nothing moves. The content offset changes by as much as was inserted above, in the same frame.',
  'No. A row is measured before it is painted, and again when its text is another one.',
  'As many as you see, and a few more. They are used again for whatever comes next.',
  'Please do. The end is followed only while you are at the end.',
  'It is measured again, as it grows. This answer wraps, too: each word that comes in may begin ' +
    'a line, the row becomes taller by that line, and the end of the chat stays in sight, because ' +
    'the content anchor is the end.',
  'Yes: arrows, Home, End, Page Up and Page Down. A screen reader is told which message it ' +
    'reads, of how many.',
]

let told = 0

/** Messages of before. */
export function history(count) {
  return Array.from({ length: count }, (_, index) => {
    const turn = told + index >> 1
    return index % 2 === 0
      ? { from: 'me', text: questions[turn % questions.length] }
      : { from: 'them', text: answers[turn % answers.length] }
  })
}

/** An answer, some words at a time. */
export async function* answer() {
  const words = [6, 1, 5, 3][told++ % 4]
  for (const word of answers[words].split(/(?<= )/)) {
    await new Promise((resolve) => setTimeout(resolve, 45))
    yield word
  }
}
