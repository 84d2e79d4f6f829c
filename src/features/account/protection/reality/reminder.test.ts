import { describe, expect, it } from 'vitest'
import { isDue, nextReminder, type RealityCheck } from './reminder.ts'

const since = '2026-11-21T12:00:00Z'
const checkAt = (minutes: number, intervalMinutes: RealityCheck['intervalMinutes'] = 30) => ({
  since,
  minutes,
  intervalMinutes,
  net: '0.00',
  staked: '0.00',
  won: '0.00',
})

describe('reality-check reminder', () => {
  it('the first reality-check reminder is due one interval after the login', () => {
    expect([29, 30, 95].map((minutes) => isDue(checkAt(minutes), null))).toEqual([
      false,
      true,
      true,
    ])
  })

  it('a reality-check reminder is due again one interval after the last one', () => {
    const last = { since, minutes: 34 }
    expect([35, 63, 64].map((minutes) => isDue(checkAt(minutes), last))).toEqual([
      false,
      false,
      true,
    ])
    expect(nextReminder(checkAt(40, 15), last)).toBe(49)
  })

  it('a new session restarts the reminder interval, and an interval of 0 disables reminders', () => {
    const last = { since: '2026-11-20T08:00:00Z', minutes: 300 }
    expect(isDue(checkAt(30), last)).toBe(true)
    expect(isDue(checkAt(600, 0), null)).toBe(false)
  })
})
