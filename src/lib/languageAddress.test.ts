import { describe, expect, it } from 'vitest'
import { languageInQuery, matchLanguage, queryInLanguage, queryOfShown } from './languageAddress.ts'

const codes = ['pt', 'en', 'zh-Hans']

describe('language in a URL', () => {
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
  ])('the query %j has the language %j', (query, code) => {
    expect(languageInQuery(query, codes)).toBe(code)
  })

  it('a missing tag matches no language', () => {
    expect(matchLanguage(null, codes)).toBeUndefined()
    expect(matchLanguage(undefined, codes)).toBeUndefined()
  })
})

describe('URL in a language', () => {
  it.each([
    ['', 'en', '?lang=en'],
    ['?', 'en', '?lang=en'],
    ['?page=2', 'en', '?page=2&lang=en'],
    ['?lang=pt&page=2', 'en', '?page=2&lang=en'],
    ['?lang=en&lang=pt', undefined, ''],
    ['?q=a+b%20c&&token=x', 'en', '?q=a+b%20c&token=x&lang=en'],
    ['?q=a&lang=en', undefined, '?q=a'],
    ['?slang=en', undefined, '?slang=en'],
  ])('the query %j with the language %j becomes %j', (query, code, result) => {
    expect(queryInLanguage(query, code)).toBe(result)
  })
})

describe('queryOfShown', () => {
  it.each([
    ['en', true, '', '?lang=en'],
    ['en', true, '?page=2', '?page=2&lang=en'],
    ['en', true, '?lang=pt', '?lang=en'],
    ['pt', true, '?lang=en&page=2', '?page=2'],
    ['pt', true, '?lang=pt', '?lang=pt'],
    // The visitor followed a link without `lang`, or went Back to an entry with another language.
    ['en', false, '?page=3', '?page=3'],
    ['en', false, '', ''],
    ['pt', false, '?lang=en', ''],
    ['en', false, '?lang=xx', '?lang=xx'],
  ])(
    'the language %s, changed on the page: %s, turns the query %j into %j',
    (code, hasChanged, query, result) => {
      const shown = { code, defaultCode: 'pt', hasChanged }
      expect(queryOfShown(query, shown, codes)).toBe(result)
    },
  )
})
