import { describe, expect, it } from 'vitest'
import pastedMarks from '../../tests/corpora/pastedMarks.json' with { type: 'json' }
import { readMailAddress } from './mailAddress.ts'

describe('e-mail address', () => {
  it.each([
    ['ana@example.com', 'ana@example.com'],
    ['  Ana.Silva+x@Mail.Example.COM.br ', 'Ana.Silva+x@mail.example.com.br'],
    ["o'neil@example.ie", "o'neil@example.ie"],
    ['a@b.co', 'a@b.co'],
    ['user@xn--80ak6aa92e.com', 'user@xn--80ak6aa92e.com'],
  ])('readMailAddress parses the text %j as the e-mail address %j', (text, address) => {
    expect(readMailAddress(text)).toEqual({ address, isInternational: false, mixesScripts: false })
  })

  it.each([
    '',
    'ana',
    'ana@',
    '@example.com',
    'ana@example',
    'ana@@example.com',
    'ana@example..com',
    '.ana@example.com',
    'ana silva@example.com',
    'ana@exam ple.com',
    'ana@example.com/path',
    'ana@example.com:80',
    'ana@user:secret@example.com',
    'ana@127.0.0.1',
    'ana@0x7f.1',
    'ana@[::1]',
    'ana@%65xample.com',
    'an\u0430@example.com',
    'ana:b@example.com',
    `${'a'.repeat(65)}@example.com`,
    `ana@${'a'.repeat(63)}.${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.com`,
  ])('readMailAddress returns undefined for the text %j', (text) => {
    expect(readMailAddress(text)).toBeUndefined()
  })

  it.each([
    ['ana@bücher.example', 'ana@xn--bcher-kva.example', false],
    ['ana@BÜCHER.example', 'ana@xn--bcher-kva.example', false],
    // The label before `.com` is entirely Cyrillic and looks like `apple`. It mixes no scripts, so
    // only the ASCII form reveals the Cyrillic letters.
    ['ana@аррӏе.com', 'ana@xn--80ak6aa92e.com', false],
    ['ana@пример.рф', 'ana@xn--e1afmkfd.xn--p1ai', false],
    ['ana@例え。テスト', 'ana@xn--r8jz45g.xn--zckzah', false],
    ['ana@東京tower.jp', 'ana@xn--tower-w91hq39l.jp', false],
    // The next two domains have Cyrillic letters among Latin letters.
    ['ana@p\u0430ypal.com', 'ana@xn--pypal-4ve.com', true],
    ['ana@g\u043E\u043Egle.com', 'ana@xn--ggle-55da.com', true],
  ])(
    'readMailAddress converts %j to %j with an ASCII domain, and reports mixed scripts as %j',
    (text, address, mixesScripts) => {
      expect(readMailAddress(text)).toEqual({ address, isInternational: true, mixesScripts })
    },
  )

  it.each([
    'ana@exa\u202Emple.com',
    'mailto:ana@example.com',
    'ａｎａ＠example.com',
    ...pastedMarks.map(({ mark }) => `${mark}ana${mark}@example${mark}.com${mark}`),
  ])('[SAFE-09] readMailAddress parses the text %j as ana@example.com', (text) => {
    expect(readMailAddress(text)?.address).toBe('ana@example.com')
  })

  it('readMailAddress returns a normalised address unchanged', () => {
    const { address = '' } = readMailAddress('ana@bücher.example') ?? {}
    expect(readMailAddress(address)?.address).toBe(address)
  })
})
