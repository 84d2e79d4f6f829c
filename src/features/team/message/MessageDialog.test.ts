import { expect, it } from 'vitest'
import { countCharacters, messageProblem, toMessage } from './MessageDialog.tsx'

it.each([
  ['title', 'Reunião', true],
  ['title', '  ', 'missing'],
  ['text', '\u200B', 'missing'],
  ['title', `  ${'a'.repeat(100)}  `, true],
  ['title', 'a'.repeat(101), 'tooLong'],
  ['text', '🎲'.repeat(2_000), true],
  ['text', '🎲'.repeat(2_001), 'tooLong'],
] as const)('messageProblem of the %s %j is %j', (field, text, problem) => {
  expect(messageProblem(field, text)).toBe(problem)
})

it('surrounding whitespace of a message is neither counted nor sent', () => {
  expect(countCharacters(' Oi \n')).toBe(2)
  expect(toMessage({ title: ' Oi ', text: '\nUm\n\nDois ' })).toEqual({
    title: 'Oi',
    text: 'Um\n\nDois',
  })
})
