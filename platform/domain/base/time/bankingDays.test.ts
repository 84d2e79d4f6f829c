import { describe, expect, it } from 'vitest'
import { isBankingDay, nextBankingDay } from './bankingDays.ts'

const noon = (day: string) => Date.parse(`${day}T12:00:00-03:00`)
const midnight = (day: string) => Date.parse(`${day}T00:00:00-03:00`)

describe('banking days', () => {
  it.each([
    ['a usual Monday', '2026-11-23', true],
    ['a Saturday', '2026-11-21', false],
    ['a Sunday', '2026-11-22', false],
    ['Black Awareness Day', '2026-11-20', false],
    ['Christmas', '2026-12-25', false],
    ['Carnival Monday', '2026-02-16', false],
    ['Carnival Tuesday', '2027-02-09', false],
    ['Ash Wednesday', '2026-02-18', true],
    ['Good Friday', '2026-04-03', false],
    ['Good Friday after the latest Easter', '2038-04-23', false],
    ['Corpus Christi', '2027-05-27', false],
  ])('%s (%s) is a banking day: %s', (_, day, isOpen) => {
    expect(isBankingDay(noon(day))).toBe(isOpen)
  })

  it('the next banking day skips weekends and holidays', () => {
    expect(nextBankingDay(noon('2026-11-24'))).toBe(midnight('2026-11-25'))
    expect(nextBankingDay(noon('2026-11-19'))).toBe(midnight('2026-11-23'))
    expect(nextBankingDay(noon('2026-12-24'))).toBe(midnight('2026-12-28'))
  })
})
