import { describe, expect, it } from 'vitest'
import { shortText, visibleText } from './plainText.ts'

describe('texts that other people wrote', () => {
  it('visibleText escapes invisible characters', () => {
    expect(visibleText('a\n\u202eb\u200b\0')).toBe('a\\u{a}\\u{202e}b\\u{200b}\\u{0}')
  })

  it('shortText cuts the middle out of a long text, but never splits a character', () => {
    const shown = shortText(`${'😀'.repeat(5000)}!`)
    expect(shown).toBe(`${'😀'.repeat(40)}…${'😀'.repeat(11)}!`)
  })

  it('shortText and visibleText leave a short text without invisible characters unchanged', () => {
    expect(visibleText(shortText('<b>&amp;</b>'))).toBe('<b>&amp;</b>')
  })
})
