import { loaders } from 'virtual:messages'
import { createIntl } from 'react-intl'
import { describe, expect, it, vi } from 'vitest'
import { patternMessageIds } from '../../api/gen/patternMessages.ts'
import { fieldHint, fieldLabel, localText, reasonMessage, ruleMessage } from './messages.ts'
import type { Reason } from './reasons.ts'
import { aField } from './testing.ts'

async function intlOf(code: string) {
  const compiled = await loaders[code]?.entry()
  return createIntl({ locale: code === 'pt' ? 'pt-BR' : code, messages: compiled?.messages ?? {} })
}

const english = await intlOf('en')
const portuguese = await intlOf('pt')
const none = { minimumAge: 18, phoneDigits: undefined }

/** Each pattern family with the requirement of its message. */
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

describe('message of a pattern family', () => {
  it('the message of fields with the same family and limits is formatted once', () => {
    const intl = { ...english }
    const formatMessage = vi.spyOn(intl, 'formatMessage')
    const texts = ['first', 'second'].map((name) => ruleMessage(intl, aField({ name })))
    expect(new Set(texts).size).toBe(1)
    expect(formatMessage).toHaveBeenCalledTimes(1)
    expect(ruleMessage(intl, aField({ maxLength: 41 }))).not.toBe(texts[0])
  })

  it.each(families)(
    '%s the message of %s exists in English and Portuguese and names the lengths',
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

  it.each([
    ['[REG-43]', 'LENGTH_ONLY', 'Enter 4 to 16 characters.', 'Digite de 4 a 16 caracteres.'],
    [
      '[REG-53]',
      'CHINESE_WITH_PUNCTUATION',
      'Use 4 to 16 characters: Chinese characters and punctuation.',
      'Use de 4 a 16 caracteres: caracteres chineses e pontuação.',
    ],
    [
      '[REG-59]',
      'THAI_OR_ENGLISH_WITH_SPACES',
      'Use 4 to 16 characters: Thai or English letters and spaces.',
      'Use de 4 a 16 caracteres: letras tailandesas ou inglesas e espaços.',
    ],
  ] as const)('%s the message of %s names what the family accepts', (_id, family, en, pt) => {
    const field = aField({ patternId: family, minLength: 4, maxLength: 16 })
    expect([english, portuguese].map((intl) => ruleMessage(intl, field))).toEqual([en, pt])
  })

  it('each pattern family of the contract has its own message', () => {
    expect(families.map(([, family]) => family)).toEqual(Object.keys(patternMessageIds))
    const texts = families.map(([, family]) => ruleMessage(english, aField({ patternId: family })))
    expect(new Set(texts).size).toBe(20)
  })

  it('[REG-19] the message follows patternId and contains min and max', () => {
    const field = aField({ patternId: 'DIGITS_ONLY', minLength: 6, maxLength: 12 })
    expect(ruleMessage(english, field)).toBe('Use 6 to 12 digits.')
    expect(ruleMessage(portuguese, field)).toBe('Use de 6 a 12 números.')
  })

  it('[REG-20] the message names a single length if the minimum equals the maximum', () => {
    const field = aField({ patternId: 'DIGITS_ONLY', minLength: 6, maxLength: 6 })
    expect(ruleMessage(english, field)).toBe('Use exactly 6 digits.')
  })

  it('[REG-21] the message of an empty required field says that it is required and describes the format', () => {
    const field = aField({ patternId: 'ALPHANUMERIC', required: true })
    const textOf = (reason: Reason) => reasonMessage(english, field, reason, none)
    const rule = ruleMessage(english, field)
    expect(['pattern', 'tooShort', 'tooLong'].map((reason) => textOf(reason as Reason))).toEqual([
      rule,
      rule,
      rule,
    ])
    expect(textOf('required')).toBe(`This is required. ${rule}`)
  })

  it('the message contains no length if the limits of the rule are invalid', () => {
    const field = aField({ patternId: 'ALPHANUMERIC', minLength: 9, maxLength: 2 })
    expect(ruleMessage(english, field)).toBe(
      'Use letters A to Z and digits, no special characters.',
    )
  })
})

describe('message of a field', () => {
  const known = (name: string, changes: object = {}) =>
    aField({ name, type: undefined, ...changes })

  it('[REG-42] the message of two different passwords says that they differ', () => {
    const field = known('confirmPassword')
    expect(reasonMessage(english, field, 'mismatch', none)).toBe('The two passwords do not match.')
  })

  it.each([
    ['[REG-63]', 'password', 'The password must have 8 to 20 characters.'],
    ['[REG-65]', 'mobileNum', 'Enter a valid mobile number.'],
    [
      '[REG-66]',
      'confirmPassword',
      'Repeat your password. The confirmation is missing or not correct.',
    ],
    ['[REG-67]', 'payeeName', 'Enter your real name, as on your documents.'],
    ['[REG-69]', 'affiliateCode', 'Invalid invitation code.'],
    ['[REG-73]', 'zalo', 'This can’t be empty.'],
  ])(
    '%s the message of %s falls back to its own text for an unknown pattern family',
    (_id, name, text) => {
      const field = known(name, { patternId: 'NEW_ONE', minLength: 8, maxLength: 20 })
      expect(reasonMessage(english, field, 'tooShort', none)).toBe(text)
    },
  )

  it('[FORM-08] the message of an empty field of an unknown pattern family says only once that it is empty', () => {
    const field = known('zalo', { patternId: 'NEW_ONE' })
    expect(reasonMessage(english, field, 'required', none)).toBe('This can’t be empty.')
  })

  it.each([
    ['[REG-64]', 'verificationCode', 'Enter a valid verification code.'],
    ['[REG-72]', 'captcha', 'Enter the captcha.'],
  ])('%s the message of the field %s is "%s"', (_id, name, text) => {
    expect(reasonMessage(english, known(name), 'required', none)).toBe(text)
  })

  it('the message of the repeated password asks for the same password and does not describe the rule', () => {
    const field = known('confirmPassword', {
      patternId: 'LENGTH_ONLY',
      minLength: 8,
      maxLength: 64,
    })
    for (const reason of ['required', 'tooShort'] as const) {
      expect(reasonMessage(english, field, reason, none)).toBe(
        'Repeat your password. The confirmation is missing or not correct.',
      )
    }
    expect(fieldHint(english, field)).toBeUndefined()
  })

  it('the message of a name with invisible characters asks to type the name again', () => {
    const texts = [english, portuguese].map((intl) =>
      reasonMessage(intl, known('payeeName'), 'characters', none),
    )
    expect(texts).toEqual([
      'This name contains hidden or special characters. Type it again, without formatting.',
      'Este nome contém caracteres ocultos ou especiais. Digite-o de novo, sem formatação.',
    ])
  })

  it('[REG-68] the message of a phone number contains the required number of digits', () => {
    const context = { minimumAge: 18, phoneDigits: { min: 10, max: 11 } }
    expect(reasonMessage(english, known('mobileNum'), 'phone', context)).toBe(
      'Enter a phone number of 10 to 11 digits.',
    )
  })

  it('fieldLabel and fieldHint use the operator’s texts in the nearest available language', () => {
    const field = aField({ label: { pt: 'Time', en: 'Team' }, hint: { en: 'Yours' } })
    expect([fieldLabel(portuguese, field), fieldHint(portuguese, field)]).toEqual(['Time', 'Yours'])
    expect(localText({ fr: 'Équipe' }, 'ja')).toBe('Équipe')
    expect(fieldLabel(english, aField({ label: {} }))).toBe('nickname')
  })

  it('localText prefers an exact language tag and ignores its Unicode extension', () => {
    const text = { en: 'Team', pt: 'Time', 'pt-BR': 'Time do coração', 'zh-Hans': '球队' }
    expect(localText(text, 'zh-Hans-u-ca-gregory-nu-latn')).toBe('球队')
    expect(localText(text, 'pt-BR-u-ca-gregory-nu-latn')).toBe('Time do coração')
    expect(localText({ en: 'Team', pt: 'Time' }, 'pt-BR-u-ca-gregory-nu-latn')).toBe('Time')
  })
})
