import { describe, expect, it } from 'vitest'
import { shortText, visibleText } from './plainText.ts'

describe('a text of somebody else', () => {
  it('shows what cannot be seen', () => {
    expect(visibleText('a\n\u202eb\u200b\0')).toBe('a\\u{a}\\u{202e}b\\u{200b}\\u{0}')
  })

  it('is cut in its middle when it is long, never inside a character', () => {
    const shown = shortText(`${'😀'.repeat(5000)}!`)
    expect(shown).toBe(`${'😀'.repeat(40)}…${'😀'.repeat(11)}!`)
  })

  it('is whole when it is short', () => {
    expect(visibleText(shortText('<b>&amp;</b>'))).toBe('<b>&amp;</b>')
  })
})
