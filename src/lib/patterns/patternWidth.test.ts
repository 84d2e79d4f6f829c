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
])('knows that %s is never accepted', (_, pattern, minLength, maxLength) => {
  expect(certain(pattern, minLength, maxLength)).toBe(true)
})

it.each([
  ['a part that may stand anywhere', '[0-9]', 8, 20],
  ['another way at the top', '^a$|b', 8, 20],
  ['letters that marks may be added to', '^\\p{L}{14}$', 1, 11],
  ['a group that is repeated', '^(?:ab)+$', 100, 200],
  ['an earlier part again', '^(a)\\1*$', 5, 9],
  ['what only a look ahead asks for', '^(?=.{9}).{1,9}$', 8, 20],
  ['a shape that it cannot read', '^(a{2}$', 8, 9],
])('is silent about %s', (_, pattern, minLength, maxLength) => {
  expect(certain(pattern, minLength, maxLength)).toBe(false)
})

it.each(Object.entries(patternFamilies).filter(([, { pattern }]) => pattern !== '*'))(
  'finds every accepted sample of %s within the bounds that it reads',
  (_, { pattern, accept }) => {
    const width = patternWidth(new RegExp(pattern, 'u'))
    for (const sample of accept) {
      expect([...sample].length).toBeGreaterThanOrEqual(width.min)
      expect([...sample].length).toBeLessThanOrEqual(width.max)
    }
  },
)

it('never denies a text that the pattern matches', () => {
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
])('takes a match of %s for the whole text: %s', (pattern, isWhole) => {
  expect(certain(pattern, 10, 20)).toBe(isWhole)
})
