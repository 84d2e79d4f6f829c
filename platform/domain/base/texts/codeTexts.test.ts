import { expect, it } from 'vitest'
import { codeSms } from './codeTexts.ts'

it.each(['pt', 'en'] as const)(
  'a text with a code in the language %s fits into one sms',
  (language) => {
    const text = codeSms(language, '481516', 5)
    expect(text).toContain('481516')
    // Characters of the GSM 03.38 alphabet; one SMS contains at most 160 of them.
    expect(text).toMatch(/^[A-Za-z0-9 .,:]{1,160}$/)
  },
)
