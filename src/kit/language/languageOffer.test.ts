import { describe, expect, it } from 'vitest'
import { allLanguages, type Language } from '../i18n/allLanguages.ts'
import { findLanguages, offeredLanguage, sortForDevice } from './languageOffer.ts'

function languageOf(code: string): Language {
  const language = allLanguages.find((each) => each.code === code)
  if (!language) throw new Error(`no ${code}`)
  return language
}
const [pt, en, chinese, filipino] = ['pt', 'en', 'zh-Hans', 'fil'].map(languageOf) as [
  Language,
  Language,
  Language,
  Language,
]

const offered = (
  preferences: string[],
  change: Partial<Parameters<typeof offeredLanguage>[0]> = {},
) =>
  offeredLanguage({
    preferences,
    languages: [pt, en, chinese, filipino],
    current: pt,
    hasChosen: false,
    declinedCode: null,
    ...change,
  })?.code

describe('language offer', () => {
  it.each([
    [['en'], 'en'],
    [['en-GB', 'en', 'pt'], 'en'],
    [['de', 'en'], 'en'],
    [['zh-CN'], 'zh-Hans'],
    [['tl-PH'], 'fil'],
    [['pt-BR', 'en'], undefined],
    [['pt-PT', 'en'], undefined],
    [['de'], undefined],
    [['zh-TW'], undefined],
    [['*', 'x'], undefined],
    [[], undefined],
  ])('the language offered to a device with %j is %s', (preferences, code) => {
    expect(offered(preferences)).toBe(code)
  })

  it("offeredLanguage is undefined if the page has the device's language or the visitor has chosen one", () => {
    expect(offered(['en'], { current: en })).toBeUndefined()
    expect(offered(['en'], { hasChosen: true })).toBeUndefined()
  })

  it('offeredLanguage does not repeat a declined language, but returns another one', () => {
    expect(offered(['en'], { declinedCode: 'en' })).toBeUndefined()
    expect(offered(['zh-CN', 'en'], { declinedCode: 'en' })).toBe('zh-Hans')
  })
})

describe('language menu', () => {
  const codesOf = (languages: readonly Language[]) => languages.map(({ code }) => code)

  it('sortForDevice puts the languages of the device first, in the order of its preference', () => {
    const sorted = sortForDevice([pt, en, chinese, filipino], ['tl-PH', 'de', 'zh-CN', 'zh-SG'])
    expect(codesOf(sorted)).toEqual(['fil', 'zh-Hans', 'pt', 'en'])
  })

  it.each([
    ['portugues', ['pt']],
    ['INGLÊS', ['en']],
    ['chin', ['zh-Hans']],
    ['中文', ['zh-Hans']],
    ['arabe', ['ar']],
    ['العربيه', ['ar']],
    ['tieng viet', ['vi']],
    ['oʻz', ['uz']],
    ['klingon', []],
  ])('findLanguages for the text "%s" on a Portuguese page returns %j', (text, codes) => {
    expect(codesOf(findLanguages(allLanguages, text, 'pt-BR'))).toEqual(codes)
  })

  it('findLanguages returns every language for an empty text', () => {
    expect(findLanguages(allLanguages, ' ', 'ar')).toEqual(allLanguages)
  })
})
