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

describe('profile value', () => {
  it.each([
    ['idNumber', '123.456.789-09', 'tooLong'],
    ['idNumber', 'abcdefghijk', 'pattern'],
    ['idNumber', '12345678909', undefined],
    // The field is required at registration only, so it may be empty in the profile.
    ['idNumber', '', undefined],
  ] as const)(
    '[REG-07] a profile value follows the live registration rule: %s “%s”',
    async (name, value, reason) => {
      expect(await profileReason(name, value, ruled)).toBe(reason)
    },
  )

  it('the profile form checks only the maximum length of a field whose rule has variants; the server checks the rest', async () => {
    const when = [{ source: 'country', operator: 'equals', values: ['PT'] }]
    const digits = { acceptedPattern: '^\\d+$', patternId: 'DIGITS_ONLY', verdict: 'safe' }
    const rule = { name: 'idNumber', enabled: true, required: true, ...digits }
    const variant = { when, ...digits, minLength: 9, maxLength: 9 }
    const fields = [{ ...rule, minLength: 11, maxLength: 11, variants: [variant] }]
    const varied = { ...free, rules: readRules({ version: 3, fields }) }
    expect(await profileReason('idNumber', '123456789', varied)).toBeUndefined()
    expect(await profileReason('idNumber', 'x'.repeat(301), varied)).toBe('tooLong')
  })

  it.each([
    ['idNumber', '123.456.789-09', undefined],
    ['occupation', 'x'.repeat(301), 'tooLong'],
    // More code points than the contract allows, in few graphemes.
    ['occupation', '👩‍👩‍👧'.repeat(61), 'tooLong'],
    ['fullname', 'Carla\u0007 Dias', 'characters'],
    ['birthday', '2010-01-01', 'underAge'],
    ['birthday', '2008-11-21', undefined],
  ] as const)(
    'a profile value without a rule is checked for length, characters and age: %s “%s”',
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
  ])("the profile applies the platform's nickname rule to “%s”", async (nickname, reason) => {
    expect(await profileReason('nickname', nickname, free)).toBe(reason)
  })
})

describe('profile form', () => {
  const check = async (changes: object) => {
    const values = { ...valuesOf(profile), ...changes }
    const options = { fields: {}, shouldUseNativeValidation: false }
    return (await profileResolver(profile, ruled)(values, undefined, options)).errors
  }

  it('the profile form checks changed values only and accepts unchanged values that break the current rules', async () => {
    expect(await check({})).toEqual({})
    expect(await check({ nickname: '', idNumber: '1' })).toEqual({
      nickname: { type: 'rule', message: 'required' },
      idNumber: { type: 'rule', message: 'tooShort' },
    })
  })
})
