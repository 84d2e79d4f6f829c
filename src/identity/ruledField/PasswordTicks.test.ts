import { expect, it } from 'vitest'
import { patternFamilies } from '../../api/gen/patternFamilies.ts'
import { suggestedTicks } from './PasswordTicks.tsx'
import { aField } from './testing.ts'

const listTicks = (changes: object) =>
  suggestedTicks(aField({ minLength: 8, maxLength: 20, ...changes }), 'Gavea2026').map(
    ({ id, isMet }) => (isMet ? id : `no ${id}`),
  )

it('suggestedTicks lists every missing kind of character', () => {
  expect(listTicks({})).toEqual(['length', 'lower', 'upper', 'digit', 'no symbol'])
})

it('suggestedTicks never suggests a symbol that the rule rejects', () => {
  for (const family of ['ALPHANUMERIC', 'LETTERS_AND_DIGITS_COMBINED'] as const) {
    const acceptedPattern = patternFamilies[family].pattern
    expect(listTicks({ acceptedPattern })).toEqual(['length', 'lower', 'upper', 'digit'])
  }
  const strong = { acceptedPattern: patternFamilies.STRONG_PASSWORD.pattern }
  expect(listTicks(strong)).toContain('no symbol')
})

it('suggestedTicks omits the length if the rule has none', () => {
  expect(listTicks({ maxLength: -1 })).not.toContain('length')
})
