import { expect, it } from 'vitest'
import { bareDeclarations } from './rules/names.ts'
import { relativeComments, titlesWithoutSubject } from './rules/wording.ts'

const file = (path: string, content: string) => ({ path, content })

it.each([
  '/** Whether the panel is open. */',
  '/**\n * What a deposit brought.\n */',
  '  // Which of them it is.',
  '      {/* Where the list begins. */}',
  '.row {\n  /* As wide as a date. */\n}',
])('relativeComments reports %j', (content) => {
  expect(relativeComments([file('src/a.tsx', content)])).toHaveLength(1)
})

it.each([
  '/** True while the panel is open. */',
  '// Sum of the deposits,\n// what they cost included.',
  "const address = 'https://whose.example'",
])('relativeComments accepts %j', (content) => {
  expect(relativeComments([file('src/a.ts', content)])).toEqual([])
})

it.each([
  "it('is refused', () => {})",
  "it('[REG-01, REG-02] keeps the value', () => {})",
  "it.each([1])('of %i is neither', () => {})",
  "test('has no form', { timeout: 1 }, () => {})",
])('titlesWithoutSubject reports %s', (content) => {
  expect(titlesWithoutSubject([file('src/a.test.ts', content)])).toHaveLength(1)
})

it.each([
  "it('[REG-01] a form keeps its values', () => {})",
  "test.step('opens the page', () => {})",
  "pattern.test('is', 1)",
])('titlesWithoutSubject accepts %s', (content) => {
  expect(titlesWithoutSubject([file('src/a.test.ts', content)])).toEqual([])
})

it.each([
  'export function told(problem: string) {}',
  'const kept = new Map()',
  'const read = (most: number) => most',
  'const numbered = [1, 2]',
  'function search(visited: Set<string>) {}',
])('bareDeclarations reports %s', (content) => {
  expect(bareDeclarations([file('src/a.ts', content)])).toHaveLength(1)
})

it.each([
  'export function reportProblem(problem: string) {}',
  'const storedRows = new Map()',
  'function search(visitedPointers: Set<string>) {}',
  'type Answer = { sent: true }',
  'function read() { const found = 1; return found }',
])('bareDeclarations accepts %s', (content) => {
  expect(bareDeclarations([file('src/a.ts', content)])).toEqual([])
})
