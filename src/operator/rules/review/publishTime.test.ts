import { describe, expect, it } from 'vitest'
import { readPublishTime, suggestedTime, timeZoneWords } from './publishTime.ts'

const now = new Date('2026-11-21T12:20:00Z').getTime()
const local = (minutes: number) => {
  const time = new Date(now + minutes * 60_000)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}T${two(time.getHours())}:${two(time.getMinutes())}`
}

describe('time of publication', () => {
  it('readPublishTime parses a local time and returns UTC', () => {
    expect(readPublishTime(local(60), now)).toEqual({ publishAt: '2026-11-21T13:20:00.000Z' })
  })

  it.each([
    ['', 'missing'],
    ['tomorrow', 'missing'],
    [local(1), 'tooSoon'],
    [local(-60), 'tooSoon'],
    [local(366 * 24 * 60), 'tooFar'],
  ])('the publication time %j has the problem %s', (text, problem) => {
    expect(readPublishTime(text, now)).toEqual({ problem })
  })

  it('suggestedTime returns a full hour that is at least an hour ahead', () => {
    const found = readPublishTime(suggestedTime(now), now)
    const time = 'publishAt' in found ? new Date(found.publishAt) : undefined
    expect(time?.getUTCSeconds()).toBe(0)
    expect((time?.getTime() ?? 0) - now).toBeGreaterThanOrEqual(60 * 60_000)
  })
})

it('timeZoneWords names a time zone once, with its offset', () => {
  const words = timeZoneWords('en', new Date(now))
  expect(words).toMatch(/GMT/)
  expect(words.match(/GMT/g)).toHaveLength(1)
})
