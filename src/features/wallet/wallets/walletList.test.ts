import { describe, expect, it } from 'vitest'
import { balancesAfter, sumWithVendors, walletsOf } from './walletList.ts'

const vendors = [
  { vendor: 'PT', name: 'Pontal', balance: '150.00' },
  { vendor: 'CQ9', name: 'Cloud Quay 9', balance: '0.07' },
]
const [main, pontal] = walletsOf({ main: '1284.50', vendors })

describe('wallet list', () => {
  it('the wallet list begins with the main wallet', () => {
    expect(walletsOf({ main: '1284.50', vendors }).map(({ id }) => id)).toEqual([
      'MAIN',
      'PT',
      'CQ9',
    ])
  })

  it('sumWithVendors adds the balances of all vendors', () => {
    expect(sumWithVendors({ vendors })).toBe('150.07')
    expect(sumWithVendors({ vendors: [] })).toBe('0.00')
  })

  it.each([
    ['20.00', { from: '1264.50', to: '170.00' }],
    ['1284.50', { from: '0.00', to: '1434.50' }],
    ['1284.51', undefined],
  ])('balancesAfter returns both balances after a move of %s', (amount, after) => {
    if (!main || !pontal) throw new Error('There are two')
    expect(balancesAfter(main, pontal, amount)).toEqual(after)
  })

  it('balancesAfter is undefined for a move within one wallet', () => {
    if (!main) throw new Error('There is one')
    expect(balancesAfter(main, main, '5.00')).toBeUndefined()
  })
})
