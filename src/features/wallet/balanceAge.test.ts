import { describe, expect, it } from 'vitest'
import { balanceAge } from './balanceAge.ts'

const minute = 60_000
const reading = { readAt: 0, now: 0, isOnline: true, isLive: false, hasFailed: false }

describe('balance age', () => {
  it('the age of a balance without live updates is shown after more than a minute', () => {
    expect(balanceAge({ ...reading, now: minute })).toBeUndefined()
    expect(balanceAge({ ...reading, now: minute + 1 })).toEqual({
      unit: 'minutes',
      count: 1,
      isOffline: false,
    })
  })

  it('a balance kept current by events shows its age only after a failed refresh', () => {
    expect(balanceAge({ ...reading, now: 90 * minute, isLive: true })).toBeUndefined()
    expect(balanceAge({ ...reading, now: 90 * minute, isLive: true, hasFailed: true })).toEqual({
      unit: 'hours',
      count: 1,
      isOffline: false,
    })
  })

  it('the age of a balance is shown at once while offline', () => {
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

  it('a balance has no age if the clock was set back', () => {
    expect(balanceAge({ ...reading, readAt: 5 * minute, now: 0 })).toBeUndefined()
  })
})
