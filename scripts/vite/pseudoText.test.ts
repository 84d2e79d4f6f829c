import { parse } from '@formatjs/icu-messageformat-parser'
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js'
import { describe, expect, it } from 'vitest'
import { languagesNamed } from '../../src/kit/i18n/allLanguages.ts'
import { compileMessages } from './messages.ts'
import { pseudoText } from './pseudoText.ts'

const printPseudoText = (text: string) => printAST(pseudoText(parse(text), 'ltr'))

describe('pseudo-languages', () => {
  it('a pseudo text is longer than English, accented and in brackets', () => {
    expect(printPseudoText('Log out')).toBe('[Ļóóĝ óóúúţ]')
    expect(printPseudoText('Are you sure that you want to log out?').length).toBeGreaterThan(
      38 * 1.3,
    )
  })

  it('a pseudo text keeps placeholders, tags and plurals', () => {
    expect(printPseudoText('Hi {name}, <b>read</b> it')).toBe(
      '[Ĥíí {name}, <b>ŕééááð</b> íít]'.replace('íít', 'ííţ'),
    )
    expect(printPseudoText('{count, plural, one {# game} other {# games}}')).toBe(
      '[{count,plural,one{# ĝááɱéé} other{# ĝááɱééš}}]',
    )
  })

  it('words of the pseudo-language ar-XB run from right to left, placeholders and tags do not', () => {
    const text = pseudoText(parse('Hi {name}, <b>go</b>'), 'rtl')
    const [word, second] = ['Ĥíí', 'ĝóó'].map((each) => `\u200f\u202e${each}\u202c\u200f`)
    expect(printAST(text)).toBe(`[${word} {name}, <b>${second}</b>]`)
  })

  it.each(['en-XA', 'ar-XB'])('%s derives from English and is built only when named', (code) => {
    const read = (language: string): Record<string, string> =>
      language === 'en' ? { 'app.ok': 'OK' } : { 'app.ok': 'حسنًا' }
    const { messages } = compileMessages(read, code, 'frame')
    expect(printAST(messages['app.ok'] ?? [])).toMatch(/^\[\W*ÓĶ\W*\]$/)
    expect(languagesNamed('').map((language) => language.code)).not.toContain(code)
    expect(languagesNamed(`pt,${code}`).map((language) => language.code)).toEqual(['pt', code])
  })
})
