import { expect, it } from 'vitest'
import { messageProblems } from './messageProblems.mjs'

const body = '\n\nTwo requests waited for each other.\n'

it('a commit message with area, verb, object and body has no problems', () => {
  expect(messageProblems(`money: Lock accounts in a fixed order${body}`)).toEqual([])
  expect(messageProblems(`portal, i18n: Add Japanese${body}# a line of Git's template\n`)).toEqual(
    [],
  )
})

it.each([
  ['Lock accounts in a fixed order', 'The subject is not of the form "area: Verb object".'],
  ['money: locks accounts', 'The subject is not of the form "area: Verb object".'],
  ['money: Take one lock', '"Take" does not state what the change does.'],
  [`money: Lock ${'a'.repeat(70)}`, 'The subject has 82 characters; at most 72 are allowed.'],
])('the subject %j is rejected', (subject, problem) => {
  expect(messageProblems(subject + body)).toEqual([problem])
})

it('a commit message without a separate body is rejected', () => {
  const missing = 'The body, which states the cause, is missing.'
  expect(messageProblems('money: Lock accounts\n')).toEqual([missing])
  expect(messageProblems('money: Lock accounts\n\n# Please enter the message\n')).toEqual([missing])
  expect(messageProblems('money: Lock accounts\nin order\n')).toEqual([
    'The second line is not empty.',
    missing,
  ])
})
