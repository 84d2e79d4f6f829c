import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { propertyRuns } from '../../../tests/support/extent.ts'
import { fieldStatistics } from '../../domain/accounts/signUps/fieldStatistics.ts'
import { countForm, type FormReport } from '../../domain/accounts/signUps/formReports.ts'
import { removeExpired } from '../../domain/housekeeping.ts'
import { startPlatform } from '../platformForTests.ts'

const hour = 3_600_000
const day = 24 * hour

const left: FormReport = {
  rulesVersion: 1,
  method: 'username',
  outcome: 'left',
  seen: ['username', 'password', 'email'],
  failed: ['password'],
  leftAt: 'password',
}

async function withReports() {
  const platform = await startPlatform()
  const report = async (body: object) =>
    (await platform.send('POST /wps/registration/formReport', { body })).status
  const statistics = async () => {
    const { status, answer } = await platform.send('GET /ops/registration-rules/statistics', {
      headers: await platform.operator(),
    })
    expect(status).toBe(200)
    // The cast is safe: the test server validates responses against the API contract.
    return answer.value as Awaited<ReturnType<typeof fieldStatistics>>
  }
  return { ...platform, report, statistics }
}

const last = (counts: readonly number[]) => counts.at(-1)

describe('form statistics', () => {
  it('form statistics count views, failures and abandonments of a field by hour and by day', async () => {
    const { report, statistics } = await withReports()
    expect(await report(left)).toBe(200)
    expect(await report({ ...left, outcome: 'registered', failed: [] })).toBe(200)
    const { hours, days, fields } = await statistics()
    const password = fields.find(({ field }) => field === 'password')
    for (const span of [password?.hours, password?.days]) {
      expect([span?.seen, span?.failed, span?.left].map((counts) => last(counts ?? []))).toEqual([
        ...[2, 1, 1],
      ])
    }
    expect([last(hours.opened), last(hours.registered)]).toEqual([2, 1])
    expect([last(days.opened), last(days.registered)]).toEqual([2, 1])
  })

  it('form statistics have 24 hours and 7 days in UTC, oldest first, with zeros where there are no reports', async () => {
    const { report, statistics, time } = await withReports()
    time.now = Date.UTC(2026, 10, 15, 0, 30)
    await report(left)
    time.now = Date.UTC(2026, 10, 20, 13, 59)
    await report(left)
    time.now = Date.UTC(2026, 10, 21, 12, 20)
    const { generatedAt, hours, days } = await statistics()
    expect(generatedAt).toBe('2026-11-21T12:20:00.000Z')
    expect(hours.from).toBe('2026-11-20T13:00:00.000Z')
    expect(hours.opened).toEqual([1, ...Array.from({ length: 23 }, () => 0)])
    expect(days.from).toBe('2026-11-15T00:00:00.000Z')
    expect(days.opened).toEqual([1, 0, 0, 0, 0, 1, 0])
  })

  it('form statistics have one row per field of the live rules, in their order', async () => {
    const { report, statistics, publish, store } = await withReports()
    await report({ ...left, seen: ['username', 'neverHeardOf'], leftAt: 'neverHeardOf' })
    const { fields } = await statistics()
    expect(fields[0]?.field).toBe('username')
    expect(fields.map(({ field }) => field)).not.toContain('neverHeardOf')
    expect(JSON.stringify(await store.formHours.find())).not.toContain('neverHeardOf')
    await publish([])
    expect((await statistics()).fields).toEqual([])
  })

  it('a form report is rejected if it contains anything but field names', async () => {
    const { report } = await withReports()
    expect(await report({ ...left, seen: ['marina@example.com'] })).toBe(422)
    expect(await report({ ...left, values: { username: 'marina' } })).toBe(422)
  })

  it('form statistics count a failed field as seen', async () => {
    const { report, statistics } = await withReports()
    await report({ ...left, seen: [] })
    const password = (await statistics()).fields.find(({ field }) => field === 'password')
    expect(last(password?.hours.seen ?? [])).toBe(1)
  })

  it('form statistics add up to the number of reports, whatever the times of the reports', async () => {
    const times = fc.array(fc.integer({ min: 0, max: 7 * 24 * 60 }), { maxLength: 30 })
    await fc.assert(
      fc.asyncProperty(times, async (minutes) => {
        const { context, time } = await startPlatform()
        const end = time.now
        for (const ago of minutes.toSorted((a, b) => b - a)) {
          time.now = end - ago * 60_000
          await countForm(context, left)
        }
        time.now = end
        const { hours, days, fields } = await fieldStatistics(context, ['password'])
        const since = (from: string) =>
          minutes.filter((ago) => end - ago * 60_000 >= Date.parse(from)).length
        const sum = (counts: readonly number[] = []) => counts.reduce((a, b) => a + b, 0)
        expect(sum(hours.opened)).toBe(since(hours.from))
        expect(sum(days.opened)).toBe(since(days.from))
        expect(sum(fields[0]?.days.left)).toBe(since(days.from))
        expect(sum(fields[0]?.hours.failed)).toBe(since(hours.from))
      }),
      { seed: 20261121, numRuns: propertyRuns(15, 5) },
    )
  })

  it('form statistics count every concurrent report', async () => {
    const { report, statistics } = await withReports()
    await Promise.all(Array.from({ length: 40 }, () => report(left)))
    expect(last((await statistics()).hours.opened)).toBe(40)
  })

  it('form statistics are deleted after 8 days', async () => {
    const { context, time, store, report } = await withReports()
    await report(left)
    time.now += 7 * day
    await removeExpired(context)
    expect(await store.formHours.count()).toBe(1)
    time.now += 2 * day
    await removeExpired(context)
    expect(await store.formHours.count()).toBe(0)
  })
})
