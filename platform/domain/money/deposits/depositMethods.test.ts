import { describe, expect, it } from 'vitest'
import { marketOf } from '../../base/platform/markets.ts'
import {
  depositMethods,
  expiryOf,
  methodsOf,
  offeredMethods,
  usableFrom,
} from './depositMethods.ts'

const saoPaulo = (text: string) => Date.parse(`${text}-03:00`)
const ted = { method: 'BANK_TRANSFER' } as const

describe('deposit methods of a market', () => {
  it('Brazil offers Pix before bank transfer, and other markets do not offer Pix', () => {
    expect(methodsOf(marketOf('BR')).map(({ method }) => method)).toEqual(['PIX', 'BANK_TRANSFER'])
    expect(methodsOf(marketOf('MX')).map(({ method }) => method)).not.toContain('PIX')
  })

  it('a market offers only the deposit methods that its bank supports, or all of its methods without a bank', () => {
    const offered = offeredMethods(marketOf('MX'), { payInMethods: ['USDT_TRC20'] })
    expect(offered.map(({ method }) => method)).toEqual(['USDT_TRC20'])
    expect(offeredMethods(marketOf('MX'), undefined)).toEqual(methodsOf(marketOf('MX')))
  })

  it('every quick amount of a deposit method is within its limits', () => {
    for (const { limits, quickAmounts } of methodsOf(marketOf('BR'))) {
      for (const amount of quickAmounts) {
        expect(amount).toBeGreaterThanOrEqual(limits.minimum)
        expect(amount).toBeLessThanOrEqual(limits.maximum)
      }
    }
  })
})

describe('bank transfer hours', () => {
  it.each([
    ['in the hours of the banks', '2026-11-27T10:00', '2026-11-27T10:00'],
    ['early in the morning', '2026-11-27T05:10', '2026-11-27T06:30'],
    ['in the evening', '2026-11-26T17:00', '2026-11-27T06:30'],
    ['on a Friday evening', '2026-11-27T18:00', '2026-11-30T06:30'],
    ['on a bank holiday', '2026-11-20T10:00', '2026-11-23T06:30'],
    ['on a Saturday', '2026-11-21T09:00', '2026-11-23T06:30'],
    ['on a Sunday at midnight', '2026-11-22T00:00', '2026-11-23T06:30'],
  ])('a bank transfer is available from the right time when it is requested %s', (_, now, from) => {
    expect(usableFrom(ted, saoPaulo(now))).toBe(saoPaulo(from))
  })
})

describe('expiry of a deposit order', () => {
  it.each([
    ['a Monday', '2026-11-23T10:00', '2026-11-24T17:00'],
    ['a Friday afternoon', '2026-11-27T15:51', '2026-11-30T17:00'],
    ['the day before a long weekend', '2026-11-19T16:59', '2026-11-23T17:00'],
  ])(
    'a bank transfer ordered on %s expires when transfers close on the next banking day',
    (_, at, end) => {
      const method = depositMethods.get('BANK_TRANSFER')
      expect(method && expiryOf(method, saoPaulo(at))).toBe(saoPaulo(end))
    },
  )

  it('a Pix order expires 15 minutes after its creation', () => {
    const method = depositMethods.get('PIX')
    const at = saoPaulo('2026-11-27T15:51')
    expect(method && expiryOf(method, at)).toBe(saoPaulo('2026-11-27T16:06'))
  })
})

it('Pix is available at any time', () => {
  const night = saoPaulo('2026-11-22T03:00')
  expect(usableFrom({ method: 'PIX' }, night)).toBe(night)
})
