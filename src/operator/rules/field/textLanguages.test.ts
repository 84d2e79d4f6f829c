import { describe, expect, it } from 'vitest'
import { languageOf, textWith } from './textLanguages.ts'

describe('a text in one of many languages', () => {
  it('stays under the tag that it had', () => {
    expect(textWith({ 'pt-BR': 'Time', en: 'Team' }, 'pt', 'Clube')).toEqual({
      'pt-BR': 'Clube',
      en: 'Team',
    })
  })

  it('is taken away when it is emptied, and the last one takes all with it', () => {
    expect(textWith({ pt: 'Time', en: 'Team' }, 'en', '')).toEqual({ pt: 'Time' })
    expect(textWith({ pt: 'Time' }, 'pt', '')).toBeUndefined()
    expect(textWith(undefined, 'pt', '')).toBeUndefined()
  })

  it('is of the language that its tag names', () => {
    expect(languageOf('pt-BR')?.code).toBe('pt')
    expect(languageOf('zh-Hans')?.code).toBe('zh-Hans')
    expect(languageOf('en-GB')?.code).toBe('en')
    expect(languageOf('xx')).toBeUndefined()
  })
})
