import { loaders } from 'virtual:messages'
import { createIntl } from 'react-intl'
import { describe, expect, it } from 'vitest'
import { patternFamilies } from '../../api/gen/patternFamilies.ts'
import { normalizeText } from '../../lib/text.ts'
import { type CheckContext, fieldSchema } from './fieldSchema.ts'
import { reasonMessage } from './messages.ts'
import { aField } from './testing.ts'

const context = (changes: Partial<CheckContext> = {}): CheckContext => ({
  minimumAge: 18,
  today: () => '2026-11-21',
  phoneDigits: () => undefined,
  readField: () => '',
  matchesApart: () => Promise.reject(new Error('a safe pattern runs on the page itself')),
  ...changes,
})

async function verdict(rule: object, input: unknown, changes: Partial<CheckContext> = {}) {
  const result = await fieldSchema(aField({ ...rule }), context(changes)).safeParseAsync(input)
  return result.success ? `sends ${result.data}` : result.error.issues.map(({ message }) => message)
}

describe('schema of a field', () => {
  it('[REG-15] the schema of a field rejects an empty required value and accepts an empty optional one', async () => {
    expect(await verdict({ required: true }, '')).toEqual(['required'])
    expect(await verdict({ required: true }, ' \u200B\t')).toEqual(['required'])
    expect(await verdict({ required: true }, undefined)).toEqual(['required'])
    expect(await verdict({ acceptedPattern: '^x$', minLength: 5 }, '')).toBe('sends ')
  })

  it('[REG-16] the schema of a field accepts only values that match acceptedPattern', async () => {
    const rule = { acceptedPattern: '^[a-z]+$' }
    expect(await verdict(rule, 'abc')).toBe('sends abc')
    expect(await verdict(rule, 'abc1')).toEqual(['pattern'])
  })

  it('[REG-17] the schema of a field accepts any value if acceptedPattern is *', async () => {
    expect(await verdict({ acceptedPattern: '*' }, 'né 李 😀 <b>')).toBe('sends né 李 😀 <b>')
  })

  it('[REG-18] the schema of a field trims a value and counts graphemes', async () => {
    const rule = { minLength: 2, maxLength: 3 }
    expect(await verdict(rule, '  a  ')).toEqual(['tooShort'])
    expect(await verdict(rule, '👨‍👩‍👧🇧🇷')).toBe('sends 👨‍👩‍👧🇧🇷')
    expect(await verdict(rule, 'abcd')).toEqual(['tooLong'])
    expect(await verdict(rule, 'e\u0301a')).toBe('sends \u00E9a')
  })

  it('the schema of a field checks the length first, so that a pattern never runs on an overlong text', async () => {
    const rule = { acceptedPattern: '^(a+)+$', maxLength: 10, verdict: 'unknown' }
    expect(await verdict(rule, `${'a'.repeat(5000)}!`)).toEqual(['tooLong'])
  })

  it('the schema of a field runs a pattern off the main thread unless the pattern is proven to be fast, and uses the result', async () => {
    const rule = { acceptedPattern: '^(a+)+$', verdict: 'unknown' }
    const answers = (outcome: 'match' | 'mismatch' | 'undecided') =>
      verdict(rule, 'aaaa!', { matchesApart: () => Promise.resolve(outcome) })
    expect(await answers('mismatch')).toEqual(['pattern'])
    expect(await answers('match')).toBe('sends aaaa!')
    expect(await answers('undecided')).toBe('sends aaaa!')
  })

  it('the schema of a field accepts any value if the pattern does not compile', async () => {
    expect(await verdict({ acceptedPattern: '([' }, 'abc')).toBe('sends abc')
  })
})

describe('format of each field', () => {
  it.each([
    'username',
    'password',
    'mobileNum',
    'email',
    'payeeName',
    'paymentPassword',
    'qqNum',
    'line',
    'whatsapp',
    'facebook',
    'wechat',
    'idNumber',
    'recommenderId',
    'affiliateCode',
    'telegram',
    'zalo',
    'occupation',
  ])('the schema of %s applies the pattern and the length of its rule', async (name) => {
    const rule = { name, type: undefined, acceptedPattern: '^[0-9]+$', minLength: 3 }
    expect(await verdict(rule, '12345')).toBe('sends 12345')
    expect(await verdict(rule, 'abcde')).toEqual(['pattern'])
    expect(await verdict(rule, '12')).toEqual(['tooShort'])
  })
})

describe('pattern families', () => {
  it.each(Object.entries(patternFamilies))(
    '[REG-76] the pattern accepts its valid samples and rejects its invalid ones: %s',
    async (patternId, { pattern, accept, reject }) => {
      const rule = { patternId, acceptedPattern: pattern, minLength: 1, maxLength: 200 }
      const isRefused = async (sample: string) => Array.isArray(await verdict(rule, sample))
      for (const sample of accept) expect(await isRefused(sample), sample).toBe(false)
      // Excludes samples that are empty or changed by `normalizeText`: the pattern never receives
      // such a sample unchanged.
      const typed = reject.filter((sample) => sample !== '' && normalizeText(sample) === sample)
      for (const sample of typed) expect(await isRefused(sample), sample).toBe(true)
    },
  )
})

describe('message of a value outside a pattern family', () => {
  it.each([
    ['[REG-44]', 'LETTER_FIRST_ALNUM', 'letters A to Z and digits, starting with a letter'],
    ['[REG-45]', 'CHINESE_AND_DIGITS', 'Chinese characters and digits'],
    ['[REG-47]', 'ALPHANUMERIC', 'letters A to Z and digits, no special characters'],
    ['[REG-48]', 'LETTERS_AND_DIGITS_COMBINED', 'letters A to Z and digits, at least one of each'],
    [
      '[REG-50]',
      'ALPHANUMERIC_WITH_UPPERCASE',
      'letters A to Z and digits, at least one uppercase letter',
    ],
    ['[REG-51]', 'ENGLISH_LETTERS_AND_SPACES', 'letters A to Z and spaces'],
    ['[REG-52]', 'NO_SPACES', 'no spaces'],
    ['[REG-57]', 'KOREAN_ONLY', 'Korean only'],
    ['[REG-58]', 'THAI_ONLY', 'Thai only'],
    [
      '[REG-60]',
      'UPPERCASE_AND_SPACES',
      'uppercase letters A to Z and spaces, at least one letter',
    ],
    ['[REG-61]', 'LETTERS_NUMBERS_AND_SYMBOLS', 'letters A to Z, digits and symbols'],
    [
      '[REG-62]',
      'STRONG_PASSWORD',
      'at least one uppercase letter, one lowercase letter, one digit and one symbol',
    ],
  ] as const)('%s the message of %s is its own text and names the lengths', async (_, id, text) => {
    expect(await messageOf(id)).toBe(`Use 1 to 64 characters: ${text}.`)
  })

  it.each([
    ['[REG-54]', 'DATE_YYYY_MM_DD', 'Enter a date as year-month-day, such as 1995-08-31.'],
    ['[REG-55]', 'DATE_MM_DD_YYYY', 'Enter a date as month-day-year, such as 08-31-1995.'],
  ] as const)('%s the message of %s is its own text', async (_, id, text) => {
    expect(await messageOf(id)).toBe(text)
  })

  /** Message for the first value that the pattern family rejects. */
  async function messageOf(patternId: keyof typeof patternFamilies) {
    const { pattern, reject } = patternFamilies[patternId]
    const rule = { patternId, acceptedPattern: pattern, minLength: 1, maxLength: 64 }
    expect(await verdict(rule, reject[0])).toEqual(['pattern'])
    const messages = (await loaders.en?.entry())?.messages ?? {}
    const none = { minimumAge: 18, phoneDigits: undefined }
    return reasonMessage(createIntl({ locale: 'en', messages }), aField(rule), 'pattern', none)
  }
})

describe('schema of fields with special behaviour', () => {
  it('[REG-24] the schema of a repeated password rejects a different password', async () => {
    const rule = { name: 'confirmPassword', type: undefined, required: true, minLength: 8 }
    const readField = () => 'Gavea2026'
    expect(await verdict(rule, 'Gavea2027', { readField })).toEqual(['mismatch'])
    expect(await verdict(rule, 'Gavea2026', { readField })).toBe('sends Gavea2026')
  })

  it('[CONST-10] the schema of a date of birth rejects an applicant who is one day below the minimum age', async () => {
    const rule = { name: 'birthday', type: undefined, patternId: 'DATE_YYYY_MM_DD' }
    expect(await verdict(rule, '2008-11-22')).toEqual(['underAge'])
    expect(await verdict(rule, '2008-11-21')).toBe('sends 2008-11-21')
    expect(await verdict(rule, '2008-11-21', { minimumAge: 21 })).toEqual(['underAge'])
    expect(await verdict(rule, '2001-02-30')).toEqual(['date'])
  })

  it('[REG-55] the schema of a date outputs the order of day, month and year that its rule requires', async () => {
    const rule = {
      name: 'birthday',
      type: undefined,
      patternId: 'DATE_MM_DD_YYYY',
      acceptedPattern: '^[0-9]{2}-[0-9]{2}-[0-9]{4}$',
    }
    expect(await verdict(rule, '1995-08-31')).toBe('sends 08-31-1995')
  })

  it('[REG-68] the schema of a phone number rejects too few or too many digits for its country', async () => {
    const rule = { name: 'mobileNum', type: undefined }
    const phoneDigits = () => ({ min: 10, max: 11 })
    expect(await verdict(rule, '(11) 98765-4321', { phoneDigits })).toBe('sends 11987654321')
    expect(await verdict(rule, '119', { phoneDigits })).toEqual(['phone'])
    expect(await verdict(rule, '119876543211', { phoneDigits })).toEqual(['phone'])
  })

  it('the schema of a select accepts only its options, and the schema of a number only numbers', async () => {
    const select = { type: 'select', options: [{ value: 'a' }, { value: 'b' }] }
    expect(await verdict(select, 'b')).toBe('sends b')
    expect(await verdict(select, 'c')).toEqual(['option'])
    expect(await verdict({ type: 'number' }, '12.5')).toBe('sends 12.5')
    expect(await verdict({ type: 'number' }, 'twelve')).toEqual(['number'])
  })

  it('the schema of a checkbox treats a ticked checkbox as a value and an unticked checkbox as empty', async () => {
    expect(await verdict({ type: 'checkbox', required: true }, true)).toBe('sends true')
    expect(await verdict({ type: 'checkbox', required: true }, false)).toEqual(['required'])
  })
})
