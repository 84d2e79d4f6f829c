import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import pastedMarks from '../../../tests/corpora/pastedMarks.json' with { type: 'json' }
import { moneyText } from '../../kit/format/money.ts'
import { allLanguages } from '../../kit/i18n/allLanguages.ts'
import { toDecimal } from '../../lib/money.ts'
import { languageNamed } from './languagesForTests.ts'
import { amountAsTyped, parseAmount } from './parseAmount.ts'

const [pt, en] = [languageNamed('pt'), languageNamed('en')]

const nativeSystems = {
  ar: 'arab',
  fa: 'arabext',
  ur: 'arabext',
  hi: 'deva',
  ne: 'deva',
  bn: 'beng',
  ta: 'tamldec',
  th: 'thai',
  lo: 'laoo',
  my: 'mymr',
  ja: 'fullwide',
  'zh-Hans': 'fullwide',
}
// `nativeSystems` has no entry for Khmer: Khmer digits have other separators than Latin digits, so
// `parseAmount` rejects some amounts in Khmer digits.
const numberingSystems = ['latn', 'khmr', ...new Set(Object.values(nativeSystems))]

describe('parseAmount', () => {
  it.each([
    ['50', '50.00'],
    [' 50 ', '50.00'],
    ['50,5', '50.50'],
    ['50.5', '50.50'],
    ['1234,56', '1234.56'],
    ['1.234,56', '1234.56'],
    ['1.234', '1234.00'],
    ['1 234,56', '1234.56'],
    [',50', '0.50'],
    ['007', '7.00'],
    ['0', '0.00'],
    ['R$ 50', '50.00'],
    ['R$\u00a01.234,56', '1234.56'],
    ['50 €', '50.00'],
    ['１２３', '123.00'],
  ])('parseAmount parses %j in Portuguese', (text, amount) => {
    expect(parseAmount(text, pt)).toEqual({ amount })
  })

  it.each([
    ['1,234.56', '1234.56'],
    ['1,234', '1234.00'],
    ['12,34,567.80', '1234567.80'],
    ['100,50', '100.50'],
    ['١٬٢٣٤٫٥٠', '1234.50'],
    ['۱۲٬۳۴۵', '12345.00'],
    ['۵۰٫۵', '50.50'],
    ['১২,৩৪,৫৬৭.৮০', '1234567.80'],
    ['၁,၂၃၄.၅၀', '1234.50'],
    ['１，２３４．５０', '1234.50'],
  ])('[LANG-05] parseAmount parses %j in English', (text, amount) => {
    expect(parseAmount(text, en)).toEqual({ amount })
  })

  it.each([
    ['', 'missing'],
    ['   ', 'missing'],
    ['-50', 'sign'],
    ['+50', 'sign'],
    ['−50', 'sign'],
    ['𝟏𝟐𝟑', 'digits'],
    ['一千', 'symbols'],
    ['1٬23', 'separators'],
    ['1.234٫50', 'separators'],
    ['1٫234٬567', 'separators'],
    ['1٫234', 'decimals'],
    ['٫', 'separators'],
    ['abc', 'symbols'],
    ['1e3', 'symbols'],
    ['R$', 'missing'],
    ['R$ R$ 50', 'symbols'],
    ['50 reais', 'symbols'],
    ['50%', 'symbols'],
    ['1,2,3', 'separators'],
    ['1..5', 'separators'],
    ['50,', 'separators'],
    ['.', 'separators'],
    ['1.23.4', 'separators'],
    ['12.3456.789', 'separators'],
    ['1,234,5', 'separators'],
    ['1,2345', 'decimals'],
    ['0,001', 'decimals'],
    ['0.100', 'separators'],
    ['00.100', 'separators'],
    ['0.100,50', 'separators'],
    ['50\u201110', 'sign'],
    ['1234567890123456', 'tooLong'],
  ])('parseAmount rejects %j with the problem %s', (text, problem) => {
    expect(parseAmount(text, pt)).toEqual({ problem })
  })

  it('[SAFE-10] parseAmount rejects a group separator after a leading zero in English', () => {
    expect(parseAmount('0,100', en)).toEqual({ problem: 'separators' })
  })

  it.each(pastedMarks)('parseAmount ignores a pasted $name', ({ mark }) => {
    expect(parseAmount(`${mark}R$ 1${mark}.234,5${mark}0`, pt)).toEqual({ amount: '1234.50' })
  })

  it.each(allLanguages)(
    '[SAFE-10] an amount shown in $name is read back as the same amount or rejected',
    (language) => {
      fc.assert(
        fc.property(
          fc.oneof(fc.integer({ min: 0, max: 1_000_000 }), fc.integer({ min: 0, max: 10 ** 14 })),
          fc.constantFrom('R$', '€', 'US$', 'S/', 'kr', ''),
          (minor, symbol) => {
            const amount = toDecimal(minor)
            const shown = moneyText(amount, symbol, language)
            expect([amount, undefined]).toContain(parseAmount(shown, language).amount)
            const plain = moneyText(amount, '', language)
            if (minor < 10 ** 13) expect(parseAmount(plain, language)).toEqual({ amount })
          },
        ),
      )
    },
  )

  it.each(allLanguages)(
    '[LANG-05] an amount in the digits of $name or of any script is read as itself or rejected',
    (language) => {
      fc.assert(
        fc.property(
          fc.oneof(fc.integer({ min: 0, max: 1_000_000 }), fc.integer({ min: 0, max: 10 ** 13 })),
          fc.constantFrom(...numberingSystems),
          fc.boolean(),
          (minor, system, useGrouping) => {
            const amount = toDecimal(minor)
            const format = new Intl.NumberFormat(`${language.locale}-u-nu-${system}`, {
              minimumFractionDigits: 2,
              useGrouping,
            })
            const shown = format.format(amount as Intl.StringNumericLiteral)
            expect([amount, undefined]).toContain(parseAmount(shown, language).amount)
          },
        ),
      )
    },
  )

  it('[LANG-05] parseAmount parses amounts in the native digits of each language', () => {
    for (const [code, system] of Object.entries(nativeSystems)) {
      const language = languageNamed(code)
      const format = new Intl.NumberFormat(`${language.locale}-u-nu-${system}`, {
        minimumFractionDigits: 2,
      })
      for (const minor of [5, 1050, 123_450, 123_456_789]) {
        const amount = toDecimal(minor)
        const shown = format.format(amount as Intl.StringNumericLiteral)
        expect(parseAmount(shown, language)).toEqual({ amount })
      }
    }
  })

  it('parseAmount parses the result of amountAsTyped in every language', () => {
    for (const language of allLanguages) {
      for (const amount of ['20.00', '1000.00', '0.50', '1234567.89']) {
        expect(parseAmount(amountAsTyped(amount, language), language)).toEqual({ amount })
      }
    }
  })
})
