import { expect, it } from 'vitest'
import { moneyFormat } from './moneyFormat.ts'

it.each([
  ['en', 128_450, 'R$\u00a01,284.50'],
  ['en', -500, '-R$\u00a05.00'],
  ['pt-BR', 128_450, 'R$\u00a01.284,50'],
  ['de', 128_450, '1.284,50\u00a0R$'],
])(
  'an amount in %s has its symbol separated from the number: %i minor units',
  (locale, minor, text) => {
    expect(moneyFormat(locale, 'BRL')(minor)).toBe(text)
  },
)
