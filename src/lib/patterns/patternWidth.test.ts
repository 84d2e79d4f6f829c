import fc from 'fast-check'
import { expect, it } from 'vitest'
import { patternFamilies } from '../../api/gen/patternFamilies.ts'
import { neverAccepts, patternWidth } from './patternWidth.ts'

const certain = (acceptedPattern: string, minLength: number, maxLength: number) =>
  neverAccepts({ acceptedPattern, minLength, maxLength })

it.each([
  [
    'a date of ten characters under a maximum of eight',
    patternFamilies.DATE_YYYY_MM_DD.pattern,
    0,
    8,
  ],
  [
    'a date of ten characters above a minimum of eleven',
    patternFamilies.DATE_MM_DD_YYYY.pattern,
    11,
    20,
  ],
  ['fourteen digits under a maximum of eleven', '^[0-9]{14}$', 1, 11],
  ['one or two letters above a minimum of three', '^(?:a|bc?)$', 3, 9],
  ['a part of five under a maximum of four', 'abcd[x-z]', 0, 4],
])('neverAccepts is true for %s', (_, pattern, minLength, maxLength) => {
  expect(certain(pattern, minLength, maxLength)).toBe(true)
})

it.each([
  ['an unanchored part', '[0-9]', 8, 20],
  ['a second alternative', '^a$|b', 8, 20],
  ['letters that may have marks', '^\\p{L}{14}$', 1, 11],
  ['a repeated group', '^(?:ab)+$', 100, 200],
  ['a back reference', '^(a)\\1*$', 5, 9],
  ['a requirement of a look-ahead only', '^(?=.{9}).{1,9}$', 8, 20],
  ['an invalid pattern', '^(a{2}$', 8, 9],
])('neverAccepts is false for %s', (_, pattern, minLength, maxLength) => {
  expect(certain(pattern, minLength, maxLength)).toBe(false)
})

it.each(Object.entries(patternFamilies).filter(([, { pattern }]) => pattern !== '*'))(
  'every accepted sample of %s is within the bounds of its width',
  (_, { pattern, accept }) => {
    const width = patternWidth(new RegExp(pattern, 'u'))
    for (const sample of accept) {
      expect([...sample].length).toBeGreaterThanOrEqual(width.min)
      expect([...sample].length).toBeLessThanOrEqual(width.max)
    }
  },
)

it('neverAccepts is false if a text matches the pattern and has an allowed length', () => {
  const atom = fc.constantFrom(
    'a',
    '[0-9]',
    '\\d',
    '\\w',
    '.',
    '(?:ab|c)',
    '(x)',
    '\\.',
    '[^a]',
    '\\u0061',
  )
  const times = fc.constantFrom('', '*', '+', '?', '{2}', '{1,3}', '{2,}', '+?')
  const body = fc
    .array(fc.tuple(atom, times), { maxLength: 5 })
    .map((terms) => terms.map((term) => term.join('')).join(''))
  const texts = fc.string({
    unit: fc.constantFrom('a', 'b', 'c', '0', '9', '.', 'x'),
    maxLength: 8,
  })
  fc.assert(
    fc.property(body, fc.boolean(), texts, (inner, anchored, text) => {
      const pattern = anchored ? `^${inner}$` : inner
      if (!new RegExp(pattern, 'u').test(text)) return
      expect(certain(pattern, text.length, text.length)).toBe(false)
    }),
    { numRuns: 2000 },
  )
})

it.each([
  ['^a$', true],
  ['^a\\$', false],
  ['^a\\\\$', true],
  ['^[|]$', true],
  ['^(?:a|b)$', true],
  ['^a', false],
])(
  'neverAccepts uses the maximum width of the pattern %s only if it spans the whole text: %s',
  (pattern, isWhole) => {
    expect(certain(pattern, 10, 20)).toBe(isWhole)
  },
)
