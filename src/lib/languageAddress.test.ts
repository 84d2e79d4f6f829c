import { describe, expect, it } from 'vitest'
import { languageInQuery, matchLanguage, queryInLanguage, queryOfShown } from './languageAddress.ts'

const codes = ['pt', 'en', 'zh-Hans']

describe('the language that an address names', () => {
  it.each([
    ['?lang=en', 'en'],
    ['lang=EN', 'en'],
    ['?page=2&lang=pt-BR', 'pt'],
    ['?lang=zh-hans', 'zh-Hans'],
    ['?la%6Eg=en', undefined],
    ['?lang=', undefined],
    ['?lang=xx', undefined],
    ['?language=en', undefined],
    ['', undefined],
  ])('in %j is %j', (query, code) => {
    expect(languageInQuery(query, codes)).toBe(code)
  })

  it('is none without a tag', () => {
    expect(matchLanguage(null, codes)).toBeUndefined()
    expect(matchLanguage(undefined, codes)).toBeUndefined()
  })
})

describe('an address in a language', () => {
  it.each([
    ['', 'en', '?lang=en'],
    ['?', 'en', '?lang=en'],
    ['?page=2', 'en', '?page=2&lang=en'],
    ['?lang=pt&page=2', 'en', '?page=2&lang=en'],
    ['?lang=en&lang=pt', undefined, ''],
    ['?q=a+b%20c&&token=x', 'en', '?q=a+b%20c&token=x&lang=en'],
    ['?q=a&lang=en', undefined, '?q=a'],
    ['?slang=en', undefined, '?slang=en'],
  ])('of %j and %j is %j', (query, code, result) => {
    expect(queryInLanguage(query, code)).toBe(result)
  })
})

describe('the address of a page that shows a language', () => {
  it.each([
    ['en', true, '', '?lang=en'],
    ['en', true, '?page=2', '?page=2&lang=en'],
    ['en', true, '?lang=pt', '?lang=en'],
    ['pt', true, '?lang=en&page=2', '?page=2'],
    ['pt', true, '?lang=pt', '?lang=pt'],
    // A link within the page dropped it, or Back came to an older choice.
    ['en', false, '?page=3', '?page=3'],
    ['en', false, '', ''],
    ['pt', false, '?lang=en', ''],
    ['en', false, '?lang=xx', '?lang=xx'],
  ])('%s, changed to: %s, from %j becomes %j', (code, hasChanged, query, result) => {
    const shown = { code, defaultCode: 'pt', hasChanged }
    expect(queryOfShown(query, shown, codes)).toBe(result)
  })
})
