import { loaders } from 'virtual:messages'
import { createIntl } from 'react-intl'
import { describe, expect, it } from 'vitest'
import { patternMessageIds } from '../../api/gen/patternMessages.ts'
import { fieldHint, fieldLabel, localText, reasonMessage, ruleMessage } from './messages.ts'
import { aField } from './testing.ts'

async function intlOf(code: string) {
  const compiled = await loaders[code]?.features()
  return createIntl({ locale: code === 'pt' ? 'pt-BR' : code, messages: compiled?.messages ?? {} })
}

const english = await intlOf('en')
const portuguese = await intlOf('pt')
const none = { minimumAge: 18, phoneDigits: undefined }

/** Each family with its requirement. */
const families = [
  ['[REG-43]', 'LENGTH_ONLY'],
  ['[REG-44]', 'LETTER_FIRST_ALNUM'],
  ['[REG-45]', 'CHINESE_AND_DIGITS'],
  ['[REG-46]', 'MAILBOX'],
  ['[REG-47]', 'ALPHANUMERIC'],
  ['[REG-48]', 'LETTERS_AND_DIGITS_COMBINED'],
  ['[REG-49]', 'DIGITS_ONLY'],
  ['[REG-50]', 'ALPHANUMERIC_WITH_UPPERCASE'],
  ['[REG-51]', 'ENGLISH_LETTERS_AND_SPACES'],
  ['[REG-52]', 'NO_SPACES'],
  ['[REG-53]', 'CHINESE_WITH_PUNCTUATION'],
  ['[REG-54]', 'DATE_YYYY_MM_DD'],
  ['[REG-55]', 'DATE_MM_DD_YYYY'],
  ['[REG-56]', 'LETTERS_AND_SPACES'],
  ['[REG-57]', 'KOREAN_ONLY'],
  ['[REG-58]', 'THAI_ONLY'],
  ['[REG-59]', 'THAI_OR_ENGLISH_WITH_SPACES'],
  ['[REG-60]', 'UPPERCASE_AND_SPACES'],
  ['[REG-61]', 'LETTERS_NUMBERS_AND_SYMBOLS'],
  ['[REG-62]', 'STRONG_PASSWORD'],
] as const

describe('the message of a pattern family', () => {
  it.each(families)(
    '%s speaks for %s, with its lengths, in English and Portuguese',
    (_id, family) => {
      const field = aField({ patternId: family, minLength: 4, maxLength: 16 })
      const texts = [english, portuguese].map((intl) => ruleMessage(intl, field))
      expect(texts[0]).not.toBe(texts[1])
      for (const text of texts) {
        expect(text).not.toMatch(/registration\.|[{}]/)
        if (!family.startsWith('DATE')) expect(text).toMatch(/4.*16/)
      }
    },
  )

  it('is another for each family of the contract', () => {
    expect(families.map(([, family]) => family)).toEqual(Object.keys(patternMessageIds))
    const texts = families.map(([, family]) => ruleMessage(english, aField({ patternId: family })))
    expect(new Set(texts).size).toBe(20)
  })

  it('[REG-19] is chosen by patternId, with min and max filled in', () => {
    const field = aField({ patternId: 'DIGITS_ONLY', minLength: 6, maxLength: 12 })
    expect(ruleMessage(english, field)).toBe('Use only digits: 6 to 12 characters.')
    expect(ruleMessage(portuguese, field)).toBe('Use só números: de 6 a 12 caracteres.')
  })

  it('[REG-20] names a single length when min equals max', () => {
    const field = aField({ patternId: 'DIGITS_ONLY', minLength: 6, maxLength: 6 })
    expect(ruleMessage(english, field)).toBe('Use only digits: exactly 6 characters.')
  })

  it('[REG-21] is the same for an empty required field as for a wrong format', () => {
    const field = aField({ patternId: 'ALPHANUMERIC', required: true })
    const texts = (['required', 'pattern', 'tooShort', 'tooLong'] as const).map((reason) =>
      reasonMessage(english, field, reason, none),
    )
    expect(new Set(texts)).toEqual(new Set([ruleMessage(english, field)]))
  })

  it('names no length when the bounds of the rule make no sense', () => {
    const field = aField({ patternId: 'ALPHANUMERIC', minLength: 9, maxLength: 2 })
    expect(ruleMessage(english, field)).toBe(
      'Use only letters A to Z and digits, no special characters.',
    )
  })
})

describe('the message of a field', () => {
  const known = (name: string, changes: object = {}) =>
    aField({ name, type: undefined, ...changes })

  it('[REG-42] says that the passwords differ', () => {
    const field = known('confirmPassword')
    expect(reasonMessage(english, field, 'mismatch', none)).toBe(
      'The two passwords are not the same.',
    )
  })

  it.each([
    ['[REG-63]', 'password', 'The password must be within 8-20 characters.'],
    ['[REG-65]', 'mobileNum', 'Enter a valid mobile number.'],
    ['[REG-66]', 'confirmPassword', 'Incorrect confirmation input.'],
    ['[REG-67]', 'payeeName', 'The real name’s format is incorrect.'],
    ['[REG-69]', 'affiliateCode', 'Invalid invitation code.'],
    ['[REG-73]', 'zalo', 'This can’t be empty.'],
  ])(
    '%s falls back to its own text for %s when the build does not know the family',
    (_id, name, text) => {
      const field = known(name, { patternId: 'NEW_ONE', minLength: 8, maxLength: 20 })
      expect(reasonMessage(english, field, 'required', none)).toBe(text)
    },
  )

  it.each([
    ['[REG-64]', 'verificationCode', 'Enter a valid verification code.'],
    ['[REG-72]', 'captcha', 'Enter the captcha.'],
  ])('%s has its own text for %s', (_id, name, text) => {
    expect(reasonMessage(english, known(name), 'required', none)).toBe(text)
  })

  it('says what is wrong with a name that hides something', () => {
    const texts = [english, portuguese].map((intl) =>
      reasonMessage(intl, known('payeeName'), 'characters', none),
    )
    expect(texts).toEqual([
      'This name contains hidden or special characters. Type it again, without formatting.',
      'Este nome contém caracteres ocultos ou especiais. Digite-o de novo, sem formatação.',
    ])
  })

  it('[REG-68] names the digits of a phone number', () => {
    const context = { minimumAge: 18, phoneDigits: { min: 10, max: 11 } }
    expect(reasonMessage(english, known('mobileNum'), 'phone', context)).toBe(
      'The phone number’s format is incorrect (phone with 10 to 11 digits).',
    )
  })

  it('uses the operator’s label and hint, in the nearest language that there is', () => {
    const field = aField({ label: { pt: 'Time', en: 'Team' }, hint: { en: 'Yours' } })
    expect([fieldLabel(portuguese, field), fieldHint(portuguese, field)]).toEqual(['Time', 'Yours'])
    expect(localText({ fr: 'Équipe' }, 'ja')).toBe('Équipe')
    expect(fieldLabel(english, aField({ label: {} }))).toBe('nickname')
  })

  it('is the one written for the very language, whatever digits and calendar the page shows', () => {
    const text = { en: 'Team', pt: 'Time', 'pt-BR': 'Time do coração', 'zh-Hans': '球队' }
    expect(localText(text, 'zh-Hans-u-ca-gregory-nu-latn')).toBe('球队')
    expect(localText(text, 'pt-BR-u-ca-gregory-nu-latn')).toBe('Time do coração')
    expect(localText({ en: 'Team', pt: 'Time' }, 'pt-BR-u-ca-gregory-nu-latn')).toBe('Time')
  })
})
