import { parse } from '@formatjs/icu-messageformat-parser'
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js'
import { describe, expect, it } from 'vitest'
import { languagesNamed } from '../../src/kit/i18n/allLanguages.ts'
import { compileMessages } from './messages.ts'
import { pseudoText } from './pseudoText.ts'

const printPseudoText = (text: string) => printAST(pseudoText(parse(text)))

describe('pseudo-language', () => {
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

  it('the pseudo-language derives from English and is built only when named', () => {
    const read = (language: string): Record<string, string> =>
      language === 'en' ? { 'app.ok': 'OK' } : {}
    const { messages } = compileMessages(read, 'en-XA', 'frame')
    expect(printAST(messages['app.ok'] ?? [])).toBe('[ÓĶ]')
    expect(languagesNamed('').map(({ code }) => code)).not.toContain('en-XA')
    expect(languagesNamed('pt,en-XA').map(({ code }) => code)).toEqual(['pt', 'en-XA'])
  })
})
