import { describe, expect, it } from 'vitest'
import { allLanguages } from '../../kit/i18n/allLanguages.ts'
import { languageNamed } from './languagesForTests.ts'
import { amountAsTyped, parseAmount } from './parseAmount.ts'

const [pt, en] = [languageNamed('pt'), languageNamed('en')]

describe('an amount that a person types', () => {
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
  ])('reads %j as a Portuguese reader means it', (text, amount) => {
    expect(parseAmount(text, pt)).toEqual({ amount })
  })

  it.each([
    ['1,234.56', '1234.56'],
    ['1,234', '1234.00'],
    ['12,34,567.80', '1234567.80'],
    ['100,50', '100.50'],
  ])('reads %j as an English reader means it', (text, amount) => {
    expect(parseAmount(text, en)).toEqual({ amount })
  })

  it.each([
    ['', 'missing'],
    ['   ', 'missing'],
    ['-50', 'sign'],
    ['+50', 'sign'],
    ['−50', 'sign'],
    ['۱۲۳', 'digits'],
    ['১২৩', 'digits'],
    ['１２３', 'digits'],
    ['abc', 'symbols'],
    ['1e3', 'symbols'],
    ['R$ 50', 'symbols'],
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
    ['1234567890123456', 'tooLong'],
  ])('says of %j what is wrong: %s', (text, problem) => {
    expect(parseAmount(text, pt)).toEqual({ problem })
  })

  it('reads back what a quick amount writes into the field, in every language', () => {
    for (const language of allLanguages) {
      for (const amount of ['20.00', '1000.00', '0.50', '1234567.89']) {
        expect(parseAmount(amountAsTyped(amount, language), language)).toEqual({ amount })
      }
    }
  })
})
