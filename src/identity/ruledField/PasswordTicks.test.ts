import { expect, it } from 'vitest'
import { letterAndDigit } from '../../../platform/domain/base/patterns/provenPatterns.ts'
import { patternFamilies } from '../../api/gen/patternFamilies.ts'
import { requiredTicks } from './PasswordTicks.tsx'
import { aField } from './testing.ts'

const listTicks = (changes: object, value = 'Gavea2026') =>
  requiredTicks(aField({ minLength: 8, maxLength: 20, ...changes }), value).map(({ id, isMet }) =>
    isMet ? id : `no ${id}`,
  )

it('[FORM-08] requiredTicks returns only the length for a rule that accepts any characters', () => {
  expect(listTicks({})).toEqual(['length'])
})

it.each([
  ['LETTERS_AND_DIGITS_COMBINED', ['length', 'letter', 'digit']],
  ['LETTER_FIRST_ALNUM', ['length', 'letter']],
  ['ALPHANUMERIC_WITH_UPPERCASE', ['length', 'upper']],
  ['ALPHANUMERIC', ['length']],
  ['DIGITS_ONLY', ['length', 'digit']],
  ['STRONG_PASSWORD', ['length', 'lower', 'upper', 'digit', 'no symbol']],
] as const)('[FORM-08] the ticks of %s are what the rule requires', (family, ticks) => {
  expect(listTicks({ acceptedPattern: patternFamilies[family].pattern })).toEqual(ticks)
})

it('[FORM-08] requiredTicks returns a letter and a digit for the default password rule', () => {
  expect(listTicks({ acceptedPattern: letterAndDigit }, 'só gávea')).toEqual([
    'length',
    'letter',
    'no digit',
  ])
})

it('requiredTicks omits the length if the rule has no length limits', () => {
  expect(listTicks({ maxLength: -1 })).not.toContain('length')
})
