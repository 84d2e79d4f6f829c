import { describe, expect, it } from 'vitest'
import { readPublishTime, suggestedTime, timeZoneWords } from './publishTime.ts'

const now = new Date('2026-11-21T12:20:00Z').getTime()
const local = (minutes: number) => {
  const time = new Date(now + minutes * 60_000)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}T${two(time.getHours())}:${two(time.getMinutes())}`
}

describe('the time to publish', () => {
  it('is read in the operator’s own zone, and told in UTC', () => {
    expect(readPublishTime(local(60), now)).toEqual({ publishAt: '2026-11-21T13:20:00.000Z' })
  })

  it.each([
    ['', 'missing'],
    ['tomorrow', 'missing'],
    [local(1), 'tooSoon'],
    [local(-60), 'tooSoon'],
    [local(366 * 24 * 60), 'tooFar'],
  ])('%j: %s', (text, problem) => {
    expect(readPublishTime(text, now)).toEqual({ problem })
  })

  it('is suggested at a full hour, an hour ahead or more', () => {
    const found = readPublishTime(suggestedTime(now), now)
    const time = 'publishAt' in found ? new Date(found.publishAt) : undefined
    expect(time?.getUTCSeconds()).toBe(0)
    expect((time?.getTime() ?? 0) - now).toBeGreaterThanOrEqual(60 * 60_000)
  })
})

it('names a time zone once, with its offset', () => {
  const words = timeZoneWords('en', new Date(now))
  expect(words).toMatch(/GMT/)
  expect(words.match(/GMT/g)).toHaveLength(1)
})
