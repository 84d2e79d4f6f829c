import { expect, it } from 'vitest'
import { patternFamilies } from '../../api/gen/patternFamilies.ts'
import { suggestedTicks } from './suggestedTicks.ts'
import { aField } from './testing.ts'

const suggested = (changes: object) =>
  suggestedTicks(aField({ minLength: 8, maxLength: 20, ...changes }), 'Gavea2026').map(
    ({ id, isMet }) => (isMet ? id : `no ${id}`),
  )

it('suggests what is missing', () => {
  expect(suggested({})).toEqual(['length', 'lower', 'upper', 'digit', 'no symbol'])
})

it('never suggests a symbol that the rule refuses', () => {
  for (const family of ['ALPHANUMERIC', 'LETTERS_AND_DIGITS_COMBINED'] as const) {
    const acceptedPattern = patternFamilies[family].pattern
    expect(suggested({ acceptedPattern })).toEqual(['length', 'lower', 'upper', 'digit'])
  }
  const strong = { acceptedPattern: patternFamilies.STRONG_PASSWORD.pattern }
  expect(suggested(strong)).toContain('no symbol')
})

it('suggests no length when the rule has none', () => {
  expect(suggested({ maxLength: -1 })).not.toContain('length')
})
