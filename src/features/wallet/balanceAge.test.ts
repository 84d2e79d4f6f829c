import { describe, expect, it } from 'vitest'
import { balanceAge } from './balanceAge.ts'

const minute = 60_000
const reading = { readAt: 0, now: 0, isOnline: true, isLive: false, hasFailed: false }

describe('the age of a balance', () => {
  it('is told from more than a minute on', () => {
    expect(balanceAge({ ...reading, now: minute })).toBeUndefined()
    expect(balanceAge({ ...reading, now: minute + 1 })).toEqual({
      unit: 'minutes',
      count: 1,
      isOffline: false,
    })
  })

  it('is not told while events would tell of a change, unless the last reading failed', () => {
    expect(balanceAge({ ...reading, now: 90 * minute, isLive: true })).toBeUndefined()
    expect(balanceAge({ ...reading, now: 90 * minute, isLive: true, hasFailed: true })).toEqual({
      unit: 'hours',
      count: 1,
      isOffline: false,
    })
  })

  it('is told at once without a network, however young', () => {
    expect(balanceAge({ ...reading, now: 10_000, isLive: true, isOnline: false })).toEqual({
      unit: 'now',
      count: 0,
      isOffline: true,
    })
    expect(balanceAge({ ...reading, now: 50 * 60 * minute, isOnline: false })).toEqual({
      unit: 'days',
      count: 2,
      isOffline: true,
    })
  })

  it('is none when the clock was set back meanwhile', () => {
    expect(balanceAge({ ...reading, readAt: 5 * minute, now: 0 })).toBeUndefined()
  })
})
