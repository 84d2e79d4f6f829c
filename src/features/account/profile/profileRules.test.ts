import { describe, expect, it } from 'vitest'
import { readRules } from '../../../identity/ruledField/readRules.ts'
import type { Profile } from './profileFields.ts'
import { noRules, profileReason, profileResolver, valuesOf } from './profileRules.ts'

const today = () => '2026-11-21'
const free = { rules: noRules, minimumAge: 18, today }
const ruled = {
  ...free,
  rules: readRules({
    version: 2,
    fields: [
      {
        name: 'idNumber',
        enabled: true,
        required: true,
        acceptedPattern: '^\\d+$',
        patternId: 'DIGITS_ONLY',
        minLength: 11,
        maxLength: 11,
        verdict: 'safe',
      },
    ],
  }),
}
const profile: Profile = {
  account: 'ana',
  nickname: 'Ana',
  fields: { payeeName: 'Ana Souza Lima', address: '?' },
  locked: ['payeeName'],
}

describe('a value of the profile', () => {
  it.each([
    ['idNumber', '123.456.789-09', 'tooLong'],
    ['idNumber', 'abcdefghijk', 'pattern'],
    ['idNumber', '12345678909', undefined],
    // A registration demands it; here it is not filled in yet.
    ['idNumber', '', undefined],
  ] as const)(
    '[REG-07] keeps the live rule of a registration: %s “%s”',
    async (name, value, reason) => {
      expect(await profileReason(name, value, ruled)).toBe(reason)
    },
  )

  it.each([
    ['idNumber', '123.456.789-09', undefined],
    ['occupation', 'x'.repeat(301), 'tooLong'],
    // More code points than the contract lets through, in few graphemes.
    ['occupation', '👩‍👩‍👧'.repeat(61), 'tooLong'],
    ['fullname', 'Carla\u0007 Dias', 'characters'],
    ['birthday', '2010-01-01', 'underAge'],
    ['birthday', '2008-11-21', undefined],
  ] as const)(
    'is checked without a rule as far as it has to be: %s “%s”',
    async (name, value, reason) => {
      expect(await profileReason(name, value, free)).toBe(reason)
    },
  )

  it.each([
    ['', 'required'],
    [' \u00a0 ', 'required'],
    ['a\u3164na', 'characters'],
    ['x'.repeat(41), 'tooLong'],
    ['फ़रहान 👩‍👩‍👧', undefined],
  ])('takes a nickname as the platform does: “%s”', async (nickname, reason) => {
    expect(await profileReason('nickname', nickname, free)).toBe(reason)
  })
})

describe('the form of a profile', () => {
  const check = async (changes: object) => {
    const values = { ...valuesOf(profile), ...changes }
    const options = { fields: {}, shouldUseNativeValidation: false }
    return (await profileResolver(profile, ruled)(values, undefined, options)).errors
  }

  it('checks what was changed, and leaves alone what older rules let in', async () => {
    expect(await check({})).toEqual({})
    expect(await check({ nickname: '', idNumber: '1' })).toEqual({
      nickname: { type: 'rule', message: 'required' },
      idNumber: { type: 'rule', message: 'tooShort' },
    })
  })
})
