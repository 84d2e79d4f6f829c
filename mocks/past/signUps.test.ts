import { describe, expect, it } from 'vitest'
import { fieldStatistics } from '../../platform/domain/accounts/signUps/fieldStatistics.ts'
import { seedDomain } from '../../platform/domain/seed.ts'
import { startPlatform, withRule } from '../../platform/handlers/platformForTests.ts'
import { seedPast } from './signUps.ts'

const sum = (counts: readonly number[] = []) => counts.reduce((a, b) => a + b, 0)

describe('sign-up history', () => {
  it('the sign-up history has failures in each field, and no field has more failures or departures than views', async () => {
    const { context } = await startPlatform()
    await seedPast(context)
    const { days, hours, fields } = await fieldStatistics(context, [
      'username',
      'password',
      'mobileNum',
    ])
    expect(days.opened.every((count) => count > 50)).toBe(true)
    expect(sum(hours.registered)).toBeGreaterThan(0)
    for (const { days: counts } of fields) {
      expect(sum(counts.failed)).toBeGreaterThan(0)
      for (const [index, seen] of counts.seen.entries()) {
        expect(counts.failed[index]).toBeLessThanOrEqual(seen)
        expect(counts.left[index]).toBeLessThanOrEqual(seen)
      }
    }
  })

  it('the check of draft rules counts the sign-ups of the seeded history', async () => {
    const { context, send, operator } = await startPlatform()
    await seedPast(context)
    const { answer } = await send('POST /ops/registration-rules/check', {
      headers: await operator(),
      body: { minimumAge: 18, fields: withRule('password', { minLength: 12, samples: {} }) },
    })
    // The server has validated the response against the contract.
    const signUps = answer.value?.signUps as
      | { total: number; fields: { field: string; total: number; wouldFail: number }[] }
      | undefined
    const { total = 0, fields = [] } = signUps ?? {}
    expect(total).toBeGreaterThan(200)
    const password = fields.find(({ field }) => field === 'password')
    expect(password?.wouldFail).toBeGreaterThan(0)
    expect(password?.wouldFail).toBeLessThan(password?.total ?? 0)
    expect(fields.filter(({ field }) => field !== 'password').map((one) => one.wouldFail)).toEqual(
      fields.slice(1).map(() => 0),
    )
  })

  it('the sign-up history is seeded only with personas, and only once', async () => {
    const { context, store } = await startPlatform({ personas: false })
    await seedDomain(context, { past: true })
    expect(await store.formHours.count()).toBe(0)
    await seedPast(context)
    const before = await store.formHours.count()
    await seedPast(context)
    expect(await store.formHours.count()).toBe(before)
  })
})
