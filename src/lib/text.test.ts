import { describe, expect, it } from 'vitest'
import naughtyStrings from '../../tests/corpora/naughtyStrings.json' with { type: 'json' }
import pastedMarks from '../../tests/corpora/pastedMarks.json' with { type: 'json' }
import { countGraphemes, joinText, normalizeText, plainText } from './text.ts'

describe('normalizeText', () => {
  it('normalizeText converts a text to NFC, so that both ways to type an accent are equal', () => {
    expect(normalizeText('Joa\u0303o')).toBe('João')
    expect(normalizeText('\u1112\u1161\u11ab')).toBe('한')
  })

  it.each([
    ['spaces and tabs', ' \tana\n', 'ana'],
    ['a no-break and an ideographic space', '\u00a0ana\u3000', 'ana'],
    ['a zero-width space and a byte order mark', '\ufeffana\u200b', 'ana'],
    ['the direction marks of a copied phone number', '\u202a+55 11 91234\u202c', '+55 11 91234'],
  ])('normalizeText removes %s from both ends', (_, value, expected) => {
    expect(normalizeText(value)).toBe(expected)
  })

  it('normalizeText keeps white space and zero-width joiners inside a text', () => {
    expect(normalizeText('ana  maria')).toBe('ana  maria')
    expect(normalizeText('می\u200cخواهم')).toBe('می\u200cخواهم')
    expect(normalizeText('👨‍👩‍👧')).toBe('👨‍👩‍👧')
  })

  it.each(pastedMarks)('[SAFE-09] normalizeText removes $name at any position', ({ mark }) => {
    expect(normalizeText(`${mark}an${mark}a 1${mark}`)).toBe('ana 1')
    expect(normalizeText(`é${mark}`)).toBe('é')
  })

  it.each(['❤️‍🔥', '👍🏽‍♂️', '🏴\u{E0067}\u{E0062}\u{E007F}', '1️⃣', 'क्‍ष', '☎︎'])(
    'normalizeText keeps the marks that %s needs',
    (text) => {
      expect(normalizeText(`a ${text} b`)).toBe(`a ${text} b`)
    },
  )

  it.each([
    ['nothing', ''],
    ['spaces', '   '],
    ['Unicode white space', '\u2003\u2028\u205f\u3000\u0085'],
    ['zero-width marks', '\u200b\u200c\u200d\u2060\ufeff'],
    ['Hangul fillers', '\u3164\u115f\u1160\uffa0'],
    ['a Braille blank', '\u2800'],
    ['variation selectors and tags', '\ufe0f\u{e0061}\u{e0100}'],
    ['control characters', '\u0000\u0007\u001b'],
    ['soft hyphens', '\u00ad\u00ad'],
  ])('normalizeText treats %s as blank', (_, value) => {
    expect(normalizeText(value)).toBe('')
  })

  it('normalizeText replaces lone surrogates, which cannot be encoded', () => {
    expect(normalizeText('a\ud800b')).toBe('a\ufffdb')
    expect(normalizeText('😀')).toBe('😀')
  })

  it('normalizeText takes no quadratic time for a million combining marks or spaces', () => {
    expect(normalizeText(`a${'\u0301\u0323'.repeat(500_000)}`)).toHaveLength(1_000_001)
    expect(normalizeText(`a${' '.repeat(1_000_000)}é`)).toHaveLength(1_000_002)
  })

  it('normalizeText returns its own results unchanged, for every string of the naughty-strings corpus', () => {
    for (const value of naughtyStrings) {
      const once = normalizeText(value)
      expect(normalizeText(once)).toBe(once)
      expect(once.isWellFormed()).toBe(true)
    }
  })
})

describe('plainText', () => {
  it.each([
    ['ａｎａ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'ana@example.com'],
    ['１２３\u2011４５６', '123-456'],
    ['12\u00a034\u200956\u3000', '12 34 56'],
    ['\u221250', '-50'],
    ['٤٥٦ ۱۲۳', '456 123'],
  ])('plainText replaces special forms of ASCII characters in %j', (input, text) => {
    expect(plainText(input)).toBe(text)
  })
})

it.each([
  ...['arab', 'arabext', 'beng', 'deva', 'fullwide', 'gujr', 'guru', 'khmr', 'knda', 'laoo'],
  ...['mlym', 'mymr', 'orya', 'tamldec', 'telu', 'thai'],
])('[LANG-05] plainText converts the digits of the numbering system %s to 0 to 9', (system) => {
  const digits = new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false })
  expect(plainText(digits.format(9_876_543_210))).toBe('9876543210')
})

it('joinText removes the separators of a number', () => {
  expect(joinText(' (11)\u00a098765\u20114321 / 2.')).toBe('119876543212')
})

describe('countGraphemes', () => {
  it.each([
    ['ASCII', 'ana_123', 7],
    ['an empty text', '', 0],
    ['an accent typed apart', 'e\u0301', 1],
    ['a family emoji', '👨‍👩‍👧‍👦', 1],
    ['flags', '🇧🇷🇵🇹', 2],
    ['Thai with marks', 'น้ำ', 1],
    ['Hindi', 'नमस्ते', 3],
    ['a line break of two characters', 'a\r\nb', 3],
  ])('countGraphemes counts the graphemes of %s', (_, value, expected) => {
    expect(countGraphemes(value)).toBe(expected)
  })

  it('countGraphemes never counts too few for a very long text', () => {
    expect(countGraphemes('é'.repeat(100_001))).toBe(100_001)
    expect(countGraphemes('👨‍👩‍👧‍👦'.repeat(10_000))).toBeGreaterThanOrEqual(10_000)
  })
})
