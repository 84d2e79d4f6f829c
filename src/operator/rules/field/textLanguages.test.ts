import { describe, expect, it } from 'vitest'
import { languageOf, textWith } from './textLanguages.ts'

describe('texts by language tag', () => {
  it('textWith keeps the language tag of a replaced text', () => {
    expect(textWith({ 'pt-BR': 'Time', en: 'Team' }, 'pt', 'Clube')).toEqual({
      'pt-BR': 'Clube',
      en: 'Team',
    })
  })

  it('textWith removes an empty text, and returns undefined once none is left', () => {
    expect(textWith({ pt: 'Time', en: 'Team' }, 'en', '')).toEqual({ pt: 'Time' })
    expect(textWith({ pt: 'Time' }, 'pt', '')).toBeUndefined()
    expect(textWith(undefined, 'pt', '')).toBeUndefined()
  })

  it('languageOf finds the language of a tag', () => {
    expect(languageOf('pt-BR')?.code).toBe('pt')
    expect(languageOf('zh-Hans')?.code).toBe('zh-Hans')
    expect(languageOf('en-GB')?.code).toBe('en')
    expect(languageOf('xx')).toBeUndefined()
  })
})
