import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import naughtyStrings from '../../../tests/corpora/naughtyStrings.json' with { type: 'json' }
import pastedMarks from '../../../tests/corpora/pastedMarks.json' with { type: 'json' }
import { isPersonName, normalizeName, plainName } from './personName.ts'

const ordinary = [
  ...['José', 'Nguyễn Thị Ánh', 'Müller', "O'Connor-Smith Jr.", 'Łukasz', 'İbrahim', 'Ζωή', 'Юлия'],
  ...[
    '田中 太郎',
    '김민준',
    'محمد',
    'مُحَمَّد',
    'שָׁלוֹם',
    'फ़रहान',
    'ஸ்ரீதர்',
    'สมชาย ใจดี',
    'မြင့်ကြည်',
    'ភ្នំពេញ',
  ],
  ...['👩‍👩‍👧', 'Ana ❤️', '👍🏽', '🇧🇷', '1️⃣', '🏳️‍🌈 Rui', 'ana92', 'Ana & Bia'],
]

/** Written with code points, since the characters are invisible. */
const hostileNames = [
  ['an override', 'Suporte \u202E)21ana('],
  ['an embedding', 'a\u202Ab'],
  ['an isolate', 'a\u2066b'],
  ['a direction mark', 'a\u200Fb'],
  ['an Arabic letter mark', 'a\u061Cb'],
  ['a control character', 'a\u0007b'],
  ['a line feed', 'a\nb'],
  ['a line separator', 'a\u2028b'],
  ['a zero-width space', 'an\u200Ba'],
  ['a word joiner', 'an\u2060a'],
  ['a soft hyphen', 'an\u00ADa'],
  ['a joiner between letters', 'an\u200Da'],
  ['a non-joiner between letters', 'an\u200Ca'],
  ['a non-joiner after a letter that does not join', 'دا\u200Cر'],
  ['a joiner at an emoji’s end', '👩\u200D'],
  ['a variation selector after a letter', 'an\uFE0Fa'],
  ['a Hangul filler', 'a\u3164b'],
  ['a tag', 'a\u{E0041}b'],
  ['an empty Braille cell', 'a\u2800b'],
  ['private use', 'a\uE000b'],
  ['an unassigned character', 'a\u0378b'],
  ['a lone surrogate', 'a\uD800b'],
  ['a pile of marks', `Z${'\u0335'.repeat(5)}algo`],
  ['a mark on nothing', 'Ana \u0301'],
] as const

const pieces = [...naughtyStrings, ...ordinary, ...hostileNames.map(([, name]) => name)]
/** Generates the names above, strings of their characters, and strings of any code points. */
const texts = fc.oneof(
  fc.constantFrom(...pieces),
  fc.string({ unit: fc.constantFrom(...pieces.flatMap((piece) => [...piece])), maxLength: 30 }),
  fc.string({ unit: 'binary', maxLength: 30 }),
)

describe('name of a person', () => {
  it.each(ordinary)("a person's name may be %s", (name) => {
    expect(isPersonName(normalizeName(name))).toBe(true)
  })

  it("a person's name may contain a zero-width joiner or non-joiner where its script needs one", () => {
    expect(isPersonName('علی\u200Cرضا')).toBe(true)
    expect(isPersonName('ක්\u200Dරිෂ්')).toBe(true)
  })

  it.each(hostileNames)("a person's name cannot contain %s", (_, name) => {
    expect(isPersonName(name)).toBe(false)
  })

  it.each(pastedMarks)('normalising a pasted name removes $name', ({ mark }) => {
    expect(normalizeName(`Ana${mark} Li${mark}ma`)).toBe('Ana Lima')
  })

  it('a normalised name has single ASCII spaces and one Unicode form', () => {
    expect(normalizeName('  Jose\u0301\u00A0 \u3000Lima\u200F ')).toBe('José Lima')
    expect(isPersonName('José  Lima')).toBe(false)
  })

  it('normalising a name twice changes nothing', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const once = normalizeName(text)
        expect(normalizeName(once)).toBe(once)
      }),
    )
  })

  it('an accepted name contains no invisible characters except joiners', () => {
    // One expression for each class of characters, independent of the code under test.
    const hidden = [
      /\p{Cc}/u,
      /\p{Cs}/u,
      /\p{Co}/u,
      /\p{Cn}/u,
      /\p{Bidi_Control}/u,
      /[\u200B\u2060\uFEFF]/u,
    ]
    fc.assert(
      fc.property(texts, (text) => {
        const name = normalizeName(text)
        fc.pre(isPersonName(name))
        for (const characters of hidden) expect(name).not.toMatch(characters)
        expect(name.replaceAll(/\u200C|\u200D|\uFE0F/g, '')).not.toMatch(
          /\p{Default_Ignorable_Code_Point}/u,
        )
      }),
      { numRuns: 1000 },
    )
  })

  it('plainName removes the characters that names may not contain', () => {
    expect(plainName('Suporte \u202E)21ana(')).toBe('Suporte )21ana(')
    expect(plainName('Ana')).toBe('Ana')
  })
})
